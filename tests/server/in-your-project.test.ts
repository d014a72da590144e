import { readFileSync } from 'node:fs'
import type { CollectionConfig, PayloadRequest } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { currentPasswordField } from '#contracts/account'
import { lockPath } from '#contracts/locks'
import { inProject } from '../../scripts/kit/root.ts'
import { foreignPayload } from './kit/foreign-payload.ts'
import { posts, users } from './kit/site.ts'

type Project = Awaited<ReturnType<typeof foreignPayload>>

const ada = { email: 'ada@foreign.example', password: 'a-long-password' }
const grace = { email: 'grace@foreign.example', password: 'another-long-password' }
const reader = { email: 'rita@foreign.example', password: 'the-password-of-a-reader' }

const isAdmin = ({ req }: { req: PayloadRequest }) => req.user?.role === 'admin'
const onlyPublished = ({ req }: { req: PayloadRequest }) =>
  req.user?.collection === 'users' ? true : { _status: { equals: 'published' } }

let project: Project
const as = {} as Record<'admin' | 'editor' | 'reader' | 'visitor', Record<string, string>>

beforeAll(async () => {
  const readers: CollectionConfig = { slug: 'readers', auth: true, fields: [] }
  project = await foreignPayload({
    collections: [
      { ...users(), access: { update: isAdmin } },
      readers,
      {
        ...posts(),
        access: { read: onlyPublished, readVersions: onlyPublished },
        versions: { drafts: true },
        enableQueryPresets: true,
        folders: true,
      },
      { ...posts(), slug: 'open', access: { read: () => true, create: () => true } },
    ],
    csrf: ['http://foreign.example'],
  })
  const signIn = async (collection: string, person: object) => {
    const { token } = await project.payload.login({ collection, data: person } as never)
    return { authorization: `JWT ${token}` }
  }
  await project.payload.create({ collection: 'users', data: { ...ada, role: 'admin' } })
  await project.payload.create({ collection: 'users', data: { ...grace, role: 'editor' } })
  await project.payload.create({ collection: 'readers', data: reader } as never)
  as.admin = await signIn('users', ada)
  as.editor = await signIn('users', grace)
  as.reader = await signIn('readers', reader)
  as.visitor = {}
})
afterAll(() => project.close())

const get = (who: keyof typeof as, path: string) => project.ask(`/api${path}`, { headers: as[who] })
const send = (who: keyof typeof as, method: string, path: string, body: unknown = {}) =>
  project.send(method, `/api${path}`, body, as[who])
const post = async (data: object) => {
  const made = await project.payload.create({ collection: 'posts', data } as never)
  return made.id as number
}

const page = readFileSync(inProject('docs/developer/security-in-your-project.md'), 'utf8')
/** What, with our server, and with the plugin alone. */
const rows = (page.split('\n\n').find((part) => part.startsWith('| What |')) ?? '')
  .split('\n')
  .slice(2)
  .map((line) => line.slice(2, -2).split(' | '))
const ours = readFileSync(import.meta.filename, 'utf8')

