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

const shared = { admin: { useAsTitle: 'title' }, lockDocuments: false, fields } as const

/** Where each kind of field can be half typed; sketches save themselves, and drafts do not. */
export default defineConfig({
  siteName: 'Half typed',
  collections: [
    { slug: 'users', auth: true, fields: [] },
    { ...shared, slug: 'drafts', versions: { drafts: true } },
    { ...shared, slug: 'sketches', versions: { drafts: { autosave: { interval: 500 } } } },
  ],
})
