import type { CollectionConfig } from 'payload'
import { seo } from '../seo.ts'

export const posts: CollectionConfig = {
  slug: 'posts',
  access: { read: () => true },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'status', 'author', 'category', 'publishedAt', 'updatedAt'],
    listSearchableFields: ['title', 'slug'],
  },
  versions: { drafts: { autosave: { interval: 2000 } } },
  fields: [
    { name: 'title', type: 'text', required: true, localized: true },
    { name: 'slug', type: 'text', index: true },
    { name: 'excerpt', type: 'textarea' },
    { name: 'content', type: 'richText' },
    { name: 'author', type: 'relationship', relationTo: 'users' },
    { name: 'category', type: 'relationship', relationTo: 'categories' },
    { name: 'tags', type: 'text', hasMany: true },
    { name: 'cover', type: 'upload', relationTo: 'media' },
    { name: 'publishedAt', type: 'date' },
    {
      name: 'status',
      type: 'select',
      defaultValue: 'idea',
      options: ['idea', 'writing', 'review', 'done'],
    },
    seo,
  ],
}
