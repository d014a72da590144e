import type { CollectionConfig } from 'payload'
import type { SearchConfig } from '#config-schema/config'
import { searchSchema } from '#config-schema/config'
import { keepInStep } from './keep-in-step.ts'
import { reindexEndpoint } from './reindex/reindex-endpoint.ts'
import { searchCollection } from './search-collection.ts'

/** The collections, and one more in which the documents of some are found. */
export function withSearch(
  collections: readonly CollectionConfig[],
  config: SearchConfig,
  isLocalized: boolean,
): CollectionConfig[] {
  const search = searchSchema.parse(config)
  return [
    ...collections.map((collection) =>
      search.collections.includes(collection.slug) ? keepInStep(collection, search) : collection,
    ),
    { ...searchCollection(search, isLocalized), endpoints: [reindexEndpoint(search)] },
  ]
}
