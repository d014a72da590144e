import type { Field } from 'payload'
import type { StateroomConfig } from '#config-schema/config'
import { aSite, users } from './site.ts'

const options = ['s', 'm', 'l']

/** A field of every kind that lists can be filtered by. */
const fields: Field[] = [
  { name: 'name', type: 'text' },
  { name: 'text', type: 'text' },
  { name: 'said', type: 'text', localized: true },
  { name: 'area', type: 'textarea' },
  { name: 'mail', type: 'email' },
  { name: 'code', type: 'code' },
  { name: 'num', type: 'number' },
  { name: 'day', type: 'date' },
  { name: 'flag', type: 'checkbox' },
  { name: 'size', type: 'select', options },
  { name: 'sizes', type: 'select', hasMany: true, options },
  { name: 'pick', type: 'radio', options },
  { name: 'tags', type: 'text', hasMany: true },
  { name: 'nums', type: 'number', hasMany: true },
  { name: 'one', type: 'relationship', relationTo: 'cards' },
  { name: 'many', type: 'relationship', relationTo: 'cards', hasMany: true },
  { name: 'poly', type: 'relationship', relationTo: ['cards', 'strings'] },
  { name: 'pair', type: 'relationship', relationTo: ['cards', 'media'] },
  { name: 'polys', type: 'relationship', relationTo: ['cards', 'strings'], hasMany: true },
  { name: 'file', type: 'upload', relationTo: 'media' },
  { name: 'files', type: 'upload', relationTo: 'media', hasMany: true },
  { name: 'data', type: 'json' },
  { name: 'body', type: 'richText' },
  {
    name: 'group',
    type: 'group',
    fields: [
      { name: 'text', type: 'text' },
      { name: 'sizes', type: 'select', hasMany: true, options },
      { name: 'many', type: 'relationship', relationTo: 'cards', hasMany: true },
    ],
  },
  { type: 'tabs', tabs: [{ name: 'tab', fields: [{ name: 'num', type: 'number' }] }] },
  {
    name: 'rows',
    type: 'array',
    fields: [
      { name: 'text', type: 'text' },
      { name: 'sizes', type: 'select', hasMany: true, options },
    ],
  },
  {
    name: 'blocks',
    type: 'blocks',
    blocks: [{ slug: 'quote', fields: [{ name: 'words', type: 'text' }] }],
  },
]

/** Documents with and without drafts, and what they refer to. */
export const filteredSite = (isWithPoint: boolean): StateroomConfig => {
  const all: Field[] = isWithPoint ? [...fields, { name: 'spot', type: 'point' }] : fields
  return aSite({
    localization: { locales: ['en', 'de'], defaultLocale: 'en' },
    collections: [
      users(),
      { slug: 'things', admin: { useAsTitle: 'name' }, fields: all },
      {
        slug: 'drafts',
        admin: { useAsTitle: 'name' },
        versions: { drafts: true },
        fields: all,
      },
      {
        slug: 'cards',
        admin: { useAsTitle: 'title' },
        fields: [{ name: 'title', type: 'text' }],
      },
      {
        slug: 'strings',
        admin: { useAsTitle: 'title' },
        fields: [
          { name: 'id', type: 'text', required: true },
          { name: 'title', type: 'text' },
        ],
      },
      { slug: 'media', upload: { mimeTypes: ['text/plain'] }, fields: [] },
    ],
  })
}
