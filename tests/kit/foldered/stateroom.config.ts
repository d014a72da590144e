import type { CollectionConfig } from 'payload'
import magazine from '../../../examples/magazine/stateroom.config.ts'

const inFolders = ['media', 'categories']

const papers: CollectionConfig = {
  slug: 'papers',
  upload: { mimeTypes: ['application/pdf'] },
  access: { read: () => true },
  fields: [],
}

/** The magazine, whose pictures and categories are put into folders; and papers. */
export default {
  ...magazine,
  collections: [
    ...magazine.collections!.map((collection: CollectionConfig) =>
      inFolders.includes(collection.slug) ? { ...collection, folders: true } : collection,
    ),
    papers,
  ],
}
