import type { CollectionConfig, Field } from 'payload'
import type { StateroomConfig } from '#config-schema/config'
import { users } from '../../server/kit/site.ts'

const options = ['red', { value: 'green', label: 'Green' }, 'blue']

/** Fields of every kind with every rule, as one level of a document has them. */
const judged: Field[] = [
  { name: 'title', type: 'text', required: true, minLength: 3, maxLength: 6 },
  { name: 'subtitle', type: 'text', localized: true, required: true, maxLength: 6 },
  { name: 'words', type: 'text', hasMany: true, minRows: 2, maxRows: 3, maxLength: 4 },
  { name: 'names', type: 'text', hasMany: true, required: true },
  { name: 'note', type: 'textarea', minLength: 3, maxLength: 6 },
  { name: 'body', type: 'textarea', required: true },
  { name: 'contact', type: 'email' },
  { name: 'sender', type: 'email', required: true },
  { name: 'amount', type: 'number', min: 2, max: 5 },
  { name: 'price', type: 'number', required: true },
  { name: 'sizes', type: 'number', hasMany: true, minRows: 2, maxRows: 3, max: 9 },
  { name: 'day', type: 'date' },
  { name: 'deadline', type: 'date', required: true },
  { name: 'agreed', type: 'checkbox', required: true },
  { name: 'colour', type: 'select', options },
  { name: 'colours', type: 'select', options, hasMany: true, required: true },
  { name: 'tone', type: 'radio', options, required: true },
  { name: 'place', type: 'point' },
  { name: 'home', type: 'point', required: true },
  { name: 'source', type: 'code', required: true },
  { name: 'data', type: 'json', required: true },
  { name: 'author', type: 'relationship', relationTo: 'users' },
  { name: 'editors', type: 'relationship', relationTo: 'users', hasMany: true, minRows: 2 },
  { name: 'any', type: 'relationship', relationTo: ['users', 'things'], required: true },
  { name: 'text', type: 'richText', required: true },
  { name: 'shy', type: 'text', admin: { hidden: true }, minLength: 3 },
]

const named = (name: string): Field => ({ name, type: 'text', required: true, minLength: 2 })

const fields: Field[] = [
  ...judged,
  { type: 'row', fields: [named('inRow')] },
  { type: 'collapsible', label: 'More', fields: [named('inCollapsible')] },
  { name: 'group', type: 'group', fields: [named('inGroup')] },
  { type: 'group', fields: [named('inUnnamedGroup')] },
  {
    type: 'tabs',
    tabs: [
      { label: 'One', fields: [named('inTab'), { type: 'row', fields: [named('inRowInTab')] }] },
      { name: 'tab', fields: [named('inNamedTab')] },
    ],
  },
  {
    name: 'rows',
    type: 'array',
    required: true,
    maxRows: 2,
    fields: [
      named('inRows'),
      { name: 'deep', type: 'group', fields: [named('inGroup')] },
      { type: 'tabs', tabs: [{ label: 'One', fields: [named('inTabInRows')] }] },
    ],
  },
  { name: 'translated', type: 'array', localized: true, minRows: 1, fields: [named('word')] },
  {
    name: 'sections',
    type: 'blocks',
    minRows: 1,
    blocks: [
      { slug: 'hero', fields: [named('heading')] },
      { slug: 'quote', fields: [{ name: 'lines', type: 'array', fields: [named('line')] }] },
    ],
  },
]

const things: CollectionConfig = { slug: 'things', fields }

/** A site with every rule that a browser can judge. */
export const everyRule = (): StateroomConfig => ({
  siteName: 'Every rule',
  collections: [users(), things],
  localization: { locales: ['en', 'de'], defaultLocale: 'en', fallback: false },
})
