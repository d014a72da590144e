import type { CollectionConfig } from 'payload'

export const authors: CollectionConfig = {
  slug: 'authors',
  admin: { useAsTitle: 'name' },
  access: { read: () => true },
  fields: [
    { name: 'name', type: 'text', required: true },
    { name: 'books', type: 'join', collection: 'books', on: 'author' },
  ],
}
