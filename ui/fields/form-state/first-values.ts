import type { DocumentData, DocumentRef, Json } from '#contracts/documents'
import type { ClientField } from '#contracts/fields'
import { isRecord } from '#contracts/is-record'
import { readFormState } from '../../client/form-state.ts'
import type { Http } from '../../client/http.ts'
import { rulesOf } from './rules-of.ts'

interface Birth {
  ref: DocumentRef
  fields: readonly ClientField[]
  /** What the config's plain defaults give. */
  data: DocumentData
  signal: AbortSignal
}

/**
 * What a new document starts with, where functions have a say in it. A server that cannot be asked
 * now is no reason not to write: it is asked again when the form is open.
 */
export async function firstValues(
  http: Http,
  { ref, fields, data, signal }: Birth,
): Promise<DocumentData> {
  if (!rulesOf(fields).atBirth) return data
  const question = { ref, base: {}, values: data, whole: {}, isRefused: false }
  try {
    const { defaults } = await readFormState(http, question, signal)
    return Object.entries(defaults).reduce(
      (values, [key, value]) => withValue(values, key.split('.'), value),
      data,
    )
  } catch {
    return data
  }
}

/** Rows are left as they are: theirs come when the form is open. */
function withValue(
  data: DocumentData,
  [name = '', ...rest]: readonly string[],
  value: Json,
): DocumentData {
  const inside = data[name] ?? {}
  if (rest.length === 0) return { ...data, [name]: value }
  return isRecord(inside) ? { ...data, [name]: withValue(inside, rest, value) } : data
}
