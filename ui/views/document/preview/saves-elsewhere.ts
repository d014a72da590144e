import type { DocumentRef } from '#contracts/documents'
import type { ClientField } from '#contracts/fields'
import { partsOf } from '#contracts/fields'
import type { SavedElsewhere } from '#machines/open-preview'
import type { Live } from '../../../client/live/live.ts'

/**
 * Hears when a document is saved that the page may show as well: one to which this document's fields
 * can lead, saved in a drawer, in another window or by somebody else.
 */
export function hearSavesElsewhere(
  live: Live,
  { fields, refNow }: { fields: readonly ClientField[]; refNow: () => DocumentRef },
  tell: (saved: SavedElsewhere) => void,
): () => void {
  const collections = collectionsIn(fields)
  if (collections.length === 0) return () => {}
  const watching = live.watch((heard) => {
    if (heard.type !== 'saved') return
    const { collectionSlug, id } = heard.document
    if (collectionSlug === undefined || id === undefined) return
    if (!collections.includes(collectionSlug) || isSame(refNow(), collectionSlug, id)) return
    tell({ entitySlug: collectionSlug, id, updatedAt: heard.at })
  })
  watching.show({ collections })
  return watching.stop
}

function collectionsIn(fields: readonly ClientField[]): readonly string[] {
  const slugs = new Set<string>()
  for (const { part } of partsOf(fields)) {
    if (!('type' in part)) continue
    if (part.type === 'relationship' || part.type === 'upload') {
      for (const slug of part.relationTo) slugs.add(slug)
    } else if (part.type === 'richText') {
      const { relationships, uploads } = part.features
      for (const slug of [...relationships, ...Object.keys(uploads)]) slugs.add(slug)
    }
  }
  return [...slugs]
}

const isSame = (ref: DocumentRef, slug: string, id: unknown): boolean =>
  ref.kind === 'collection' && ref.slug === slug && String(ref.id) === String(id)
