import type { ClientCollection } from '#contracts/admin-config'
import type { DocumentData, DocumentId } from '#contracts/documents'
import { titleOf } from './document-title.ts'
import { useLocale } from './locale.ts'
import type { FallbackTitle } from './titles.ts'
import { useFallbackTitles } from './titles.ts'

/**
 * What a document without a title in this content language is called in the default one; null where
 * it has none there either, or until that is known. `id` is null for a document that has a title.
 */
export function useFallbackTitle(slug: string, id: DocumentId | null): FallbackTitle | null {
  const [fallback = null] = useFallbackTitles(id === null ? [] : [{ slug, id }], useLocale())
  return fallback
}

/** What a row is called where only words can be: its title, one in another language, or its id. */
export const useRowTitle = (collection: ClientCollection, doc: DocumentData): string =>
  useRowTitles(collection, [doc])(doc)

/** The same of many rows. */
export function useRowTitles(
  collection: ClientCollection,
  docs: readonly DocumentData[],
): (doc: DocumentData) => string {
  const { slug } = collection
  const untitled = docs.filter((doc) => titleOf(collection, doc) === '').map(idOf)
  const fallbacks = useFallbackTitles(
    untitled.map((id) => ({ slug, id })),
    useLocale(),
  )
  return (doc) => {
    const fallback = fallbacks[untitled.indexOf(idOf(doc))]
    return titleOf(collection, doc) || fallback?.title || String(idOf(doc))
  }
}

const idOf = ({ id }: DocumentData) => id as DocumentId