describe('18.13 the page about security in your own project', () => {
  test.each(rows.filter(([, , there = '']) => there.startsWith('holds')))(
    'has a test of “%s”',
    (what = '') => {
      expect(ours).toContain(`test('18.13 ${what}'`)
    },
  )

  test('says for everything else what to do', () => {
    const todo = rows.filter(([, , there = '']) => !there.startsWith('holds'))
    expect(todo.length).toBeGreaterThan(5)
    for (const [, , there = ''] of todo) expect(there).toMatch(/\]\(#|`/)
  })
})

test('18.13 failed sign-ins lock an account, however it is named', async () => {
  const rival = { email: 'rival@foreign.example', password: 'yet-another-password' }
  await project.payload.create({ collection: 'users', data: { ...rival, role: 'editor' } })
  for (let at = 0; at < 6; at++) {
    await send('visitor', 'POST', '/users/login', {
      email: ` ${rival.email.toUpperCase()}`,
      username: `nobody-${at}`,
      password: 'wrong',
    })
  }
  expect((await send('visitor', 'POST', '/users/login', rival)).status).toBe(401)
})

test('18.13 a forgotten password is answered alike, whoever exists', async () => {
  const answers = []
  for (const email of [ada.email, 'nobody@foreign.example']) {
    const answer = await send('visitor', 'POST', '/users/forgot-password', { email })
    answers.push([answer.status, await answer.text()])
  }
  expect(answers[0]).toEqual(answers[1])
})

test('18.13 sign-ins from pages of other sites', async () => {
  const headers = { 'content-type': 'application/json', origin: 'https://evil.example' }
  const body = JSON.stringify(ada)
  const answer = await project.ask('/api/users/login', { method: 'POST', headers, body })
  expect(answer.status).toBe(403)
})

test('18.13 the current password for passwords and API keys', async () => {
  const { user } = await (await get('admin', '/users/me')).json()
  const change = { password: 'a-new-long-password' }
  expect((await send('admin', 'PATCH', `/users/${user.id}`, change)).status).toBe(400)
  const wrong = { ...change, [currentPasswordField]: 'not it' }
  expect((await send('admin', 'PATCH', `/users/${user.id}`, wrong)).status).toBe(400)
})

test('18.13 versions and drafts obey `read`', async () => {
  const id = await post({ title: 'Public', _status: 'published' })
  await send('admin', 'PATCH', `/posts/${id}?draft=true`, { title: 'A secret draft' })
  for (const path of ['/posts/versions', `/posts/${id}?draft=true`, '/posts?draft=true']) {
    expect(await (await get('visitor', path)).text()).not.toContain('A secret draft')
    expect(await (await get('reader', path)).text()).not.toContain('A secret draft')
  }
})

test('18.13 locks, dates and IDs', async () => {
  const id = await post({ title: 'Locked' })
  await send('admin', 'POST', lockPath, { collectionSlug: 'posts', id, action: 'acquire' })
  expect((await send('editor', 'PATCH', `/posts/${id}`, { title: 'Mine' })).status).toBe(423)
  const locks = await (await get('editor', '/payload-locked-documents')).json()
  expect(locks.docs).toEqual([])

  const old = { title: 'Old', createdAt: '2001-01-01T00:00:00.000Z' }
  const { doc } = await (await send('editor', 'POST', '/posts', old)).json()
  expect(doc.createdAt.slice(0, 4)).not.toBe('2001')
})

test('18.13 unlocking accounts and running jobs', async () => {
  for (const who of ['visitor', 'reader', 'editor'] as const) {
    const unlock = await send(who, 'POST', '/users/unlock', { email: ada.email })
    expect([who, unlock.status]).toEqual([who, 403])
    expect((await get(who, '/payload-jobs/run')).status).toBeGreaterThanOrEqual(400)
  }
})

test('18.13 folders, saved views and all else that was added, for other collections that sign in', async () => {
  for (const slug of ['payload-folders', 'payload-query-presets', 'stateroom-creations']) {
    const list = await get('reader', `/${slug}`)
    const found = list.ok ? (await list.json()).docs : []
    expect([slug, found]).toEqual([slug, []])
    const made = await send('reader', 'POST', `/${slug}`, { name: 'Mine', title: 'Mine' })
    expect([slug, made.status]).toEqual([slug, 403])
  }
})

test('18.13 preferences have one owner and a size', async () => {
  const value = 'x'.repeat(200_000)
  expect((await send('editor', 'POST', '/payload-preferences/large', { value })).status).toBe(413)
  await send('admin', 'POST', '/payload-preferences/own', { value: 'a secret of Ada' })
  const found = await (await get('editor', '/payload-preferences')).text()
  expect(found).not.toContain('a secret of Ada')
})

const overrides = ['x-payload-http-method-override', 'x-http-method-override']
const form = 'application/x-www-form-urlencoded'

test('18.13 conditions, values and levels of a request', async () => {
  const or = Array.from({ length: 1_000 }, (_, n) => ({ title: { equals: `${n}` } }))
  const query = `where=${encodeURIComponent(JSON.stringify({ or }))}`
  const headers = { 'content-type': form, [overrides[0]!]: 'GET' }
  for (const answer of [
    await get('visitor', `/open?${query}`),
    await project.ask('/api/open', { method: 'POST', headers, body: query }),
    await send('editor', 'POST', '/open', { title: 'Large', notes: Array(60_000).fill({}) }),
  ]) {
    expect([answer.status, (await answer.json()).code]).toEqual([400, 'request.tooCostly'])
  }
})

test('18.13 lists and joins have caps', async () => {
  for (const override of overrides) {
    for (const query of ['limit=0', 'limit=9999', 'pagination=false']) {
      const headers = { 'content-type': form, [override]: 'GET' }
      const answer = await project.ask('/api/open', { method: 'POST', headers, body: query })
      const { limit } = await answer.json()
      expect([query, limit]).toEqual([query, 500])
    }
  }
  const headers = { 'content-type': 'application/json', [overrides[0]!]: 'GET' }
  const body = JSON.stringify({ depth: 10, data: { related: Array(9_000).fill(1) } })
  const answer = await project.ask('/api/open?limit=0', { method: 'POST', headers, body })
  expect((await answer.json()).limit).toBe(500)
})

test('18.13 what a GraphQL query costs and tries', () => {
  const { maxComplexity, mutations, queries, validationRules } = project.payload.config.graphQL
  expect(maxComplexity).toBeLessThanOrEqual(1000)
  // What they do is in graphql-limits.test.ts.
  for (const part of [mutations, queries, validationRules]) expect(part).toBeTypeOf('function')
})

test('18.13 the panel’s own page: content policy, frame protection, no cache', async () => {
  const { headers } = await get('visitor', '/stateroom/panel')
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
  expect(headers.get('x-frame-options')).toBe('SAMEORIGIN')
  expect(headers.get('cache-control')).toBe('private, no-store')
})
