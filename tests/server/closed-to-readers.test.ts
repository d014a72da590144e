// @module-tag slow
import type { CollectionConfig, GlobalConfig } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AddedEndpoint } from './kit/added.ts'
import { addedTo } from './kit/added.ts'
import { foreignPayload } from './kit/foreign-payload.ts'
import { plainPayload } from './kit/plain-payload.ts'
import type { Person } from './kit/serve.ts'
import { admin, serve } from './kit/serve.ts'
import { aSite, users } from './kit/site.ts'

const reader = { email: 'rita@site.example', password: 'the-password-of-a-reader' }

const versions = { drafts: { schedulePublish: true } }
const title = { name: 'title', type: 'text' } as const

/** A site with members, and all that Payload and we add to one. */
const collections = (): CollectionConfig[] => [
  users(),
  { slug: 'readers', auth: { useAPIKey: true }, fields: [] },
  {
    slug: 'posts',
    folders: true,
    orderable: true,
    enableQueryPresets: true,
    versions,
    access: { read: () => true },
    fields: [title],
  },
  { slug: 'files', folders: true, upload: true, fields: [] },
]
const globals = (): GlobalConfig[] => [{ slug: 'front', versions, fields: [title] }]
const more = {
  folders: { collectionSpecific: true },
  jobs: {
    tasks: [
      {
        slug: 'tidy',
        handler: () => ({ output: {} }),
        schedule: [{ cron: '0 0 1 1 *', queue: 'x' }],
      },
    ],
  },
  localization: { locales: ['en', 'de'], defaultLocale: 'en' },
}
const options = {
  search: { collections: ['posts'] },
  audit: {},
  assignments: {},
  comments: {},
  review: {},
  templates: {},
  translation: {},
  preview: { drafts: true },
} as const

/** What answers people who may not use the panel, and why. Reviewed: a new line needs a reason. */
const open: Readonly<Record<string, string>> = {
  'get /stateroom/config':
    'says how to sign in, and to others than the panel’s nothing of the content',
  'get /stateroom/panel/:path*': 'the files of the panel itself, which has to be there to sign in',
  'head /stateroom/panel/:path*': 'the same',
  'get /access': 'says what the asker may do; nothing that was added is in it',
  'post /reorder': 'moves documents of the site, by the site’s own rules of update',
  'post /uploadthing': 'takes files of the site’s collections, by the site’s own rules',
  'head /uploadthing/:key': 'a target is opened by its signature, which only its user got',
  'put /uploadthing/:key': 'the same',
  'get /uploadthing/:key': 'the same',
  'post /uploadthing/:key': 'the same',
  'delete /uploadthing/:key': 'the same',
  'options /uploadthing': 'says what a browser may send, and nothing else',
  'options /uploadthing/:key': 'the same',
  'post /stateroom/uploads/from-url':
    'takes files of the site’s collections, by the site’s own rules',
  'post /users/forgot-password': 'Payload’s own, answered alike for everybody',
  'post /readers/forgot-password': 'the same',
  'post /users/first-register': 'makes the first user, with the setup link',
  'post /readers/first-register': 'the same, refused for others than the panel’s users',
  'post /posts': 'Payload’s own creation, by the site’s own rules',
  'post /users/:id/duplicate':
    'Payload’s own copying, which misses an email before it asks for rights',
  'post /readers/:id/duplicate': 'the same',
}

type Ask = (path: string, init?: RequestInit) => Promise<Response>

interface Site {
  ask: Ask
  payload: Awaited<ReturnType<typeof foreignPayload>>['payload']
  close: () => Promise<unknown>
}

const hosted = async (): Promise<Site> =>
  serve(aSite({ collections: collections(), globals: globals(), ...more, ...options } as never), {
    limits: { requestsPerMinute: 100_000, signInsPerMinute: 100_000 },
  })

const foreign = async (): Promise<Site> => {
  const site = await foreignPayload(
    { collections: collections(), globals: globals(), admin: { user: 'users' }, ...more } as never,
    { options: options as never },
  )
  await site.payload.create({ collection: 'users', data: { ...admin, role: 'admin' } })
  return site
}

