import type { CollectionConfig, Field, PayloadRequest } from 'payload'
import type { StateroomConfig } from '#config-schema/config'
import { aSite, users } from './site.ts'

const fields: Field[] = [
  { name: 'title', type: 'text', localized: true },
  { name: 'text', type: 'text', required: true },
]

const isAdmin = ({ user }: PayloadRequest): boolean => user?.role === 'admin'

/** Editors write drafts; admins publish, and hide what is public. */
const access: CollectionConfig['access'] = {
  update: ({ data, req }) => {
    if (isAdmin(req)) return true
    if (!req.user || data?._status === 'published') return false
    return { _status: { equals: 'draft' } }
  },
}

const versions = { drafts: { schedulePublish: true } }

/** Documents and a global whose publishing can be planned, and pages for which it is off. */
export const scheduledSite = (): StateroomConfig =>
  aSite({
    localization: { locales: ['en', 'de'], defaultLocale: 'en' },
    collections: [
      users(),
      { slug: 'articles', fields, access, versions },
      { slug: 'pages', fields, versions: { drafts: true } },
    ],
    globals: [{ slug: 'front', fields, versions }],
  })
