import type { ClientCollection } from '#contracts/admin-config'
import { editing, localeOf, pathOf } from '#contracts/document-address'
import type { CollectionRef, DocumentData } from '#contracts/documents'
import { idempotencyHeader } from '#contracts/documents'
import type { Http } from './http.ts'
import type { QueryValue } from './query-string.ts'

/** What is in the trash, for a question about a list. */
export const trashedWhere: QueryValue = { deletedAt: { exists: true } }

/** How many documents of a collection are in the trash. */
export async function countTrash(http: Http, slug: string, signal: AbortSignal): Promise<number> {
  const query = { trash: true, where: trashedWhere }
  return (await http<{ totalDocs: number }>(`/${slug}/count`, { query, signal })).totalDocs
}

/** Deletes it, so that it can be brought back. */
export const moveToTrash = (http: Http, ref: CollectionRef, name: string): Promise<void> =>
  change(http, ref, { name, body: { deletedAt: new Date().toISOString() } })

/** What brings a document back, published or as a draft; where there are no drafts, as it was. */
export const restoration = (
  { drafts }: Pick<ClientCollection, 'drafts'>,
  status: 'draft' | 'published',
): DocumentData => ({ deletedAt: null, ...(drafts && { _status: status }) })

/** Brings it back out of the trash. */
export const restoreDocument = (
  http: Http,
  ref: CollectionRef,
  { name, data }: { name: string; data: DocumentData },
): Promise<void> => change(http, ref, { name, body: data }, { trash: true })

async function change(
  http: Http,
  ref: CollectionRef,
  { name, body }: { name: string; body: DocumentData },
  more: Record<string, QueryValue> = {},
): Promise<void> {
  const query = { ...editing, ...localeOf(ref), ...more, overrideLock: false }
  await http(pathOf(ref), { method: 'PATCH', query, body, headers: { [idempotencyHeader]: name } })
}
