import type { PathStep } from '../record/paths.ts'
import type { Step } from '../schema/steps.ts'
import type { Database } from '../types.ts'

/** A migration as Payload's own command writes it, so that either of them can run it. */
export function migrationText(
  { name, packageName }: Pick<Database, 'name' | 'packageName'>,
  steps: readonly Step[],
  undo: readonly Step[],
): string {
  const run = name === 'sqlite' ? 'db.run' : 'db.execute'
  const written = (list: readonly Step[]) =>
    list.length === 0 ? '  // Nothing to do.' : list.map((step) => line(run, step)).join('\n')
  const hasPaths = [...steps, ...undo].some((step) => !('sql' in step))

  return `import { type MigrateDownArgs, type MigrateUpArgs, sql } from '${packageName}'

export async function up({ db }: MigrateUpArgs): Promise<void> {
${written(steps)}
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
${written(undo)}
}
${hasPaths ? `\n${movePaths(name, run)}` : ''}`
}

const line = (run: string, step: Step): string =>
  'sql' in step
    ? `  await ${run}(sql\`${inTemplate(step.sql)}\`)`
    : `  await movePaths(db, ${pathArguments(step)})`

const pathArguments = ({ table, column, pattern, replacement }: PathStep): string =>
  [
    quotedText(table),
    quotedText(column),
    `/${pattern}/`,
    replacement === null ? 'null' : quotedText(replacement),
  ].join(', ')

/** Only the numbers of rows in a path are unknown. */
function movePaths(name: string, run: string): string {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it becomes one in the file.
  const query = 'sql`SELECT DISTINCT ${path} AS "path" FROM ${at}`'
  const rows =
    name === 'sqlite'
      ? `await db.all<{ path: string }>(${query})`
      : `(await db.execute<{ path: string }>(${query})).rows`
  return `/** Rows of fields that are named in a path, such as layout.0.tags. */
async function movePaths(
  db: MigrateUpArgs['db'],
  table: string,
  column: string,
  pattern: RegExp,
  to: string | null,
): Promise<void> {
  const at = sql.identifier(table)
  const path = sql.identifier(column)
  const rows = ${rows}
  for (const row of rows) {
    if (!pattern.test(row.path)) continue
    const where = sql\`WHERE \${path} = \${row.path}\`
    await ${run}(
      to === null
        ? sql\`DELETE FROM \${at} \${where}\`
        : sql\`UPDATE \${at} SET \${path} = \${row.path.replace(pattern, to)} \${where}\`,
    )
  }
}
`
}

const inTemplate = (sql: string): string =>
  sql.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${')

const quotedText = (text: string): string =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
