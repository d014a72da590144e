import type { CollectionConfig } from 'payload'
import type { StateroomConfig } from '#config-schema/config'
import { aSite, users } from './site.ts'

const fields: CollectionConfig['fields'] = [
  { name: 'title', type: 'text' },
  { name: 'state', type: 'text' },
]

const open: CollectionConfig['access'] = {
  // Editors neither see what is secret nor change what is closed.
  read: ({ req }) => req.user?.role === 'admin' || { state: { not_equals: 'secret' } },
  update: ({ req }) => req.user?.role === 'admin' || { state: { not_equals: 'closed' } },
}

/** Documents and globals that are locked by whoever edits them; notes never are, memos for a moment. */
export const lockedSite = (): StateroomConfig =>
  aSite({
    collections: [
      users(),
      { slug: 'pages', fields, access: open, versions: true },
      { slug: 'articles', fields, access: open, versions: { drafts: { autosave: true } } },
      { slug: 'memos', fields, lockDocuments: { duration: 1 } },
      { slug: 'notes', fields, lockDocuments: false },
    ],
    globals: [
      { slug: 'header', fields, versions: true },
      {
        slug: 'front',
        fields,
        access: { read: ({ req }) => req.user?.role === 'admin' },
        versions: { drafts: true },
      },
    ],
  })
