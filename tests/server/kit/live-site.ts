import type { CollectionConfig, Field, PayloadRequest } from 'payload'
import type { StateroomConfig } from '#config-schema/config'
import { aSite, users } from './site.ts'

const isAdmin = ({ user }: PayloadRequest): boolean => user?.role === 'admin'

const fields: Field[] = [
  { name: 'title', type: 'text' },
  { name: 'state', type: 'text' },
  { name: 'salary', type: 'text', access: { read: ({ req }) => isAdmin(req) } },
  {
    name: 'rows',
    type: 'array',
    fields: [
      { name: 'text', type: 'text' },
      {
        name: 'note',
        type: 'text',
        access: { read: ({ siblingData }) => siblingData?.text !== 'closed' },
      },
    ],
  },
  {
    name: 'layout',
    type: 'blocks',
    blocks: [{ slug: 'quote', fields: [{ name: 'words', type: 'text' }] }],
  },
]

/** Editors do not see what is secret. */
const access: CollectionConfig['access'] = {
  read: ({ req }) => isAdmin(req) || { state: { not_equals: 'secret' } },
}

/** Documents and globals, some of them secret; with drafts, with a trash; people who do not see each other. */
export const liveSite = (): StateroomConfig =>
  aSite({
    collections: [
      { ...users(), access: { read: ({ req }) => isAdmin(req) || { role: { equals: 'editor' } } } },
      { slug: 'pages', fields, access, versions: true },
      { slug: 'articles', fields, access, versions: { drafts: { autosave: true } } },
      { slug: 'leaves', fields, trash: true },
    ],
    globals: [
      { slug: 'header', fields, versions: true },
      { slug: 'front', fields, access: { read: ({ req }) => isAdmin(req) } },
    ],
  })
