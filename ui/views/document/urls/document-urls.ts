import type { ClientCollection, ClientGlobal } from '#contracts/admin-config'
import { isInTrash, localeOf, pathOf } from '#contracts/document-address'
import { isNewDocument } from '#contracts/document-ref'
import type { DocumentData, DocumentRef } from '#contracts/documents'
import { isRecord } from '#contracts/is-record'
import type { TextKey } from '#locales'
import { queryString } from '../../../client/query-string.ts'
import { fileOf } from '../../../client/summaries.ts'
import type { Addresses } from '../../../kit/addresses.ts'

/** A document's address for people outside the form. */
export interface DocumentUrl {
  id: 'doc-url' | 'file-url'
  url: string
  label: TextKey
  copy: TextKey
}

interface Sources {
  entity: ClientCollection | ClientGlobal
  ref: DocumentRef
  /** As it was saved last. */
  base: DocumentData
  api: string
  addresses: Addresses
}

/** The addresses of a saved document (DOC-1): of the document, and of its file. */
export function documentUrls(sources: Sources): DocumentUrl[] {
  const { entity, base } = sources
  const [own, file] = [ownUrl(sources), 'upload' in entity && entity.upload ? fileOf(base) : null]
  return [
    ...(own ? [{ id: 'doc-url', url: own, ...words.own } as const] : []),
    ...(file?.url ? [{ id: 'file-url', url: file.url, ...words.file } as const] : []),
  ]
}

const words = {
  own: { label: 'document.url', copy: 'document.url.copy' },
  file: { label: 'document.fileUrl', copy: 'document.fileUrl.copy' },
} as const

/** Where a search entry only refers to a document, that document's form; else what the API has. */
function ownUrl({ entity, ref, base, api, addresses }: Sources): string | null {
  if (isNewDocument(ref) || isInTrash(ref)) return null
  if ('derived' in entity && entity.derived) return referencedUrl(ref, base, addresses)
  return entity.hidesApi ? null : api + pathOf(ref) + queryString(localeOf(ref))
}

function referencedUrl(ref: DocumentRef, { doc }: DocumentData, addresses: Addresses) {
  if (!isRecord(doc) || typeof doc.relationTo !== 'string') return null
  const { relationTo, value } = doc
  const id = isRecord(value) ? value.id : value
  if (typeof id !== 'string' && typeof id !== 'number') return null
  return addresses.document(relationTo, id) + queryString(localeOf(ref))
}
