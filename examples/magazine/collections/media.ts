import type { CollectionConfig } from 'payload'
import { anyone, editors, signedIn } from '../access.ts'
import { groups } from '../groups.ts'

/** Every picture in the magazine, in the three sizes that the site asks for. */
export const media: CollectionConfig = {
  slug: 'media',
  labels: {
    singular: { en: 'Picture', de: 'Bild' },
    plural: { en: 'Pictures', de: 'Bilder' },
  },
  upload: {
    mimeTypes: ['image/*'],
    adminThumbnail: 'thumbnail',
    focalPoint: true,
    imageSizes: [
      { name: 'thumbnail', width: 240, height: 160 },
      { name: 'card', width: 720, height: 480 },
    ],
  },
  admin: {
    group: groups.media,
    useAsTitle: 'filename',
    defaultColumns: ['filename', 'alt', 'credit', 'updatedAt'],
    listSearchableFields: ['filename', 'alt', 'credit'],
  },
  access: { read: anyone, create: signedIn, update: signedIn, delete: editors },
  fields: [
    {
      name: 'alt',
      type: 'text',
      label: { en: 'Alternative text', de: 'Alternativtext' },
      localized: true,
      required: true,
      minLength: 3,
      maxLength: 200,
      admin: {
        description: {
          en: 'What somebody who cannot see the picture should know about it.',
          de: 'Was jemand wissen sollte, der das Bild nicht sehen kann.',
        },
      },
    },
    { name: 'credit', type: 'text', label: { en: 'Credit', de: 'Bildnachweis' }, maxLength: 120 },
  ],
}
