import type { ClientField, Member } from '#contracts/fields'
import { factsOf, membersOf } from '#contracts/fields'
import { isRecord } from '#contracts/is-record'
import type { Sides } from './difference.ts'

/** The names in two versions of a record that the config has no field for. */
export function strayNames(fields: readonly ClientField[], { from, to }: Sides): string[] {
  const known = new Set(membersOf(fields).flatMap(namesOf))
  const names = [from, to].flatMap((value) => (isRecord(value) ? Object.keys(value) : []))
  const strays = names.filter((name) => !known.has(name) && !isInternal(name))
  return [...new Set(strays)]
}

/** Under what names a record keeps it. */
function namesOf({ name, part, fields }: Member): string[] {
  const companion = fields ? null : factsOf(part).companion
  return companion === null ? [name] : [name, name + companion]
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
