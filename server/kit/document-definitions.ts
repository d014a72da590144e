import { initI18n } from '@payloadcms/translations'
import type { SanitizedConfig } from 'payload'
import { configToJSONSchema } from 'payload'
import { isRecord } from '#contracts/is-record'

/** JSON Schemas by name: a collection's and a global's is its slug. */
export type Definitions = Readonly<Record<string, unknown>>

export const definitionPrefix = '#/definitions/'

/** What Payload says of these documents, and of all that they refer to. */
export async function documentDefinitions(
  config: SanitizedConfig,
  slugs: readonly string[],
): Promise<Definitions> {
  const i18n = await initI18n({ config: config.i18n, context: 'api', language: 'en' })
  const { definitions = {} } = configToJSONSchema(config, config.db.defaultIDType, i18n)
  return reached(definitions, slugs)
}

/** Those of the definitions that these names lead to. */
export function reached(definitions: Definitions, names: readonly string[]): Definitions {
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
  const isOwn = typeof $ref === 'string' && $ref.startsWith(definitionPrefix)
  const own = isOwn ? [$ref.slice(definitionPrefix.length)] : []
  return [...own, ...Object.values(rest).flatMap(namesIn)]
}
