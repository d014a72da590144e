// @module-tag slow
import type { CollectionConfig, GlobalConfig, PayloadRequest } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { idempotencyHeader } from '#contracts/documents'
import { keepAddressParameter } from '#contracts/uploads'
import type { AddedEndpoint } from './kit/added.ts'
import { everyEndpoint } from './kit/added.ts'
import { allThatIsKept, changesBetween } from './kit/all-that-is-kept.ts'
import type { TestServer } from './kit/serve.ts'
import { admin, serve } from './kit/serve.ts'
import { aSite, users } from './kit/site.ts'

const editor = { email: 'ed@site.example', password: 'another-long-password' }
const reader = { email: 'rita@site.example', password: 'the-password-of-a-reader' }

const isAdmin = ({ req }: { req: PayloadRequest }) => req.user?.role === 'admin'
const access = { create: isAdmin, read: isAdmin, update: isAdmin, delete: isAdmin }
const versions = { drafts: { schedulePublish: true } }
const title = { name: 'title', type: 'text' } as const

const collections = (): CollectionConfig[] => [
  { ...users(), access },
  { slug: 'readers', auth: { useAPIKey: true }, access, fields: [] },
  {
    slug: 'posts',
    folders: true,
    orderable: true,
    enableQueryPresets: true,
    versions,
    access: { ...access, read: () => true },
    fields: [title],
  },
  // Which documents somebody may change is a condition here.
  {
    slug: 'notes',
    versions: { drafts: true },
    access: { ...access, read: () => true, update: () => ({ title: { equals: 'Yours' } }) },
    fields: [title],
  },
  {
    slug: 'pictures',
    upload: { imageSizes: [{ name: 'small', width: 8 }] },
    access,
    fields: [title],
  },
]
const globals: GlobalConfig[] = [
  { slug: 'front', versions, access: { read: isAdmin, update: isAdmin }, fields: [title] },
]

let server: TestServer
let mails = 0
const cookies: Record<string, string> = { visitor: '' }

beforeAll(async () => {
  server = await serve(
    aSite({
      collections: collections(),
      globals,
      folders: {},
      search: { collections: ['posts'] },
      audit: {},
      preview: { drafts: true },
    } as never),
    { limits: { requestsPerMinute: 100_000, signInsPerMinute: 100_000 } },
  )
  const { payload } = server
  payload.email = {
    ...payload.email,
    sendEmail: async () => {
      mails += 1
    },
  }
  await payload.create({ collection: 'users', data: { ...editor, role: 'editor' } })
  await payload.create({ collection: 'readers', data: reader })
  const data = { title: 'Hush', _status: 'published' }
  await payload.create({ collection: 'posts', data })
  await payload.create({ collection: 'notes', data })
  await payload.updateGlobal({ slug: 'front', data })
  await payload.create({ collection: 'pictures', data, file: await aPicture() })
  cookies.admin = await server.signIn()
  cookies.editor = await server.signIn(editor)
  const signedIn = await server.send('POST', '/api/readers/login', reader)
  cookies.reader = signedIn.headers.getSetCookie()[0]!.split(';')[0]!
})
afterAll(() => server.close())

async function aPicture() {
  const picture = { create: { width: 64, height: 64, channels: 3, background: 'red' } } as const
  const data = await sharp(picture).png().toBuffer()
  return { name: 'secret.png', mimetype: 'image/png', data, size: data.length }
}

const crop = ['x', 'y', 'width', 'height'].map((name) => `uploadEdits[crop][${name}]=50`).join('&')
const query = `where[id][exists]=true&id=1&depth=0&${crop}&uploadEdits[ofOriginal]=true&uploadEdits[widthInPixels]=32&uploadEdits[heightInPixels]=32&${keepAddressParameter}=true&stream=3f8b1f4e-0000-4000-8000-000000000001`

/** Whatever an endpoint asks for is in one of these. */
const bodies: readonly object[] = [
  {},
  ...['acquire', 'takeOver', 'publish'].map((action) => ({
    action,
    id: 1,
    title: 'x',
    name: 'x',
    key: 'x',
    value: 'x',
    email: 'new@site.example',
    password: 'a-very-long-password-1',
    waitUntil: '2999-01-01T00:00:00.000Z',
    collections: ['posts'],
    collection: 'posts',
    documents: [{ id: 1 }],
    change: { kind: 'edit', data: { title: 'x' } },
    lines: [{ creation: 'x', data: { title: 'x' } }],
    data: { title: 'x' },
    docsToMove: [1],
    orderableFieldName: '_order',
    newKeyWillBe: 'greater',
    target: { id: 1, key: 'a0' },
    end: 'others',
    url: 'http://127.0.0.1:1/a.png',
    files: [{ name: 'a.png', size: 10, type: 'image/png' }],
    operation: 'update',
  })),
]

