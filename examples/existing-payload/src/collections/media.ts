import type { CollectionConfig } from 'payload'

export const media: CollectionConfig = {
  slug: 'media',
  access: { read: () => true },
  upload: { imageSizes: [{ name: 'cover', width: 300, height: 450 }] },
  fields: [{ name: 'alt', type: 'text', required: true }],
}
