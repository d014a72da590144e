import type { Field, SelectField } from 'payload'

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
    name: 'related',
    type: 'relationship',
    relationTo: ['posts', 'pages'],
    hasMany: true,
    maxRows: 5,
    label: { en: 'Read on', de: 'Weiterlesen' },
    admin: {
      position: 'sidebar',
      description: {
        en: 'Shown below the post, in this order.',
        de: 'Steht unter dem Beitrag, in dieser Reihenfolge.',
      },
    },
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
    filterOptions: newsForEveryone,
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

/** News is for all at once. */
function newsForEveryone({
  data,
  options,
}: Parameters<NonNullable<SelectField['filterOptions']>>[0]) {
  const isForAll = (option: (typeof options)[number]) =>
    typeof option === 'object' && option.value === 'everyone'
  return data.kind === 'news' ? options.filter(isForAll) : options
}
