import type { DocumentData, Json } from '#contracts/documents'
import type { ClientField } from '#contracts/fields'
import { isRecord } from './is-record.ts'

/**
 * Whether a site with a fallback shows the value of another language in the place of this one: just
 * as Payload decides it.
 */
export function isStoodInFor(
  { type }: Pick<ClientField, 'type'>,
  value: Json | undefined,
): boolean {
  const isText = type === 'text' || type === 'textarea'
  return value === undefined || value === null || (isText && value === '')
}

/** The value at a path of this document, in the document of another language: rows are found by their ids. */
export function standInAt(own: DocumentData, other: DocumentData, path: string): Json | undefined {
  let here: Json | undefined = own
  let there: Json | undefined = other
  for (const segment of path.split('.')) {
    if (Array.isArray(here)) {
      const row: Json | undefined = here[Number(segment)]
      const id = isRecord(row) ? row.id : undefined
      there = Array.isArray(there)
        ? there.find((one) => isRecord(one) && id !== undefined && one.id === id)
        : undefined
      here = row
    } else {
      there = isRecord(there) ? there[segment] : undefined
      here = isRecord(here) ? here[segment] : undefined
    }
  }
  // Payload shows no other value either that counts as none.
  return there || undefined
}
