import type { CollectionConfig, PayloadRequest } from 'payload'
import type { StateroomConfig } from '#config-schema/config'
import { personNamed } from './comment-desk.ts'
import { admin, serve } from './serve.ts'
import { aSite, users } from './site.ts'

/** Ada is an administrator, Grace and Alan are editors, Mel is a member of the site. */
export type Name = 'ada' | 'grace' | 'alan' | 'mel' | 'visitor'

const isAdmin = ({ user }: PayloadRequest): boolean => user?.role === 'admin'
const forAdmins = ({ req }: { req: PayloadRequest }) => isAdmin(req)

const pages: CollectionConfig = {
  slug: 'pages',
  versions: { drafts: true },
  access: {
    create: ({ req }) => Boolean(req.user),
    read: ({ req }) => isAdmin(req) || { state: { not_equals: 'secret' } },
    delete: forAdmins,
  },
  fields: [
    { name: 'title', type: 'text' },
    { name: 'slug', type: 'text' },
    { name: 'number', type: 'number', unique: true },
    { name: 'state', type: 'text' },
    { name: 'salary', type: 'text', access: { read: forAdmins } },
    { name: 'checked', type: 'text', access: { create: forAdmins } },
    { name: 'intro', type: 'text', localized: true },
    {
      name: 'rows',
      type: 'array',
      fields: [
        { name: 'text', type: 'text' },
        { name: 'price', type: 'text', access: { read: forAdmins } },
      ],
    },
    {
      name: 'parts',
      type: 'blocks',
      blocks: [{ slug: 'quote', fields: [{ name: 'words', type: 'text' }] }],
    },
  ],
}

const site = (): StateroomConfig =>
  aSite({
    collections: [
      users(),
      { slug: 'members', auth: true, fields: [] },
      pages,
      { slug: 'leaves', fields: [{ name: 'title', type: 'text' }] },
      { slug: 'single', disableDuplicate: true, fields: [{ name: 'title', type: 'text' }] },
      { slug: 'closed', access: { create: forAdmins }, fields: [{ name: 'title', type: 'text' }] },
      { slug: 'media', upload: true, fields: [] },
    ],
    localization: { locales: ['en', 'de'], defaultLocale: 'en' },
    templates: { exclude: ['leaves'] },
  })

/** A site with templates, and people who make and use them. */
export async function openTemplateDesk(databaseUrl: string | null) {
  const server = await serve(site(), {
    databaseUrl,
    limits: { requestsPerMinute: 100_000, signInsPerMinute: 1000 },
  })
  const cookies: Record<Name, string> = {
    ada: await server.signIn(),
    grace: '',
    alan: '',
    mel: '',
    visitor: '',
  }
  for (const name of ['grace', 'alan'] as const) {
    const person = personNamed(name)
    await server.payload.create({ collection: 'users', data: person })
    cookies[name] = await server.signIn(person)
  }
  const mel = { email: 'mel@site.example', password: admin.password }
  await server.payload.create({ collection: 'members', data: mel })
  const answer = await server.send('POST', '/api/members/login', mel)
  cookies.mel = answer.headers.getSetCookie()[0]!.split(';')[0]!
  return {
    server,
    send: (as: Name, method: string, path: string, body?: unknown, headers = {}) =>
      server.send(method, `/api${path}`, body, { cookie: cookies[as], ...headers }),
    get: (as: Name, path: string, query: Record<string, string>) =>
      server.ask(`/api${path}?${new URLSearchParams(query)}`, { headers: { cookie: cookies[as] } }),
    page: async (data: Record<string, unknown>): Promise<string | number> =>
      (await server.payload.create({ collection: 'pages', data })).id,
  }
}
