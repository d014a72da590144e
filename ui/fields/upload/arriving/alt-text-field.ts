import type { ClientCollection } from '#contracts/admin-config'
import type { DocumentData } from '#contracts/documents'
import { memberNamed } from '#contracts/fields'

/** What a collection calls the alternative text of its pictures; null: it has none. */
export function altTextLabel({ fields, upload }: ClientCollection): string | null {
  if (upload?.altText === undefined) return null
  const field = memberNamed(fields, upload.altText)?.part
  if (field === undefined) return null
  return 'label' in field && typeof field.label === 'string' ? field.label : upload.altText
}

/** The values of a picture's document with an alternative text that was typed for it. */
export const altTextIn = ({ upload }: ClientCollection, altText: string): DocumentData =>
  upload?.altText !== undefined && altText !== '' ? { [upload.altText]: altText } : {}
