import type { Children, ClientField } from '#contracts/fields'
import { childrenOf, hasRows, pathBelow } from '#contracts/fields'
import { pathOf } from '../../kit/paths.ts'

/** The paths that these fields show, in the order in which a person meets them. */
export function inOrder(paths: readonly string[], fields: readonly ClientField[]): string[] {
  return paths
    .map((path) => ({ path, place: placeOf(path, fields, '') }))
    .filter((entry): entry is { path: string; place: number[] } => entry.place !== null)
    .sort((one, other) => compare(one.place, other.place))
    .map(({ path }) => path)
}

/** Where the field of a path stands: its index at each level. null where no visible field has it. */
function placeOf(path: string, fields: readonly ClientField[], parent: string): number[] | null {
  for (const [index, field] of fields.entries()) {
    const within = field.hidden ? null : placeWithin(path, field, parent)
    if (within !== null) return [sidebarLast(field), index, ...within]
  }
  return null
}

function placeWithin(path: string, field: ClientField, parent: string): number[] | null {
  const here = pathOf(field, parent)
  if (here !== parent && path !== here && !path.startsWith(`${here}.`)) return null
  if (path === here && here !== parent) return []
  const lists = childrenOf(field)
  if (field.type === 'richText') return placeInText(path, lists, here)
  if (hasRows(field)) return placeInRows(path, lists, here)
  if (lists.length === 0) return here === parent ? null : []
  return firstFound(lists, (list) =>
    placeOf(path, list.fields, list.in === 'record' ? pathBelow(parent, list.name) : parent),
  )
}

/** Which block a row is of cannot be seen from its path: any that has such a field will do. */
function placeInRows(path: string, kinds: readonly Children[], here: string): number[] | null {
  const index = path.slice(here.length + 1).split('.', 1)[0] ?? ''
  const row = pathBelow(here, index)
  const place = firstFound(kinds, ({ fields }) => placeOf(path, fields, row))
  return place && [Number(index), ...place]
}

/** What is no field of a block belongs to the text, as the address of a link does. */
function placeInText(path: string, kinds: readonly Children[], here: string): number[] {
  const [node = ''] = path.slice(here.length).match(/^\.root(\.children\.\d+)*\.fields/) ?? []
  const place = node && firstFound(kinds, ({ fields }) => placeOf(path, fields, here + node))
  return [...(node.match(/\d+/g) ?? []).map(Number), ...(place || [])]
}

function firstFound<Item>(items: readonly Item[], find: (item: Item) => number[] | null) {
  for (const [index, item] of items.entries()) {
    const place = find(item)
    if (place !== null) return [index, ...place]
  }
  return null
}

const sidebarLast = ({ position }: ClientField) => (position === 'sidebar' ? 1 : 0)

function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((step, index) => step !== other[index])
  return at < 0 ? one.length - other.length : (one[at] ?? 0) - (other[at] ?? 0)
}
