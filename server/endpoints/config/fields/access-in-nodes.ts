import type { SanitizedFieldsPermissions } from 'payload'
import { childrenOf, membersOf } from '../../../kit/payload-fields/field-tree.ts'
import type { PayloadField } from '../../../kit/payload-fields/payload-field.ts'
import type { FieldAccess, FieldsAccess } from '../permissions.ts'
import type { Projection } from './source.ts'

type Writing = Pick<FieldAccess, 'create' | 'update'>

/**
 * What a user may do with the fields of a rich text's nodes, in the form in which Payload tells it of
 * all others: its own answer ends at the text.
 */
export function accessInNodes(
  fields: readonly PayloadField[],
  outer: Writing,
  projection: Pick<Projection, 'allows' | 'blocks'>,
): FieldsAccess {
  const entries = membersOf(fields).map(({ name, part, fields }) => [
    name,
    accessOf(part, fields, outer, projection),
  ])
  return Object.fromEntries(entries) as SanitizedFieldsPermissions
}

function accessOf(
  part: PayloadField,
  fields: readonly PayloadField[] | null,
  outer: Writing,
  projection: Pick<Projection, 'allows' | 'blocks'>,
) {
  const { access = {} } = part
  const says = (operation: keyof Writing) => {
    const rule = access[operation]
    return rule ? projection.allows(rule) : outer[operation]
  }
  const own = { create: says('create'), update: says('update') }
  const rows = childrenOf(part, projection.blocks).filter((list) => list.in === 'rows')
  const inRows = rows.find(({ block }) => block === null)?.fields
  const within = fields ?? inRows
  return {
    ...own,
    read: access.read ? projection.allows(access.read) : true,
    ...(within && { fields: accessInNodes(within, own, projection) }),
    blocks: Object.fromEntries(
      rows.flatMap(({ block, fields }) =>
        block === null ? [] : [[block, { fields: accessInNodes(fields, own, projection) }]],
      ),
    ),
  }
}
