import type { CollectionConfig } from 'payload'
import magazine from '../../../examples/magazine/stateroom.config.ts'

const inFolders = ['media', 'categories']

/** The magazine, whose pictures and categories are put into folders. */
export default {
  ...magazine,
  collections: magazine.collections.map((collection: CollectionConfig) =>
    inFolders.includes(collection.slug) ? { ...collection, folders: true } : collection,
  ),
}
