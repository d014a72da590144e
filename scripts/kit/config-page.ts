import type { z } from 'zod'
import type { Row } from './config-rows.ts'
import { rowsOf } from './config-rows.ts'

type JsonSchema = z.core.JSONSchema.JSONSchema

/** The reference page of the config: a table for each section, from the schema's own words. */
export function configPage(schema: JsonSchema): string {
  const sections = schema.$defs ?? {}
  const kinds = sections.Field?.oneOf ?? []
  return [
    intro,
    ...first.map((name) => section(name, sections[name] ?? {})),
    fieldSection(kinds),
    ...kinds.map((kind) => kindSection(kind, kinds)),
    ...Object.keys(sections)
      .filter((name) => ![...first, 'Field', 'BlockInMap'].includes(name))
      .map((name) => section(name, sections[name] ?? {})),
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n')
}

const first = ['Config', 'Collection', 'Global', 'Block']

const intro = `# The config

Every option of a config, with its type and default. This page and \`config-schema/schema.json\`
are generated from the schema that validates the config: \`npm run schema\`.

\`\`\`ts
import { defineConfig } from 'stateroom-admin'

export default defineConfig({
  collections: [
    { slug: 'users', auth: true, fields: [] },
    { slug: 'posts', fields: [{ name: 'title', type: 'text', required: true }] },
  ],
})
\`\`\`

A config written for Payload 3 works [as it is](payload-configs.md).`

const section = (name: string, schema: JsonSchema) =>
  [`## ${name}`, schema.description, table(rowsOf(schema))].filter(Boolean).join('\n\n')

const fieldSection = (kinds: readonly JsonSchema[]) =>
  [
    '## Field',
    'Most field types share these keys. Fields without a value (`row`, `collapsible`, `tabs`, `ui`) have none of the keys about values.',
    table(sharedRows(kinds)),
  ].join('\n\n')

function kindSection(kind: JsonSchema, kinds: readonly JsonSchema[]): string {
  const shared = new Set(sharedRows(kinds).map(line))
  const own = rowsOf(kind).filter((row) => row.key !== 'type' && !shared.has(line(row)))
  const type = kind.properties?.type as JsonSchema
  const keys = own.length > 0 ? table(own) : 'This type has only the shared keys.'
  return [`### Field: \`${type.const}\``, type.description, keys].join('\n\n')
}

/** The rows that at least half of the kinds have, word for word. */
function sharedRows(kinds: readonly JsonSchema[]): Row[] {
  const counts = new Map<string, number>()
  const rows = kinds.flatMap((kind) => rowsOf(kind))
  for (const row of rows) counts.set(line(row), (counts.get(line(row)) ?? 0) + 1)
  const shared = rows.filter((row) => (counts.get(line(row)) ?? 0) * 2 >= kinds.length)
  return [...new Map(shared.map((row) => [line(row), row])).values()]
}

const table = (rows: readonly Row[]) =>
  rows.length === 0
    ? ''
    : ['| Key | Type | Default | Meaning |', '|---|---|---|---|', ...rows.map(line)].join('\n')

const line = ({ key, type, fallback, meaning }: Row) =>
  `| \`${key}\` | ${inCell(type)} | ${inCell(fallback)} | ${inCell(meaning)} |`

const inCell = (text: string) => text.replaceAll('|', '\\|')
