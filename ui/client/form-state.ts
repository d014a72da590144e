import { askedDocument, isNewDocument } from '#contracts/document-ref'
import type { FormState, FormStateRequest } from '#contracts/form-state'
import { formStatePath } from '#contracts/form-state'
import { changesOf } from '#machines/document'
import type { Question } from '#machines/form-state'
import type { Http } from './http.ts'

/** What only the server can decide about a document as it stands on the screen (DOC-7). */
export const readFormState = (
  http: Http,
  question: Question,
  signal: AbortSignal,
): Promise<FormState> =>
  http<FormState>(formStatePath, {
    method: 'POST',
    body: { ...requestOf(question), skipValidation: !question.isRefused },
    signal,
    signedIn: true,
  })

/** Only the difference where the server has the document: rows that nobody touched stay here (R8). */
function requestOf({ ref, base, values, whole }: Question): FormStateRequest {
  const locale = ref.locale === null ? {} : { locale: ref.locale }
  const asked = askedDocument(ref)
  if (isNewDocument(ref)) return { ...asked, operation: 'create', data: values, ...locale }
  return {
    ...asked,
    operation: 'update',
    changes: changesOf(base, values, whole),
    ...locale,
  }
}
