import type { DocumentId, Json } from '#contracts/documents'
import type { RelationshipField, UploadField } from '#contracts/fields'
import { isRecord } from '#contracts/is-record'
import type { Reference } from '../../client/summaries.ts'

type ReferenceField = RelationshipField | UploadField

/** The documents that a value names: an id, a whole document, or `{relationTo, value}` (DOC-9). */
export function referencesIn(field: ReferenceField, value: Json | undefined): Reference[] {
  const entries = Array.isArray(value) ? value : [value]
  return entries.flatMap((entry) => referenceIn(field, entry) ?? [])
}

function referenceIn(field: ReferenceField, value: Json | undefined): Reference | null {
  if (isRecord(value) && typeof value.relationTo === 'string') {
    const id = idIn(value.value)
    return id === null ? null : { slug: value.relationTo, id }
  }
  const [id, slug] = [idIn(value), field.relationTo[0]]
  return id === null || slug === undefined ? null : { slug, id }
}

function idIn(value: Json | undefined): DocumentId | null {
  const id = isRecord(value) ? value.id : value
  return typeof id === 'string' || typeof id === 'number' ? id : null
}

/** The value that names these documents. */
export function valueFrom(field: ReferenceField, references: readonly Reference[]): Json {
  const values = references.map(({ slug, id }) =>
    field.isPolymorphic ? { relationTo: slug, value: id } : id,
  )
  return field.hasMany ? values : (values[0] ?? null)
}

/** One more where there may be several, another one where not. */
export function withAdded(
  { hasMany }: ReferenceField,
  chosen: readonly Reference[],
  added: Reference,
): Reference[] {
  if (!hasMany) return [added]
  const isThere = chosen.some((one) => keyOf(one) === keyOf(added))
  return isThere ? [...chosen] : [...chosen, added]
}

/** One of them at another place. */
export const moved = <Entry>(entries: readonly Entry[], from: number, to: number): Entry[] =>
  entries.toSpliced(from, 1).toSpliced(to, 0, ...entries.slice(from, from + 1))

/** A reference as one text, and back: ids may be texts or numbers. */
export const keyOf = ({ slug, id }: Reference): string => `${slug} ${JSON.stringify(id)}`

export function referenceOf(key: string): Reference {
  const space = key.indexOf(' ')
  return { slug: key.slice(0, space), id: JSON.parse(key.slice(space + 1)) }
}
