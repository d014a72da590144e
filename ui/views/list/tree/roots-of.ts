import type { ClientCollection } from '#contracts/admin-config'
import type { QueryValue } from '../../../client/query-string.ts'
import type { ListPlace } from '../list-place.ts'
import { parentField } from './parent-field.ts'

/** What is found stands by itself: what it lies below may not be found with it. */
export const isNarrowed = ({ search, where }: ListPlace): boolean =>
  search.trim() !== '' || where !== null

/** The list is a tree, of which a page has the highest documents. */
export const beginsOnTop = (place: ListPlace): boolean =>
  place.layout === 'tree' && !place.groupBy && !isNarrowed(place)

/** Which documents a page of the tree begins with; undefined: all. */
export function rootsOf(collection: ClientCollection, place: ListPlace): QueryValue {
  const parent = beginsOnTop(place) && parentField(collection)
  if (!parent) return undefined
  const hasNone = { [parent]: { exists: false } }
  // What lies below a deleted document would be nowhere.
  return collection.trash
    ? { or: [hasNone, { [`${parent}.deletedAt`]: { exists: true } }] }
    : hasNone
}
