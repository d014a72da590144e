import type { SanitizedCollectionConfig } from 'payload'

/** A document that is to be found, or is not any more. */
export interface Searched {
  collection: SanitizedCollectionConfig
  id: string | number
}
