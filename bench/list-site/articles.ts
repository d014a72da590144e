import type { CollectionConfig } from 'payload'

export const kinds = ['essay', 'interview', 'news', 'review']

export const articles: CollectionConfig = {
  slug: 'articles',
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', '_status', 'kind', 'author', 'publishedOn', 'updatedAt'],
    listSearchableFields: ['title', 'slug'],
  },
  versions: { drafts: true, maxPerDoc: 5 },
  fields: [
    { name: 'title', type: 'text', required: true, localized: true, index: true },
    { name: 'slug', type: 'text', index: true },
    { name: 'kind', type: 'select', options: kinds, index: true },
    { name: 'words', type: 'number' },
    { name: 'publishedOn', type: 'date', index: true },
    { name: 'author', type: 'relationship', relationTo: 'authors' },
  ],
}
