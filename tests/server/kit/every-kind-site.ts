import type { Field } from 'payload'
import type { StateroomConfig } from '#config-schema/config'
import { aSite, users } from './site.ts'

const options = ['red', 'green']

/** One field of every kind that holds a value and needs no editor of its own, alone and many. */
const fields: Field[] = [
  { name: 'title', type: 'text', localized: true },
  { name: 'code', type: 'text', unique: true },
  { name: 'tags', type: 'text', hasMany: true },
  { name: 'words', type: 'textarea' },
  { name: 'amount', type: 'number' },
  { name: 'amounts', type: 'number', hasMany: true },
  { name: 'contact', type: 'email' },
  { name: 'yes', type: 'checkbox' },
  { name: 'day', type: 'date' },
  {
    name: 'moment',
    type: 'date',
    admin: { date: { pickerAppearance: 'dayAndTime' } },
  },
  { name: 'colour', type: 'select', options },
  { name: 'colours', type: 'select', hasMany: true, options },
  { name: 'size', type: 'radio', options: ['small', 'large'] },
  { name: 'card', type: 'relationship', relationTo: 'cards' },
  { name: 'cards', type: 'relationship', relationTo: 'cards', hasMany: true },
  { name: 'either', type: 'relationship', relationTo: ['cards', 'users'] },
  { name: 'eithers', type: 'relationship', relationTo: ['cards', 'users'], hasMany: true },
  { name: 'script', type: 'code' },
  { name: 'data', type: 'json' },
  { name: 'place', type: 'point' },
  { name: 'rows', type: 'array', fields: [{ name: 'text', type: 'text' }] },
  {
    name: 'layout',
    type: 'blocks',
    blocks: [{ slug: 'quote', fields: [{ name: 'text', type: 'text' }] }],
  },
  { name: 'seo', type: 'group', fields: [{ name: 'title', type: 'text' }] },
  {
    type: 'tabs',
    tabs: [{ name: 'tab', fields: [{ name: 'note', type: 'text' }] }],
  },
]

export const everyKindSite = (): StateroomConfig =>
  aSite({
    localization: { locales: ['en', 'de'], defaultLocale: 'en' },
    collections: [
      users(),
      { slug: 'things', admin: { useAsTitle: 'title' }, fields, versions: { drafts: true } },
      {
        slug: 'cards',
        admin: { useAsTitle: 'title' },
        fields: [{ name: 'title', type: 'text' }],
      },
    ],
  })
