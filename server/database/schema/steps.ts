import type { PathStep } from '../record/paths.ts'
import type { Database, Drizzle } from '../types.ts'

/** One statement, or a change of the paths that rows are kept under. */
export type Step = { sql: string } | PathStep

export async function runSteps(
  { execute }: Pick<Database, 'execute'>,
  drizzle: Drizzle,
  steps: readonly Step[],
): Promise<void> {
  for (const step of steps) {
    if ('sql' in step) await execute({ drizzle, raw: step.sql })
    else await changePaths({ execute }, drizzle, step)
  }
}

async function changePaths(
  { execute }: Pick<Database, 'execute'>,
  drizzle: Drizzle,
  { table, column, pattern, replacement }: PathStep,
): Promise<void> {
  const { rows } = await execute({
    drizzle,
    raw: `SELECT DISTINCT ${quoted(column)} AS "path" FROM ${quoted(table)}`,
  })
  for (const { path } of rows as { path: string }[]) {
    if (!new RegExp(pattern).test(path)) continue
    const where = `WHERE ${quoted(column)} = ${literal(path)}`
    const raw =
      replacement === null
        ? `DELETE FROM ${quoted(table)} ${where}`
        : `UPDATE ${quoted(table)} SET ${quoted(column)} = ${literal(path.replace(new RegExp(pattern), replacement))} ${where}`
    await execute({ drizzle, raw })
  }
}

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

export const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`