const aboutOne = (body: object, collectionSlug: string) =>
  'action' in body ? { ...body, collectionSlug } : body

/** They end the very session that asks, for whoever has it. */
const endsSession = ({ path }: AddedEndpoint) => /\/(logout|refresh-token)$/.test(path)

/** What is kept of a refusal, and why. Reviewed: a new line needs a reason. */
const kept: Readonly<Record<string, string>> = {
  'post /users/login: table stateroom_audit': 'a failed sign-in is in the audit log',
  'post /readers/login: table stateroom_audit': 'the same',
}

let sent = 0
const anotherKey = () => {
  sent += 1
  return `walk-${sent}`
}

async function* answersTo({ method, path }: AddedEndpoint, as: string, about: string) {
  const at = path.replace(/\/:\w+\?/g, '').replace(/:\w+\*?/g, '1')
  const hasBody = !['get', 'head', 'options'].includes(method)
  const ask = (body?: BodyInit, headers = {}) =>
    server.ask(`/api${at}?${query}&collectionSlug=${about}`, {
      method: method.toUpperCase(),
      headers: { cookie: cookies[as]!, [idempotencyHeader]: anotherKey(), ...headers },
      ...(hasBody && body !== undefined && { body }),
    })
  for (const body of hasBody ? bodies : [{}]) {
    yield ask(JSON.stringify(aboutOne(body, about)), { 'content-type': 'application/json' })
  }
  if (!hasBody || !path.startsWith('/pictures')) return
  const form = new FormData()
  form.set(
    'file',
    new File([new Uint8Array((await aPicture()).data)], 'x.gif', { type: 'image/gif' }),
  )
  form.set('_payload', '{"title":"x"}')
  yield ask(form)
  yield ask(new FormData())
}

test.each(['visitor', 'reader', 'editor'])(
  '18.7 PERM-1 nothing is kept, changed or sent by what the %s is refused',
  { timeout: 600_000 },
  async (who) => {
    const { dataDir, payload } = server
    const changed: string[] = []
    let refused = 0
    let before = await allThatIsKept(payload, dataDir)
    for (const endpoint of everyEndpoint(payload.config).filter((one) => !endsSession(one))) {
      let isRefused = true
      const mailsBefore = mails
      for (const about of ['posts', 'pictures']) {
        for await (const answer of answersTo(endpoint, who, about)) {
          isRefused &&= answer.status >= 400
          await answer.body?.cancel()
        }
        // What is below a collection is about it already.
        if (/^\/(posts|pictures|globals)\b/.test(endpoint.path)) break
      }
      const after = await allThatIsKept(payload, dataDir)
      const changes = [...changesBetween(before, after), ...(mails > mailsBefore ? ['mail'] : [])]
      before = after
      if (!isRefused) continue
      refused += 1
      if (changes.length > 0)
        changed.push(`${endpoint.method} ${endpoint.path}: ${changes.join(', ')}`)
    }
    expect(changed.filter((one) => !(one in kept))).toEqual([])
    expect(refused).toBeGreaterThan(100)
  },
)

test('18.7 PERM-1 whoever may not save a document is not told who edits it', async () => {
  const lock = { collectionSlug: 'posts', id: 1, action: 'acquire' }
  const taken = await server.send('POST', '/api/stateroom/lock', lock, { cookie: cookies.admin! })
  expect(taken.status).toBe(200)
  for (const who of ['visitor', 'reader', 'editor']) {
    for (const path of ['/posts/1', '/posts/versions/1']) {
      const method = path.includes('versions') ? 'POST' : 'PATCH'
      const answer = await server.send(
        method,
        `/api${path}`,
        { title: 'x' },
        { cookie: cookies[who]! },
      )
      const text = await answer.text()
      expect([403, 404]).toContain(answer.status)
      expect(text).not.toContain('another user')
    }
  }
})

test('UPL-5 PERM-1 whoever may not change a file is told nothing of it by keeping its address', async () => {
  const form = new FormData()
  form.set(
    'file',
    new File([new Uint8Array((await aPicture()).data)], 'x.gif', { type: 'image/gif' }),
  )
  for (const who of ['visitor', 'reader', 'editor']) {
    const answer = await server.ask(`/api/pictures/1?${keepAddressParameter}=true`, {
      method: 'PATCH',
      headers: { cookie: cookies[who]! },
      body: form,
    })
    expect(answer.status).toBe(403)
    expect(await answer.text()).not.toContain('png')
  }
})

test('the administrator can do what the others were refused', async () => {
  const signedIn = await server.signIn(admin)
  const answer = await server.ask(`/api/pictures/1?${query}`, {
    method: 'PATCH',
    headers: { cookie: signedIn },
    body: new FormData(),
  })
  expect(answer.status).toBe(200)
})