describe.each([
  ['a site', hosted],
  ['a project of somebody else', foreign],
])('18.7 PERM-1 what was added to %s', (_what, begin) => {
  let site: Site
  let cookie: string
  let added: ReturnType<typeof addedTo>

  beforeAll(async () => {
    site = await begin()
    const plain = await plainPayload({ collections: collections().slice(1), globals: globals() })
    added = addedTo(
      site.payload.config,
      { collections: collections(), globals: globals() },
      plain.payload.config,
    )
    await plain.close()
    await site.payload.create({ collection: 'readers', data: reader })
    cookie = await signIn(site, 'readers', reader)
  })
  afterAll(() => site.close())

  const send = ({ method, path }: AddedEndpoint, as: string) => {
    const at = path.replace(/\/:\w+\?/g, '').replace(/:\w+\*?/g, '1')
    return site.ask(`/api${at}?where[id][exists]=true&collectionSlug=posts&id=1`, {
      method: method.toUpperCase(),
      headers: { cookie: as, 'content-type': 'application/json' },
      ...(!['get', 'head'].includes(method) && { body: '{}' }),
    })
  }

  const named = ({ method, path }: AddedEndpoint) => `${method} ${path}`
  const people = () => [cookie, '']

  test('is asked for by somebody who is signed in', async () => {
    const me = await (await site.ask('/api/readers/me', { headers: { cookie } })).json()
    expect(me.user).toMatchObject({ email: reader.email, collection: 'readers' })
  })

  test('is there: the folders, saved views, jobs and all the rest are found', () => {
    expect(added.slugs).toEqual(
      expect.arrayContaining([
        'payload-folders',
        'payload-jobs',
        'payload-jobs-stats',
        'payload-kv',
        'payload-locked-documents',
        'payload-migrations',
        'payload-preferences',
        'payload-query-presets',
        'search',
        'stateroom-audit',
        'stateroom-assignments',
        'stateroom-comments',
        'stateroom-creations',
        'stateroom-preview-links',
        'stateroom-reviews',
        'stateroom-templates',
        'stateroom-translations',
      ]),
    )
    expect(added.ofEntities.length).toBeGreaterThan(100)
    expect(added.ofRoot.length).toBeGreaterThan(20)
  })

  test('is refused to members of the site and to visitors, in every operation', async () => {
    const answered: string[] = []
    for (const endpoint of added.ofEntities) {
      for (const as of people()) {
        const { status, text } = await answerOf(await send(endpoint, as))
        // Nothing is granted, or there are no versions at all.
        const isHarmless =
          (status === 200 && text === '{"fields":{}}') ||
          (status === 404 && endpoint.path.endsWith('/versions/:id'))
        if (![401, 403].includes(status) && !isHarmless)
          answered.push(`${named(endpoint)} ${status}`)
      }
    }
    expect(answered).toEqual([])
  })

  test('has no endpoint for them, beside those that a reviewed list names', async () => {
    const answered = new Set<string>()
    for (const endpoint of [...added.ofSite, ...added.ofRoot]) {
      for (const as of people()) {
        if (![401, 403].includes((await send(endpoint, as)).status)) answered.add(named(endpoint))
      }
    }
    expect([...answered].filter((one) => !(one in open))).toEqual([])
  })

  test('is in no permission and no config that they are told', async () => {
    for (const path of ['/access', '/stateroom/config']) {
      const text = await (await site.ask(`/api${path}`, { headers: { cookie } })).text()
      for (const slug of added.slugs) expect(text).not.toContain(`"${slug}"`)
    }
  })

  test('is reached through no document of the site, and no condition on one', async () => {
    const folder = await site.payload.create({
      collection: 'payload-folders',
      data: { name: 'Mergers', folderType: ['posts'] },
    })
    const data = { title: 'A', folder: folder.id, _status: 'published' }
    await site.payload.create({ collection: 'posts', data })
    for (const as of people()) {
      const headers = { cookie: as }
      const read = await site.ask('/api/posts?depth=5', { headers })
      expect(await read.text()).not.toContain('Mergers')
      const guess = await site.ask('/api/posts?where[folder.name][like]=Merg', { headers })
      expect((await answerOf(guess)).text).not.toContain('"totalDocs":1')
    }
  })

  test('is open to people of the panel', async () => {
    const headers = { cookie: await signIn(site, 'users', admin) }
    for (const path of [
      '/payload-folders',
      '/payload-query-presets',
      '/search',
      '/stateroom-audit',
    ]) {
      const answer = await answerOf(await site.ask(`/api${path}`, { headers }))
      expect(answer).toMatchObject({ status: 200 })
    }
  })
})

async function signIn(
  { ask }: Pick<Site, 'ask'>,
  collection: string,
  who: Person,
): Promise<string> {
  const answer = await ask(`/api/${collection}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(who),
  })
  return answer.headers.getSetCookie()[0]!.split(';')[0]!
}

const answerOf = async (response: Response) => ({
  status: response.status,
  text: await response.text(),
})

test('18.7 a rule that the site has for its folders keeps its say', async () => {
  const openFolders = ({ collection }: { collection: CollectionConfig }): CollectionConfig => ({
    ...collection,
    access: { ...collection.access, read: ({ req }) => req.user?.collection === 'readers' },
  })
  const site = await foreignPayload({
    collections: collections(),
    admin: { user: 'users' },
    folders: { collectionOverrides: [openFolders as never] },
  })
  await site.payload.create({ collection: 'readers', data: reader })
  const headers = {
    cookie: await signIn(site, 'readers', reader),
    'content-type': 'application/json',
  }

  expect((await site.ask('/api/payload-folders', { headers })).status).toBe(200)
  const creation = { method: 'POST', headers, body: '{"name":"Mine"}' }
  expect((await site.ask('/api/payload-folders', creation)).status).toBe(403)
  await site.close()
})
