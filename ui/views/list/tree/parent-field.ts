import type { ClientCollection } from '#contracts/admin-config'
import type { RelationshipField } from '#contracts/fields'
import { membersOf } from '#contracts/fields'

/** The field by which each document names the one that it lies below; undefined: there is none. */
export function parentField({ fields, slug }: ClientCollection): string | undefined {
  const own = membersOf(fields).flatMap(({ part }) =>
    isRelationship(part) && !part.hidden && !part.hasMany && part.relationTo.join() === slug
      ? part.name
      : [],
  )
  // Of several, only the usual name says which of them makes the tree.
  return own.length > 1 ? own.find((name) => name === 'parent') : own[0]
}

const isRelationship = (part: object): part is RelationshipField =>
  'type' in part && part.type === 'relationship'
