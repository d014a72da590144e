import type { ClientField } from '#contracts/fields'
import { membersOf, pathBelow } from '#contracts/fields'

/** The path of a field's value; a field that only arranges others has their parent's. */
export const pathOf = (field: ClientField, parent: string): string =>
  'name' in field && field.name !== null ? pathBelow(parent, field.name) : parent

export const isWithin = (path: string, prefix: string): boolean =>
  prefix === '' || path === prefix || path.startsWith(`${prefix}.`)

/** The outermost paths of the values that these fields hold, through what only arranges them. */
export const valuePathsOf = (fields: readonly ClientField[], parent: string): string[] =>
  membersOf(fields).map(({ name }) => pathBelow(parent, name))
