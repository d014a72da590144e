import type { CollectionConfig } from 'payload'
import { defineConfig } from 'stateroom-admin'

const fields: CollectionConfig['fields'] = [
  { name: 'title', type: 'text' },
  { name: 'amount', type: 'number' },
  { name: 'sizes', type: 'number', hasMany: true },
  { name: 'data', type: 'json' },
  { name: 'source', type: 'code' },
  { name: 'day', type: 'date' },
  { name: 'parts', type: 'array', fields: [{ name: 'weight', type: 'number' }] },
]

const dayOnly = { date: { pickerAppearance: 'dayOnly' } } as const
const dayAndTime = { date: { pickerAppearance: 'dayAndTime' } } as const

/** Of a field that no page shows. */
const isNothing = (value: unknown) => (value ? 'This has to be empty.' : true)

const shared = { admin: { useAsTitle: 'title' }, lockDocuments: false, fields } as const

/** Where each kind of field can be half typed; sketches save themselves, and drafts do not. */
export default defineConfig({
  siteName: 'Half typed',
  collections: [
    { slug: 'users', auth: true, fields: [] },
    { ...shared, slug: 'drafts', versions: { drafts: true } },
    {
      slug: 'zoned',
      admin: { useAsTitle: 'title', defaultColumns: ['title', 'day', 'moment'] },
      lockDocuments: false,
      fields: [
        { name: 'title', type: 'text' },
        { name: 'slug', type: 'text', required: true, unique: true },
        { name: 'secret', type: 'text', hidden: true, validate: isNothing },
        { name: 'day', type: 'date', timezone: true, admin: dayOnly },
        { name: 'moment', type: 'date', timezone: true, admin: dayAndTime },
      ],
    },
    { ...shared, slug: 'sketches', versions: { drafts: { autosave: { interval: 500 } } } },
  ],
})
