import type { Loose } from './loose.ts'
import { listOf, loose, textOf } from './loose.ts'
import type { Path } from './mistake.ts'

/** A field, tab or block where it stands in the config. */
export interface Placed {
  field: Loose
  path: Path
}

/** Every field below, however deep. */
export function everyField(fields: unknown, path: Path): Placed[] {
  return placed(fields, path).flatMap((entry) => [
    entry,
    ...listsBelow(entry).flatMap(([inner, at]) => everyField(inner, at)),
  ])
}

/** The fields whose values lie side by side in a record: what only arranges them is looked through. */
export function membersOf(fields: unknown, path: Path): Placed[] {
  return placed(fields, path).flatMap((entry) =>
    isArranging(entry.field)
      ? listsBelow(entry).flatMap(([inner, at]) => membersOf(inner, at))
      : entry.field.type === 'tabs'
        ? tabsOf(entry).flatMap((tab) =>
            tab.field.name === undefined
              ? membersOf(tab.field.fields, [...tab.path, 'fields'])
              : [tab],
          )
        : [entry],
  )
}

/** `membersOf` of these fields, of each row's, of each named group's, and so on. */
export function everyLevel(fields: unknown, path: Path): Placed[][] {
  const level = membersOf(fields, path)
  const below = level.flatMap((entry) =>
    listsBelow(entry).flatMap(([inner, at]) => everyLevel(inner, at)),
  )
  return [level, ...below]
}

export const fieldName = ({ field }: Placed): string | null => textOf(field.name)

/** The fields right below a field. */
export const fieldsOf = ({ field, path }: Placed): Placed[] =>
  membersOf(field.fields, [...path, 'fields'])

/** The tabs of a field, or none. */
export const tabsOf = ({ field, path }: Placed): Placed[] =>
  field.type === 'tabs' ? placed(field.tabs, [...path, 'tabs']) : []

/** The blocks that are written in the field itself. */
export const blocksOf = ({ field, path }: Placed): Placed[] => [
  ...placed(field.blocks, [...path, 'blocks']),
  ...placed(field.blockReferences, [...path, 'blockReferences']),
]

const placed = (entries: unknown, path: Path): Placed[] =>
  listOf(entries).map((entry, index) => ({ field: loose(entry), path: [...path, index] }))

function listsBelow(entry: Placed): [fields: unknown, path: Path][] {
  return [entry, ...tabsOf(entry), ...blocksOf(entry)].map(({ field, path }) => [
    field.fields,
    [...path, 'fields'],
  ])
}

const isArranging = ({ type, name }: Loose) =>
  type === 'row' || type === 'collapsible' || (type === 'group' && name === undefined)
