import { createDataloaderCacheKey } from 'payload'
import type { DocumentId, Json } from '#contracts/documents'
import { placedNodes } from '#contracts/rich-text/rich-nodes'
import type { Given } from './given.ts'

type Reading = Given<'afterRead'>

/**
 * Puts embedded files and documents in the place of their ids, as deep as the reader asks. What they
 * may not read stays an id, as in relationship fields.
 */
export function populateNodes(reading: Reading, value: unknown): void {
  const { currentDepth = 1, depth = 0, populationPromises, req } = reading
  const { maxDepth = depth } = reading.field as { maxDepth?: number }
  if (currentDepth > Math.min(depth, maxDepth)) return
  for (const { node } of placedNodes(value as Json)) {
    if (node.type !== 'upload' && node.type !== 'relationship') continue
    const slug = String(node.relationTo)
    if (!isId(node.value) || !req.payload.collections[slug]) continue
    populationPromises?.push(
      load(reading, slug, node.value).then((doc) => {
        if (doc) Object.assign(node, { value: doc })
      }),
    )
  }
}

const isId = (value: unknown): value is DocumentId =>
  typeof value === 'string' || typeof value === 'number'

function load(reading: Reading, slug: string, id: DocumentId): Promise<unknown> {
  const { currentDepth = 1, depth = 0, draft, overrideAccess, populate, req } = reading
  const key = createDataloaderCacheKey({
    collectionSlug: slug,
    currentDepth: currentDepth + 1,
    depth,
    docID: id,
    draft: draft === true,
    fallbackLocale: req.fallbackLocale!,
    locale: req.locale!,
    overrideAccess: overrideAccess === true,
    select: (populate?.[slug] ?? req.payload.collections[slug]?.config.defaultPopulate)!,
    showHiddenFields: reading.showHiddenFields === true,
    transactionID: req.transactionID as never,
  })
  return req.payloadDataLoader.load(key)
}
