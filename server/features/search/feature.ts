import type { SearchConfig } from '#config-schema/config'
import { searchSchema } from '#config-schema/config'
import type { Feature } from '../../kit/feature.ts'
import { keepInStep } from './keep-in-step.ts'
import { reindexEndpoint } from './reindex/reindex-endpoint.ts'
import { searchCollection } from './search-collection.ts'

/** A collection in which the documents of some others are found. */
export function search(config: SearchConfig, isLocalized: boolean): Feature {
  const resolved = searchSchema.parse(config)
  return {
    collection: (collection) =>
      resolved.collections.includes(collection.slug)
        ? keepInStep(collection, resolved)
        : collection,
    collections: [
      { ...searchCollection(resolved, isLocalized), endpoints: [reindexEndpoint(resolved)] },
    ],
  }
}
