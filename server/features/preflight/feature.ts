import type { PreflightConfig } from '#config-schema/config'
import type { Feature } from '../../kit/feature.ts'
import { guardCollection, guardGlobal } from './guard.ts'
import { preflightEndpoint } from './preflight-endpoint.ts'

/** What is checked before a document is published: by hand, in bulk, when it is planned and when due. */
export const preflight = ({ collections, globals }: PreflightConfig): Feature => ({
  collection: (collection) => {
    const rules = collections[collection.slug]
    return rules ? guardCollection(collection, rules) : collection
  },
  global: (global) => {
    const rules = globals[global.slug]
    return rules ? guardGlobal(global, rules) : global
  },
  endpoints: [preflightEndpoint({ collections, globals })],
})
