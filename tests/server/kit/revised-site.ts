import { setTimeout as wait } from 'node:timers/promises'
import type { CollectionConfig, Field, GlobalConfig, PayloadRequest } from 'payload'
import type { StateroomConfig } from '#config-schema/config'
import { aSite, users } from './site.ts'

const fields: Field[] = [
  { name: 'title', type: 'text', localized: true },
  { name: 'state', type: 'text' },
  {
    name: 'secret',
    type: 'text',
    access: { read: ({ req }: { req: PayloadRequest }) => isAdmin(req) },
  },
  { name: 'rows', type: 'array', fields: [{ name: 'text', type: 'text' }] },
]

/** Nothing of these is in the row of the document itself. */
const withoutColumns: Field[] = [
  { name: 'title', type: 'text', localized: true },
  { name: 'rows', type: 'array', fields: [{ name: 'text', type: 'text' }] },
]

/** Long enough for another request to come between. */
const takeTime = async ({ data, req }: { data?: unknown; req: PayloadRequest }) => {
  const ms = Number(req.headers.get('x-take-ms') ?? 0)
  if (ms > 0) await wait(ms)
  return data
}
const hooks = { beforeChange: [takeTime] }

const isAdmin = ({ user }: PayloadRequest): boolean => user !== null && user.role === 'admin'

/** Editors may save what is not closed. */
const access: CollectionConfig['access'] = {
  update: ({ req }) => isAdmin(req) || { state: { not_equals: 'closed' } },
}
const globalAccess: GlobalConfig['access'] = {
  read: ({ req }) => Boolean(req.user),
  update: ({ req }) => isAdmin(req),
}

/** Documents and globals, with and without drafts, in two languages. */
export const revisedSite = (): StateroomConfig =>
  aSite({
    localization: { locales: ['en', 'de'], defaultLocale: 'en' },
    collections: [
      users(),
      { slug: 'pages', fields, access, hooks },
      { slug: 'articles', fields, access, hooks, versions: { drafts: { autosave: true } } },
      { slug: 'terms', fields: withoutColumns },
      { slug: 'files', fields: [], upload: true },
    ],
    globals: [
      { slug: 'header', fields, access: globalAccess, hooks },
      { slug: 'words', fields: withoutColumns },
      { slug: 'front', fields, access: globalAccess, hooks, versions: { drafts: true } },
    ],
  })
