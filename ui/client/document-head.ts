import type { ClientCollection, ClientGlobal } from '#contracts/admin-config'
import { localeOf, pathOf } from '#contracts/document-address'
import type { DocumentData, DocumentPermissions, DocumentRef } from '#contracts/documents'
import { readIsPublic, readPermissions } from './documents.ts'
import type { Http } from './http.ts'

/** What is known of a document beside its form. */
export interface DocumentHead {
  /** Its title field, and when it was saved. */
  data: DocumentData
  isPublic: boolean
  permissions: DocumentPermissions
}

/** Reads no more of a document than its screens beside the form show. */
export async function readHead(
  http: Http,
  ref: DocumentRef,
  entity: ClientCollection | ClientGlobal,
  signal: AbortSignal,
): Promise<DocumentHead> {
  const hasDrafts = entity.drafts !== null
  const query = {
    depth: 0,
    'fallback-locale': 'null',
    ...localeOf(ref),
    ...(hasDrafts && { draft: true }),
    select: {
      updatedAt: true,
      ...(hasDrafts && { _status: true }),
      ...('useAsTitle' in entity && { [entity.useAsTitle]: true }),
    },
  }
  const [data, isPublic, permissions] = await Promise.all([
    http<DocumentData>(pathOf(ref), { query, signal }),
    hasDrafts && readIsPublic(http, ref, signal),
    readPermissions(http, ref, hasDrafts, signal),
  ])
  return { data, isPublic: isPublic || data._status === 'published', permissions }
}
