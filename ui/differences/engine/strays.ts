import type { ClientField } from '#config-schema'
import { isRecord } from '#config-schema'
import type { Sides } from './difference.ts'

/** The names in two versions of a record that the config has no field for. */
export function strayNames(fields: readonly ClientField[], { from, to }: Sides): string[] {
  const known = knownNames(fields)
  const names = [from, to].flatMap((value) => (isRecord(value) ? Object.keys(value) : []))
  const strays = names.filter((name) => !known.has(name) && !isInternal(name))
  return [...new Set(strays)]
}

/** The same for every row of a field, so it is found once. */
function knownNames(fields: readonly ClientField[]): ReadonlySet<string> {
  const known = remembered.get(fields) ?? new Set(fields.flatMap(namesIn))
  remembered.set(fields, known)
  return known
}

const remembered = new WeakMap<readonly ClientField[], ReadonlySet<string>>()

/** What a field keeps in its record, through what only arranges others. */
function namesIn(field: ClientField): string[] {
  switch (field.type) {
    case 'row':
    case 'collapsible':
      return field.fields.flatMap(namesIn)
    case 'tabs':
      return field.tabs.flatMap(({ name, fields }) =>
        name === null ? fields.flatMap(namesIn) : [name],
      )
    case 'group':
      return field.name === null ? field.fields.flatMap(namesIn) : [field.name]
    case 'date':
      return [field.name, `${field.name}_tz`]
    default:
      return [field.name]
  }
}

/** Payload's own, secrets of people who sign in among them: never content. */
const isInternal = (name: string): boolean => name.startsWith('_') || internal.has(name)

const internal = new Set([
  'id',
  'blockType',
  'blockName',
  'createdAt',
  'updatedAt',
  'deletedAt',
  'globalType',
  'collection',
  'thumbnailURL',
  'password',
  'hash',
  'salt',
  'apiKey',
  'apiKeyIndex',
  'enableAPIKey',
  'loginAttempts',
  'lockUntil',
  'resetPasswordToken',
  'resetPasswordExpiration',
  'sessions',
])
