import type { ClientField } from '#contracts/fields'
import type { DocumentActor } from '#machines/document'
import { focusField, reveal } from '../kit/reveal.ts'
import { inOrder } from './in-order.ts'

/** Brings the first field of these paths into sight, opens what it lies in, and gives it the focus. */
export function showField(
  document: DocumentActor,
  fields: readonly ClientField[],
  paths: readonly string[],
): void {
  const known = inOrder(paths, fields)
  // What is not in the config, such as a user's password, stands above the fields that are.
  const isShown = paths.some((path) => !known.includes(path) && focusField(path))
  // A place in a text is in no list of fields: the text finds it.
  const wanted = known[0] ?? paths[0]
  if (!isShown && wanted !== undefined) reveal(document, wanted)
}
