import type { CollectionConfig, Field, PayloadRequest } from 'payload'
import type { StateroomConfig } from '#config-schema/config'
import { aSite, users } from './site.ts'

const isAdmin = ({ user }: PayloadRequest): boolean => user?.role === 'admin'

const forAdmins = { read: ({ req }: { req: PayloadRequest }) => isAdmin(req) }

const fields: Field[] = [
  { name: 'title', type: 'text' },
  { name: 'state', type: 'text' },
  { name: 'salary', type: 'text', access: forAdmins },
  { name: 'intro', type: 'text', localized: true },
  {
    name: 'rows',
    type: 'array',
    fields: [
      { name: 'text', type: 'text' },
      { name: 'price', type: 'text', access: forAdmins },
      {
        name: 'note',
        type: 'text',
        access: { read: ({ siblingData }) => siblingData?.text !== 'closed' },
      },
    ],
  },
  {
    name: 'inside',
    type: 'group',
    access: forAdmins,
    fields: [{ name: 'plan', type: 'text' }],
  },
]

/** Editors do not see what is secret. */
const access: CollectionConfig['access'] = {
  read: ({ req }) => isAdmin(req) || { state: { not_equals: 'secret' } },
}

/** Documents and globals with comments; fields that only some may read; members without the panel. */
export const commentedSite = (overrides: Partial<StateroomConfig> = {}): StateroomConfig =>
  aSite({
    collections: [
      {
        ...users(),
        access: {
          read: ({ req }) => isAdmin(req) || { email: { not_equals: 'hidden@site.example' } },
          update: ({ req }) => isAdmin(req) || { id: { equals: req.user?.id } },
        },
      },
      { slug: 'members', auth: true, fields: [] },
      { slug: 'pages', fields, access, trash: true, versions: { drafts: true } },
      { slug: 'leaves', fields: [{ name: 'title', type: 'text' }] },
    ],
    globals: [
      { slug: 'header', fields },
      { slug: 'front', fields, access: forAdmins },
    ],
    localization: { locales: ['en', 'de'], defaultLocale: 'en' },
    comments: { exclude: ['leaves'] },
    ...overrides,
  })
