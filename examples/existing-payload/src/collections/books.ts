import { BlocksFeature, lexicalEditor } from '@payloadcms/richtext-lexical'
import type { CollectionConfig } from 'payload'
import { slugOfTitle } from '../fields/slug'

export const books: CollectionConfig = {
  slug: 'books',
  admin: { useAsTitle: 'title', defaultColumns: ['title', 'author', 'price', '_status'] },
  access: {
    read: ({ req: { user } }) => Boolean(user) || { _status: { equals: 'published' } },
    delete: ({ req: { user } }) => user?.role === 'owner',
  },
  versions: { drafts: { autosave: true } },
  fields: [
    { name: 'title', type: 'text', required: true },
    slugOfTitle,
    { name: 'author', type: 'relationship', relationTo: 'authors' },
    { name: 'cover', type: 'upload', relationTo: 'media' },
    {
      name: 'price',
      type: 'number',
      min: 0,
      admin: { components: { Field: '/src/components/PriceField#PriceField' } },
    },
    { name: 'isDigital', type: 'checkbox', label: 'Digital edition' },
    {
      name: 'megabytes',
      type: 'number',
      label: 'Size in MB',
      admin: { condition: (_, siblings) => Boolean(siblings?.isDigital) },
    },
    {
      name: 'description',
      type: 'richText',
      editor: lexicalEditor({
        features: ({ defaultFeatures }) => [
          ...defaultFeatures,
          BlocksFeature({
            blocks: [
              {
                slug: 'excerpt',
                fields: [
                  { name: 'text', type: 'textarea', required: true },
                  { name: 'page', type: 'number' },
                ],
              },
            ],
          }),
        ],
      }),
    },
  ],
}
