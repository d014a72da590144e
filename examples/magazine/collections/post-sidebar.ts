import type { Field } from 'payload'

/** What stands beside a post while it is written: who, where, when and for whom. */
export const postSidebar: Field[] = [
  {
    name: 'author',
    type: 'relationship',
    relationTo: 'authors',
    label: { en: 'Author', de: 'Autor' },
    required: true,
    admin: { position: 'sidebar' },
  },
  {
    name: 'categories',
    type: 'relationship',
    relationTo: 'categories',
    hasMany: true,
    maxRows: 3,
    label: { en: 'Categories', de: 'Rubriken' },
    admin: { position: 'sidebar' },
  },
  {
    name: 'cover',
    type: 'upload',
    relationTo: 'media',
    label: { en: 'Cover', de: 'Titelbild' },
    admin: { position: 'sidebar' },
  },
  {
    name: 'publishedAt',
    type: 'date',
    label: { en: 'Published on', de: 'Erschienen am' },
    index: true,
    admin: {
      position: 'sidebar',
      date: { pickerAppearance: 'dayAndTime' },
      description: {
        en: 'Set by itself when the post is published without a date.',
        de: 'Wird von selbst gesetzt, wenn der Beitrag ohne Datum erscheint.',
      },
    },
  },
  {
    name: 'audience',
    type: 'select',
    label: { en: 'For whom', de: 'Für wen' },
    required: true,
    defaultValue: 'everyone',
    options: [
      { value: 'everyone', label: { en: 'Everyone', de: 'Alle' } },
      { value: 'subscribers', label: { en: 'Subscribers first', de: 'Zuerst für Abonnenten' } },
    ],
    admin: { position: 'sidebar' },
  },
  {
    name: 'featured',
    type: 'checkbox',
    label: { en: 'Featured on the home page', de: 'Auf der Startseite hervorheben' },
    defaultValue: false,
    admin: { position: 'sidebar' },
  },
]
