import type { ReferenceFilter } from '#config-schema'

/** What a field lets one pick from its lists, and make there. */
export interface Offered {
  /** What may be picked, by the slug of its collection. */
  filter: ReferenceFilter
  /** The order at first, by the slug of the collection. */
  sortOptions: Readonly<Record<string, string>>
  allowCreate: boolean
}
