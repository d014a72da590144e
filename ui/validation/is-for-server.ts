import type { Json } from '#contracts/documents'
import { hasRows, hasShape } from '#contracts/fields'
import { isRecord } from '#contracts/is-record'
import type { Circumstances } from './circumstances.ts'
import { isCollection } from './circumstances.ts'
import type { FieldValue } from './field-values.ts'

/**
 * Whether only the server can judge a value: the browser must never refuse what the server takes.
 */
export function isForServer(
  { field, path, value }: FieldValue,
  circumstances: Circumstances,
): boolean {
  if (field.judgedByServer) return true
  if (isEmpty(value) && hasHooks(circumstances)) return true
  if (isOwnPassword(path, circumstances)) return isEmpty(value) && !circumstances.isNew
  if (hasRows(field)) {
    return value === null && field.localized && isOtherLocale(circumstances)
  }
  return hasShape(field, 'reference') && !areKnown(field.relationTo, value, circumstances)
}

/** A hook of the site's may fill in what is left out. */
function hasHooks({ config, entity }: Circumstances): boolean {
  if (!config.rules) return true
  const { collections, globals } = config.rules.hooked
  return (isCollection(entity) ? collections : globals).includes(entity.slug)
}

/** A user's password: the server has it already, unless the user is new. */
const isOwnPassword = (path: string, { entity }: Circumstances): boolean =>
  path === 'password' && isCollection(entity) && entity.auth !== null

/** In another language than the first, a list that was never written there is no mistake. */
const isOtherLocale = ({ config, locale }: Circumstances): boolean =>
  locale !== null && locale !== config.localization?.defaultLocale

/** Whether it is known what the ids of all the collections look like that a value names. */
function areKnown(
  targets: readonly string[],
  value: Json | undefined,
  { config }: Circumstances,
): boolean {
  const named = [value].flat().map((one) => (isRecord(one) ? one.relationTo : null))
  return [...targets, ...named.filter((slug) => typeof slug === 'string')].every(
    (slug) => config.rules?.idTypes[slug] !== undefined,
  )
}

const isEmpty = (value: Json | undefined): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && !value.length)
