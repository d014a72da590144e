import type { CollectionConfig, FieldAccess } from 'payload'
import { defineConfig } from 'stateroom-admin'

/** Nobody changes what is closed. */
const open: FieldAccess = ({ doc }) => doc?.closed !== true

const access = { update: open }

const fields: CollectionConfig['fields'] = [
  { name: 'title', type: 'text' },
  { name: 'closed', type: 'checkbox' },
  { name: 'body', type: 'textarea', access },
  { name: 'details', type: 'group', fields: [{ name: 'inner', type: 'text', access }] },
  { name: 'story', type: 'richText', access },
  {
    name: 'tidy',
    type: 'text',
    hooks: { beforeChange: [({ value }) => (typeof value === 'string' ? value.trim() : value)] },
  },
  { name: 'amount', type: 'number' },
  { name: 'data', type: 'json' },
]

const shared = { admin: { useAsTitle: 'title' }, lockDocuments: false, fields } as const

/** Where a document says itself what may be changed in it; sketches save themselves. */
export default defineConfig({
  siteName: 'Refusing',
  collections: [
    { slug: 'users', auth: true, fields: [] },
    { ...shared, slug: 'drafts', versions: { drafts: true } },
    { ...shared, slug: 'sketches', versions: { drafts: { autosave: { interval: 300 } } } },
  ],
})
