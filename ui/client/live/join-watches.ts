import type { AskedDocument } from '#contracts/documents'
import type { WatchedDocument } from '#contracts/events'
import type { Watch } from '#machines/presence'

export const nothing: Watch = { documents: [], collections: [] }

/** What several views want to be told, or several tabs, always in the same order. */
export function joinWatches(watches: readonly Watch[]): Watch {
  const documents = new Map<string, WatchedDocument>()
  for (const watched of watches.flatMap(({ documents }) => documents)) {
    const key = documentKey(watched)
    // Who edits in one window is editing.
    if (documents.get(key)?.activity !== 'editing') documents.set(key, watched)
  }
  return {
    documents: [...documents].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(last),
    collections: [...new Set(watches.flatMap(({ collections }) => collections))].toSorted(),
  }
}

/** Ids come as numbers or as text, whoever tells them. */
export const documentKey = ({ collectionSlug, globalSlug, id }: AskedDocument): string =>
  JSON.stringify([collectionSlug ?? null, globalSlug ?? null, id === undefined ? null : String(id)])

const last = <Value>([, value]: [string, Value]): Value => value
