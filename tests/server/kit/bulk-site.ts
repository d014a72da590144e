import type { CollectionConfig, Field, PayloadRequest } from 'payload'
import { APIError } from 'payload'
import type { StateroomConfig } from '#config-schema/config'
import { aSite, users } from './site.ts'

const ofAdmins = { update: ({ req }: { req: PayloadRequest }) => isAdmin(req) }

const zones = ['UTC', 'Asia/Tokyo'].map((value) => ({ label: value, value }))

const readByAdmins = { read: ofAdmins.update }

const fields: Field[] = [
  { name: 'title', type: 'text', localized: true },
  { name: 'text', type: 'text', required: true },
  { name: 'topic', type: 'text' },
  { name: 'grade', type: 'text', access: ofAdmins },
  { name: 'words', type: 'text', hasMany: true, localized: true, maxRows: 3 },
  { name: 'marks', type: 'text', hasMany: true, access: readByAdmins },
  { name: 'at', type: 'date', timezone: { supportedTimezones: zones, defaultTimezone: 'UTC' } },
  { name: 'readers', type: 'relationship', relationTo: 'users', hasMany: true },
  {
    name: 'rows',
    type: 'array',
    fields: [
      { name: 'text', type: 'text' },
      { name: 'grade', type: 'text', access: ofAdmins },
    ],
  },
]

const isAdmin = ({ user }: PayloadRequest): boolean => user?.role === 'admin'

/** Editors change what is not of the admins; only admins publish and delete. */
const access: CollectionConfig['access'] = {
  update: ({ data, req }) => {
    if (isAdmin(req)) return true
    if (!req.user || data?._status === 'published') return false
    return { topic: { not_equals: 'secret' } }
  },
  delete: ({ req }) => isAdmin(req),
}

const admin = { useAsTitle: 'title' }

/** What its hooks have heard of: dry runs may be heard before a write, and never after one. */
export interface Heard {
  after: unknown[]
}

/** Articles with drafts, notes with versions alone, cards with neither, and pages and leaves with a trash. */
export const bulkSite = (heard: Heard): StateroomConfig =>
  aSite({
    localization: { locales: ['en', 'de'], defaultLocale: 'en' },
    collections: [
      users(),
      {
        slug: 'articles',
        admin,
        fields,
        access,
        versions: { drafts: true, maxPerDoc: 0 },
        hooks: {
          beforeDelete: [
            async ({ id, req }) => {
              const { topic } = await req.payload.findByID({ collection: 'articles', id })
              if (topic === 'kept') throw new APIError('This one is kept.', 400, null, true)
            },
          ],
          afterChange: [({ doc }) => void heard.after.push(doc.id)],
          afterDelete: [({ id }) => void heard.after.push(id)],
        },
      },
      { slug: 'notes', admin, fields, versions: { maxPerDoc: 0 } },
      { slug: 'cards', admin, fields },
      { slug: 'pages', admin, fields, trash: true, versions: { drafts: true, maxPerDoc: 0 } },
      { slug: 'leaves', admin, fields, access, trash: true, versions: { drafts: true } },
    ],
  })
