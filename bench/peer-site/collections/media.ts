import type { CollectionConfig } from 'payload'

export const media: CollectionConfig = {
  slug: 'media',
  access: { read: () => true },
  upload: {
    mimeTypes: ['image/*'],
    adminThumbnail: 'thumbnail',
    imageSizes: [
      { name: 'thumbnail', width: 160, height: 120 },
      { name: 'card', width: 480, height: 360 },
    ],
  },
  fields: [{ name: 'alt', type: 'text', required: true }],
}
