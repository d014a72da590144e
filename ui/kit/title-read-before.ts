import type { Query, QueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ClientCollection } from '#contracts/admin-config'
import type { DocumentData, DocumentId } from '#contracts/documents'
import { isRecord } from '#contracts/is-record'
import { useCollection } from './config.ts'
import { titleOf } from './document-title.ts'
import { useLocale } from './locale.ts'
import { usePanel } from './panel.ts'
import { summaryReadBefore } from './titles.ts'

/**
 * What a document was called where it was read before: in a list, a field, or beside its form. Empty
 * where it wasn't, and without an id. It sends no request: it stands in while the document loads.
 */
export function useTitleReadBefore(slug: string, id: DocumentId | null): string {
  const { queries } = usePanel()
  const collection = useCollection(slug)
  const locale = useLocale()
  return useMemo(
    () => (collection && id !== null ? titleReadBefore(queries, collection, id, locale) : ''),
    [queries, collection, id, locale],
  )
}

function titleReadBefore(
  queries: QueryClient,
  collection: ClientCollection,
  id: DocumentId,
  locale: string | null,
): string {
  const { slug } = collection
  const read = documentsRead(queries, slug, locale)
    .filter((doc) => String(doc.id) === String(id))
    .map((doc) => titleOf(collection, doc))
  return [summaryReadBefore(queries, { slug, id }, locale)?.title, ...read].find(Boolean) ?? ''
}

/** Those in the answers that are still cached, the latest answer first. */
const documentsRead = (queries: QueryClient, slug: string, locale: string | null): DocumentData[] =>
  ['list', 'document-head']
    .flatMap((kind) => queries.getQueryCache().findAll({ queryKey: [kind, slug] }))
    .filter((query) => askedOf(query)?.locale === locale)
    .sort((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)
    .flatMap(documentsIn)

/** What the request asked for: a page of a list, or a document by its reference. */
const askedOf = ({ queryKey }: Query): Record<string, unknown> | undefined =>
  queryKey.find((part) => isRecord(part))

function documentsIn(query: Query): DocumentData[] {
  const { data } = query.state
  if (!isRecord(data)) return []
  if (Array.isArray(data.docs)) return data.docs
  return isRecord(data.data) ? [{ ...data.data, id: askedOf(query)?.id } as DocumentData] : []
}
