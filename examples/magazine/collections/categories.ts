import type { CollectionConfig } from 'payload'
import { anyone, editors } from '../access.ts'
import { slugField } from '../fields/slug.ts'
import { groups } from '../groups.ts'

/** The dozen shelves on which every post stands. */
export const categories: CollectionConfig = {
  slug: 'categories',
  labels: {
    singular: { en: 'Category', de: 'Rubrik' },
    plural: { en: 'Categories', de: 'Rubriken' },
  },
  orderable: true,
  admin: {
    group: groups.content,
    useAsTitle: 'name',
    defaultColumns: ['name', 'slug', 'colour'],
    listSearchableFields: ['name', 'slug'],
  },
  access: { read: anyone, create: editors, update: editors, delete: editors },
  fields: [
    {
      name: 'name',
      type: 'text',
      label: { en: 'Name', de: 'Name' },
      localized: true,
      required: true,
      minLength: 2,
      maxLength: 40,
    },
    {
      name: 'description',
      type: 'textarea',
      label: { en: 'Description', de: 'Beschreibung' },
      localized: true,
      maxLength: 240,
    },
    slugField('name'),
    {
      name: 'colour',
      type: 'select',
      label: { en: 'Colour', de: 'Farbe' },
      required: true,
      defaultValue: 'ink',
      options: [
        { value: 'ink', label: { en: 'Ink', de: 'Tinte' } },
        { value: 'madder', label: { en: 'Madder', de: 'Krapp' } },
        { value: 'ochre', label: { en: 'Ochre', de: 'Ocker' } },
        { value: 'moss', label: { en: 'Moss', de: 'Moos' } },
        { value: 'harbour', label: { en: 'Harbour', de: 'Hafen' } },
        { value: 'plum', label: { en: 'Plum', de: 'Pflaume' } },
      ],
      admin: { position: 'sidebar' },
    },
  ],
}
