import type { CommentAnchor } from '#contracts/comments'
import type { DocumentData } from '#contracts/documents'
import type { ClientField } from '#contracts/fields'
import { fieldsOfRow, hasRows, memberNamed } from '#contracts/fields'
import { isRecord } from '#contracts/is-record'
import type { Place } from '#machines/document'
import { placeAt } from '#machines/document'

/** What a comment on the field at this path is about; in its language, where it has one in each. */
export function anchorAt(
  path: string,
  values: DocumentData,
  fields: readonly ClientField[],
  locale: string | null,
): CommentAnchor {
  return inLanguage({ place: placeAt(values, path) }, values, fields, locale)
}

/** In the language of the form, where its place has a value in each. */
export function inLanguage(
  anchor: CommentAnchor,
  values: DocumentData,
  fields: readonly ClientField[],
  locale: string | null,
): CommentAnchor {
  const isLocalized = locale !== null && isLocalizedAt(fields, values, anchor.place ?? [])
  return { ...anchor, ...(isLocalized && { locale }) }
}

/** Whether a field on the way to this place has a value of its own in each language. */
function isLocalizedAt(
  fields: readonly ClientField[],
  values: DocumentData,
  [name, ...rest]: Place,
): boolean {
  const member = name === undefined ? undefined : memberNamed(fields, name)
  if (name === undefined || member === undefined) return false
  const { part } = member
  if ('localized' in part && part.localized) return true
  const value = values[name]
  if ('type' in part && hasRows(part)) {
    const [id, ...inside] = rest
    const row = Array.isArray(value)
      ? value.find((one) => isRecord(one) && one.id === id)
      : undefined
    return isRecord(row) && isLocalizedAt(fieldsOfRow(part, row), row, inside)
  }
  return member.fields !== null && isLocalizedAt(member.fields, isRecord(value) ? value : {}, rest)
}
