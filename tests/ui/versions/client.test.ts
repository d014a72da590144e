import { expect, test, vi } from 'vitest'
import type { ClientCollection } from '#contracts/admin-config'
import type { StoredVersion } from '#contracts/versions'
import type { Problem } from '#problems'
import { createHttp } from '../../../ui/client/http.ts'
import type { Versioned } from '../../../ui/client/version-pages.ts'
import { readChoices, readSides, restoreVersion } from '../../../ui/client/versions.ts'
import { waysToRestore } from '../../../ui/views/version/ways.ts'

const entity = {
  slug: 'posts',
  drafts: { autosave: null },
  fields: [],
} as unknown as ClientCollection
const of: Versioned = {
  ref: { kind: 'collection', slug: 'posts', id: '1', locale: 'en' },
  entity,
  isLocalized: true,
}
const { signal } = new AbortController()
const version = { id: 3, parent: 1, version: {}, createdAt: '', updatedAt: '' }

/** A server that answers each question with what the test says. */
function serverOf(answer: (url: URL, init: RequestInit) => Response) {
  const asked: { url: URL; init: RequestInit }[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const at = new URL(url, 'http://site.test')
    asked.push({ url: at, init })
    return answer(at, init)
  })
  return { asked, http: createHttp({ api: '/api', language: () => 'de' }) }
}

test('VER-6 what can be compared with is asked for as Payload’s admin does', async () => {
  const { asked, http } = serverOf(() => Response.json({ docs: [] }))
  await readChoices(http, of, 3, 2, signal)
  const { searchParams, pathname } = asked[0]!.url
  expect(pathname).toBe('/api/posts/versions')
  expect(asked[0]!.init.credentials).toBe('include')
  expect(Object.fromEntries(searchParams)).toMatchObject({
    depth: '0',
    limit: '10',
    page: '2',
    'where[and][0][id][not_equals]': '3',
    'where[and][1][parent][equals]': '1',
    'where[and][2][snapshot][not_equals]': 'true',
  })
})

test('VER-6 of a global no parent is asked for, and snapshots only where there can be some', async () => {
  const { asked, http } = serverOf(() => Response.json({ docs: [] }))
  const ref = { kind: 'global', slug: 'front', locale: null } as const
  await readChoices(http, { ...of, ref, isLocalized: false }, 3, 1, signal)
  const { searchParams, pathname } = asked[0]!.url
  expect(pathname).toBe('/api/globals/front/versions')
  expect([...searchParams.keys()].filter((key) => key.startsWith('where'))).toEqual([
    'where[and][0][id][not_equals]',
  ])
})

test('a version of another document is refused, one that is gone is told to be', async () => {
  const foreign = serverOf((url) =>
    Response.json({ ...version, parent: url.pathname.endsWith('/9') ? 2 : 1 }),
  )
  await expect(readSides(foreign.http, of, 3, 9, signal)).rejects.toMatchObject({
    code: 'version.foreign',
  })
  const gone = serverOf(() => Response.json({ errors: [] }, { status: 404 }))
  await expect(readSides(gone.http, of, 3, null, signal)).rejects.toMatchObject({
    code: 'version.gone',
  })
})

test.each([
  [403, Response.json({ errors: [{ message: 'No' }] }, { status: 403 }), 'access.refused'],
  [404, Response.json({ errors: [] }, { status: 404 }), 'document.notFound'],
  [409, Response.json({ code: 'document.stale', errors: [] }, { status: 409 }), 'document.stale'],
  [423, Response.json({ errors: [] }, { status: 423 }), 'document.locked'],
  [500, new Response('<h1>Oh</h1>', { status: 500 }), 'server.intercepted'],
  ['no JSON', new Response('<h1>Fine</h1>'), 'server.intercepted'],
  ['nothing', new Response(''), 'server.intercepted'],
])(
  'VER-8 a restoration that is answered %s is none, and says why',
  async (_answer, response, code) => {
    const { http } = serverOf(() => response)
    const restoring = restoreVersion(http, of, 3, { as: 'draft', base: null, name: 'one' })
    await expect(restoring).rejects.toSatisfy((thrown) => (thrown as Problem).code === code)
  },
)

test('VER-8 it says as what, over which base, and in which language to answer', async () => {
  const { asked, http } = serverOf(() => Response.json({ id: 1, message: 'Done.' }))
  expect(await restoreVersion(http, of, 3, { as: 'draft', base: 'then', name: 'one' })).toBe(
    'Done.',
  )
  const { url, init } = asked[0]!
  expect(`${init.method} ${url.pathname}`).toBe('POST /api/posts/versions/3')
  expect(url.searchParams.get('draft')).toBe('true')
  expect(init.headers).toMatchObject({ 'Accept-Language': 'de', 'stateroom-base': 'then' })
})

test('VER-8 PERM-1 as a draft only where there are drafts and the version is none', () => {
  const may = { update: true, delete: true, publish: true }
  const published: StoredVersion = { ...version, version: { _status: 'published' } }
  const draft: StoredVersion = { ...version, version: { _status: 'draft' } }
  const drafts = { hasDrafts: true, isGlobal: false }
  expect(waysToRestore(published, may, drafts)).toEqual(['published', 'draft'])
  expect(waysToRestore(draft, may, drafts)).toEqual(['draft'])
  expect(waysToRestore(published, { ...may, publish: false }, drafts)).toEqual(['draft'])
  expect(waysToRestore(published, may, { hasDrafts: true, isGlobal: true })).toEqual(['published'])
  expect(waysToRestore(version, may, { hasDrafts: false, isGlobal: false })).toEqual(['published'])
  expect(waysToRestore(published, { ...may, update: false }, drafts)).toEqual([])
})
