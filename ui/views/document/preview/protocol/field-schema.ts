import type { ClientField, FieldWithRows, Member } from '#contracts/fields'
import { childrenOf, hasRows, membersOf } from '#contracts/fields'

/** A field as Payload's preview client before 3.55 wants to know it (LIVE-4). */
export interface FieldSchema {
  name: string
  type: string
  fields?: readonly FieldSchema[]
  blocks?: Readonly<Record<string, { fields: readonly FieldSchema[] }>>
  hasMany?: boolean
  relationTo?: string | readonly string[]
}

/** What a document consists of; what only arranges fields is looked through. */
export const fieldSchema = (fields: readonly ClientField[]): readonly FieldSchema[] =>
  membersOf(fields).filter(isSent).map(memberSchema)

/** The documents of a join are no value of this one. */
const isSent = ({ part }: Member): boolean =>
  !('type' in part) || (part.type !== 'join' && part.type !== 'ui')

function memberSchema({ fields, name, part }: Member): FieldSchema {
  if (fields) {
    // A named tab is like a group, and has the type of what holds it.
    return { name, type: 'type' in part ? part.type : 'tabs', fields: fieldSchema(fields) }
  }
  const { type } = part
  if (hasRows(part)) return { name, type, ...rowsSchema(part) }
  if (type === 'relationship' || type === 'upload') {
    const { hasMany, isPolymorphic, relationTo } = part
    return { name, type, hasMany, relationTo: isPolymorphic ? relationTo : (relationTo[0] ?? '') }
  }
  return { name, type }
}

function rowsSchema(field: FieldWithRows): Pick<FieldSchema, 'fields' | 'blocks'> {
  const kinds = childrenOf(field).filter((list) => list.in === 'rows')
  const withId = (fields: readonly ClientField[]) => [
    ...fieldSchema(fields),
    { name: 'id', type: 'text' },
  ]
  if (field.type === 'array') return { fields: kinds.flatMap(({ fields }) => withId(fields)) }
  return {
    blocks: Object.fromEntries(
      kinds.map(({ block, fields }) => [block ?? '', { fields: withId(fields) }]),
    ),
  }
}
