import type { CollectionConfig, Field, GlobalConfig, PayloadRequest } from 'payload'
import type { StateroomConfig } from '#config-schema/config'
import { aSite, users } from './site.ts'

const roleOf = ({ user }: PayloadRequest): unknown => user?.role

const isPublisher = (req: PayloadRequest): boolean =>
  ['admin', 'editor'].includes(String(roleOf(req)))

/** Writers save drafts and publish nothing. */
const access: CollectionConfig['access'] = {
  read: ({ req }) =>
    roleOf(req) === 'admin' || (req.user ? { state: { not_equals: 'secret' } } : isPublic),
  create: ({ data, req }) =>
    isPublisher(req) || (Boolean(req.user) && data?._status !== 'published'),
  update: ({ data, req }) =>
    isPublisher(req) || (Boolean(req.user) && data?._status !== 'published'),
}

const isPublic = { _status: { equals: 'published' } } as const

/** What others do between the moment a publication has read its document and the moment it's looked at. */
export const meanwhile: { happens: () => unknown } = { happens: () => undefined }

const fields: Field[] = [
  { name: 'title', type: 'text', localized: true },
  {
    name: 'state',
    type: 'text',
    hooks: {
      beforeValidate: [
        ({ data }) => (data?._status === 'published' ? meanwhile.happens() : undefined),
      ],
    },
  },
  { name: 'price', type: 'number' },
  { name: 'related', type: 'relationship', relationTo: 'pages', hasMany: true },
  {
    name: 'rows',
    type: 'array',
    fields: [
      { name: 'text', type: 'text' },
      { name: 'note', type: 'text', localized: true },
    ],
  },
  {
    name: 'blocks',
    type: 'blocks',
    blocks: [{ slug: 'quote', fields: [{ name: 'words', type: 'text', localized: true }] }],
  },
  { name: 'publishedAt', type: 'date' },
  { name: 'savedBy', type: 'text' },
]

/** What many sites do at a publication: it's no change of what was approved. */
const hooks: NonNullable<CollectionConfig['hooks']> = {
  beforeChange: [
    ({ data, req }) => ({
      ...data,
      savedBy: req.user?.email ?? 'nobody',
      ...(data._status === 'published' && { publishedAt: new Date().toISOString() }),
    }),
  ],
}

const versions = { drafts: { autosave: true, schedulePublish: true }, maxPerDoc: 20 } as const

/** Admins and editors publish, and decide; writers ask. Members have no panel. */
export const reviewedSite = (overrides: Partial<StateroomConfig> = {}): StateroomConfig =>
  aSite({
    collections: [
      {
        ...users(),
        fields: [{ name: 'role', type: 'select', options: ['admin', 'editor', 'writer'] }],
        access: {
          read: ({ req }) =>
            roleOf(req) === 'admin' || { email: { not_equals: 'hidden@site.example' } },
        },
      },
      { slug: 'members', auth: true, fields: [] },
      { slug: 'pages', fields, access, hooks, versions, trash: true },
      { slug: 'notes', fields: [{ name: 'title', type: 'text' }], versions: { drafts: true } },
      {
        slug: 'files',
        upload: true,
        versions: { drafts: true },
        fields: [{ name: 'title', type: 'text' }],
      },
      { slug: 'leaves', fields: [{ name: 'title', type: 'text' }] },
    ],
    globals: [{ slug: 'front', fields: globalFields(), versions: { drafts: true } }],
    localization: { locales: ['en', 'de'], defaultLocale: 'en' },
    review: {
      collections: {
        pages: {},
        notes: { required: false, allowOwn: true },
        files: { allowOwn: true },
      },
      globals: { front: {} },
    },
    ...overrides,
  })

const globalFields = (): GlobalConfig['fields'] => [
  { name: 'title', type: 'text', localized: true },
  { name: 'rows', type: 'array', fields: [{ name: 'text', type: 'text' }] },
]
