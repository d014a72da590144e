import type { ClientCollection } from '#contracts/admin-config'
import type { DocumentData, Json } from '#contracts/documents'
import type { JoinField, PlainWhere } from '#contracts/fields'
import { hasShape } from '#contracts/fields'
import type { Reference } from '../../client/summaries.ts'
import { valueFrom } from '../references/references.ts'
import { fieldAt } from './field-at.ts'

/** Which documents of the collection refer to this one, as far as the field wants to know of them. */
export function whatPointsAt(
  target: ClientCollection,
  { on, where }: Pick<JoinField, 'on' | 'where'>,
  { slug, id }: Reference,
): PlainWhere {
  const pointing = referenceAt(target, on)?.field.isPolymorphic
    ? { and: [{ [`${on}.value`]: { equals: id } }, { [`${on}.relationTo`]: { equals: slug } }] }
    : { [on]: { equals: id } }
  return where === null ? pointing : { and: [pointing, where] }
}

/** What a new document begins with so that it refers to this one; nothing where that would be in a row. */
export function pointingAt(target: ClientCollection, on: string, to: Reference): DocumentData {
  const found = referenceAt(target, on)
  if (found === null || found.isInRows) return {}
  const value = on
    .split('.')
    .reduceRight<Json>((inner, name) => ({ [name]: inner }), valueFrom(found.field, [to]))
  return value as DocumentData
}

function referenceAt(target: ClientCollection, on: string) {
  const found = fieldAt(target.fields, on.split('.'))
  return found && hasShape(found.field, 'reference') ? { ...found, field: found.field } : null
}
