import { initI18n } from '@payloadcms/translations'
import { configToJSONSchema } from 'payload'
import { isRecord } from '#contracts/is-record'
import { offlineConfig } from '../site/offline-config.ts'
import type { ServerOptions } from '../site/options.ts'

/** The JSON Schema of the documents that the API answers with, as Payload describes them. */
export interface DocumentSchema {
  $schema: string
  type: 'object'
  properties: {
    collections: { type: 'object'; properties: Readonly<Record<string, Reference>> }
    globals: { type: 'object'; properties: Readonly<Record<string, Reference>> }
  }
  definitions: Readonly<Record<string, unknown>>
}

interface Reference {
  $ref: string
}

/** The newest version that all of it is valid in. */
const draft = 'http://json-schema.org/draft-07/schema#'

const prefix = '#/definitions/'

/** Neither the database nor the data folder is opened. */
export async function documentSchema(
  options: Omit<ServerOptions, 'port' | 'adminDir'>,
): Promise<DocumentSchema> {
  const config = await offlineConfig(options)
  const i18n = await initI18n({ config: config.i18n, context: 'api', language: 'en' })
  const { definitions = {} } = configToJSONSchema(config, config.db.defaultIDType, i18n)
  const listed = (entities: readonly { slug: string }[]) => ({
    type: 'object' as const,
    properties: Object.fromEntries(entities.map(({ slug }) => [slug, { $ref: prefix + slug }])),
  })
  const { collections, globals } = config
  return {
    $schema: draft,
    type: 'object',
    properties: { collections: listed(collections), globals: listed(globals) },
    definitions: reached(
      definitions,
      [...collections, ...globals].map(({ slug }) => slug),
    ),
  }
}

/** One collection or global alone: whatever it validates is a document of it. */
export function schemaOf({ $schema, definitions }: DocumentSchema, slug: string) {
  return { $schema, $ref: prefix + slug, definitions: reached(definitions, [slug]) }
}

/** Those of the definitions that these names lead to. */
function reached(
  definitions: Readonly<Record<string, unknown>>,
  names: readonly string[],
): Record<string, unknown> {
  const found = new Map<string, unknown>()
  const open = [...names]
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (found.has(name) || !(name in definitions)) continue
    found.set(name, definitions[name])
    open.push(...namesIn(definitions[name]))
  }
  return Object.fromEntries([...found].sort(([one], [other]) => (one < other ? -1 : 1)))
}

function namesIn(schema: unknown): string[] {
  if (Array.isArray(schema)) return schema.flatMap(namesIn)
  if (!isRecord(schema)) return []
  const { $ref, ...rest } = schema
  const own = typeof $ref === 'string' && $ref.startsWith(prefix) ? [$ref.slice(prefix.length)] : []
  return [...own, ...Object.values(rest).flatMap(namesIn)]
}
