import type { DocumentData } from '#contracts/documents'
import { equal } from '#machines/document'
import type { AskedSave } from '#machines/open-document'
import { toProblem } from '#problems'
import { readIsPublic } from './documents.ts'
import type { Http } from './http.ts'

/** What a form has read, and what it shows. */
export interface Form {
  base: DocumentData
  values: DocumentData
}

/**
 * An unpublish whose answer was lost, or that something on the way repeats, is refused as late: it met the
 * document as it left it. Sent once more it would make a version of nothing. Gives the document where it
 * is public no longer; throws the refusal otherwise, also where somebody else changed what is edited here.
 */
export async function unpublishedBefore(
  http: Http,
  { ref, inAllLanguages }: AskedSave,
  thrown: unknown,
  { form, signal }: { form: Form; signal: AbortSignal },
): Promise<DocumentData> {
  const { current } = toProblem(thrown)
  // In one language it says nothing about the others.
  if (!current || inAllLanguages || current._status === 'published') throw thrown
  if (isContested(form, current) || (await readIsPublic(http, ref, signal))) throw thrown
  return current
}

const isContested = ({ base, values }: Form, current: DocumentData): boolean =>
  Object.keys(values).some(
    (key) => !equal(values[key], base[key]) && !equal(current[key], base[key]),
  )
