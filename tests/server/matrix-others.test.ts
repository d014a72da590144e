// @module-tag slow
import type { DefaultDocumentIDType, Endpoint } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apiKeyPath, currentPasswordField, sessionsPath } from '#contracts/account'
import { otherCollections } from './kit/matrix-others.ts'
import { isOfPanel, readSlug, roles } from './kit/matrix-rules.ts'
import type { Matrix } from './kit/matrix-server.ts'
import { openMatrix, people } from './kit/matrix-server.ts'
import { ruledSlugs } from './kit/matrix-site.ts'
import { unasked } from './kit/matrix-table.ts'

let matrix: Matrix
const get: Matrix['get'] = (...asked) => matrix.get(...asked)
const call: Matrix['call'] = (...asked) => matrix.call(...asked)

beforeAll(async () => {
  matrix = await openMatrix()
  await matrix.make(readSlug('everyone'), 'theirs')
})
afterAll(() => matrix.close())

/** What is stored of a row but for its date; null: it is gone. */
const stored = async (slug: string, id: DefaultDocumentIDType): Promise<string | null> => {
  const where = { id: { equals: id } }
  const row: object | null = await matrix.payload.db.findOne({ collection: slug, where })
  return row && JSON.stringify({ ...row, updatedAt: null })
}
const countOf = async (slug: string) =>
  (await matrix.payload.db.count({ collection: slug, where: {} })).totalDocs

test('18.8 PERM-1 of every collection that has no rule of the matrix, it is written down who may what', () => {
  const slugs = matrix.payload.config.collections.map(({ slug }) => slug)
  const others = slugs.filter((slug) => !ruledSlugs.includes(slug))
  expect(others.toSorted()).toEqual(Object.keys(otherCollections).toSorted())
})

describe.each(Object.entries(otherCollections))(
  '18.8 PERM-1 of a row of %s that is the admin’s',
  (slug, rules) => {
    let id: DefaultDocumentIDType
    const row = async () => {
      id = await rules.row(matrix.payload)
    }
    const endpoints = () => {
      const own: readonly Omit<Endpoint, 'root'>[] =
        matrix.payload.collections[slug]?.config.endpoints || []
      return own.filter(({ path }) => /^\/(count|:id|:key|versions|versions\/:id)?$/.test(path))
    }

    test.each(roles)('a %s reads what is written down, and no more', async (role) => {
      await row()
      const may = rules.read.includes(role)
      const list = JSON.parse(await get(role, `/api/${slug}?limit=100&depth=0`))
      const told = (list.docs ?? []).map((doc: { id: unknown }) => doc.id)
      expect(told.includes(id)).toBe(may)
      const one = await call(role, 'GET', `/${slug}/${rules.name ?? id}?depth=0`)
      expect((await one.text()).includes(rules.mark)).toBe(may)
      const access = await call(role, 'POST', `/${slug}/access/${id}`)
      const { read } = access.ok ? await access.json() : {}
      expect(Boolean(read)).toBe(may)
      for (const { method, path } of endpoints()) {
        if (method !== 'get' || may) continue
        const answer = await get(role, `/api/${slug}${path.replace(/:\w+/, String(id))}`)
        expect([path, answer]).not.toEqual([path, expect.stringContaining(rules.mark)])
        if (path === '/count' && !rules.name) {
          expect(JSON.parse(answer).totalDocs).toBe(list.totalDocs)
        }
      }
      await matrix.payload.db.deleteMany({ collection: slug, where: { id: { equals: id } } })
    })

    test.each(roles)('a %s changes what is written down, and no more', async (role) => {
      await row()
      const body = rules.change ?? {}
      const before = await stored(slug, id)
      await call(role, 'POST', `/${slug}/versions/${id}`)
      await call(role, 'PATCH', `/${slug}/${id}`, body)
      await call(role, 'PATCH', `/${slug}?where[id][equals]=${id}`, body)
      expect((await stored(slug, id)) !== before).toBe(rules.update.includes(role))
      const count = await countOf(slug)
      await call(role, 'POST', `/${slug}`, { ...rules.create })
      await call(role, 'POST', `/${slug}/${id}/duplicate`, {})
      expect((await countOf(slug)) > count).toBe(rules.make.includes(role))
      if (rules.name) {
        const isCopy = { and: [{ key: { equals: rules.name } }, { id: { not_equals: id } }] }
        await matrix.payload.db.deleteMany({ collection: slug, where: isCopy })
      }
      for (const place of ['?where[id][equals]=', '/']) {
        if ((await stored(slug, id)) === null) await row()
        const one = place === '/' ? `/${rules.name ?? id}` : `${place}${id}`
        await call(role, 'DELETE', `/${slug}${one}`)
        const isGone = (await stored(slug, id)) === null
        expect([place, isGone]).toEqual([place, rules.delete.includes(role)])
      }
      await matrix.payload.db.deleteMany({ collection: slug, where: { id: { equals: id } } })
    })
  },
)

/** Of everybody who can sign in, by role. */
const accounts = {
  admin: { collection: 'users', email: people.admin.email },
  editor: { collection: 'users', email: people.editor.email },
  reader: { collection: 'readers', email: people.reader.email },
} as const
type Account = keyof typeof accounts

interface StoredAccount extends Record<string, unknown> {
  id: DefaultDocumentIDType
  sessions: { id: string }[]
  apiKeyIndex?: string | null
  loginAttempts?: number
}

const account = async (of: Account): Promise<StoredAccount> => {
  const { collection, email } = accounts[of]
  const where = { email: { equals: email } }
  return (await matrix.payload.db.findOne<StoredAccount>({ collection, where }))!
}
const allAccounts = async () =>
  Object.fromEntries(
    await Promise.all(
      (Object.keys(accounts) as Account[]).map(async (of) => [of, await account(of)] as const),
    ),
  ) as Record<Account, StoredAccount>
const sessionsOf = ({ sessions }: StoredAccount) => sessions.map(({ id }) => id)

/** Signs in once more, as on another computer. */
const another = async (role: Account) => {
  const { collection } = accounts[role]
  const answer = await matrix.send('POST', `/api/${collection}/login`, people[role])
  expect(answer.status).toBe(200)
}

describe.each(roles)('18.8 PERM-1 of accounts, for a %s', (role) => {
  const others = (Object.keys(accounts) as Account[]).filter((one) => one !== role)
  const own = async () => (role === 'visitor' ? null : account(role))
  test('only one’s own is told: who one is, and where one is signed in', async () => {
    const me = await own()
    const all = await allAccounts()
    for (const collection of ['users', 'readers']) {
      const told = await get(role, `/api/${collection}/me`)
      const isThere = role !== 'visitor' && accounts[role].collection === collection
      expect([collection, JSON.parse(told).user?.id ?? null]).toEqual([
        collection,
        isThere ? me!.id : null,
      ])
      for (const other of others) expect(told).not.toContain(accounts[other].email)
    }
    const told = await get(role, `/api${sessionsPath}`)
    for (const one of me ? sessionsOf(me) : []) expect(told.includes(one)).toBe(isOfPanel(role))
    for (const other of others) {
      for (const one of sessionsOf(all[other])) expect(told).not.toContain(one)
    }
    expect(JSON.parse(await get(role, '/api/users/init'))).toEqual({ initialized: true })
    const key = await call(role, 'GET', apiKeyPath)
    expect(key.ok).toBe(isOfPanel(role))
  })

  test('only one’s own sessions are ended', async () => {
    const all = await allAccounts()
    for (const other of others) {
      for (const end of sessionsOf(all[other])) await call(role, 'POST', sessionsPath, { end })
    }
    const unlike = (one: Account, now: Record<Account, StoredAccount>) =>
      JSON.stringify(sessionsOf(now[one])) !== JSON.stringify(sessionsOf(all[one]))
    const now = await allAccounts()
    expect(Object.keys(accounts).filter((one) => unlike(one as Account, now))).toEqual([])

    if (role !== 'visitor') await another(role)
    await call(role, 'POST', sessionsPath, { end: 'others' })
    const then = await allAccounts()
    for (const other of others) expect(unlike(other, then)).toBe(false)
    if (role !== 'visitor') expect(then[role].sessions.length).toBe(isOfPanel(role) ? 1 : 2)
  })

  test('only one’s own API key is made and revoked, with the current password', async () => {
    const keys = async () => {
      const all = await allAccounts()
      return (Object.keys(accounts) as Account[]).filter((one) => Boolean(all[one].apiKeyIndex))
    }
    const given = { [currentPasswordField]: role === 'visitor' ? '' : people[role].password }
    await call(role, 'POST', apiKeyPath, {})
    expect(await keys()).toEqual([])
    await call(role, 'POST', apiKeyPath, given)
    expect(await keys()).toEqual(isOfPanel(role) ? [role] : [])
    await call(role, 'DELETE', apiKeyPath, {})
    expect(await keys()).toEqual(isOfPanel(role) ? [role] : [])
    await call(role, 'DELETE', apiKeyPath, given)
    expect(await keys()).toEqual([])
  })

  test('an account is unlocked by whoever may change it', async () => {
    for (const other of ['editor', 'reader'] as const) {
      const { collection, email } = accounts[other]
      const { id } = await account(other)
      await matrix.payload.db.updateOne({ collection, id, data: { loginAttempts: 3 } })
      await call(role, 'POST', `/${collection}/unlock`, { email })
      const { loginAttempts } = await account(other)
      const may = role === 'admin' || (isOfPanel(role) && role === other)
      expect([other, loginAttempts]).toEqual([other, may ? 0 : 3])
      await matrix.payload.db.updateOne({ collection, id, data: { loginAttempts: 0 } })
    }
  })

  test('preferences are read, written and deleted by their owners', async () => {
    const mine = { value: { of: role } }
    await call('admin', 'POST', '/payload-preferences/shared', { value: { of: 'admin' } })
    const find = async () => {
      const where = { key: { equals: 'shared' } }
      const { docs } = await matrix.payload.db.find<{ value: { of: string } }>({
        collection: 'payload-preferences',
        where,
        pagination: false,
      })
      return docs.map(({ value }) => value.of).toSorted()
    }
    await call(role, 'POST', '/payload-preferences/shared', mine)
    expect(await find()).toEqual(role === 'editor' ? ['admin', role] : ['admin'])
    const { value } = JSON.parse(await get(role, '/api/payload-preferences/shared'))
    expect(value?.of).toBe(isOfPanel(role) ? role : undefined)
    await call(role, 'DELETE', '/payload-preferences/shared')
    expect(await find()).toEqual(role === 'admin' ? [] : ['admin'])
  })
})

describe.each(roles)('18.8 PERM-1 what the server does for a %s', (role) => {
  test('is to make the search anew for people of the panel', async () => {
    const where = { key: { equals: 'left-over' } }
    const data = { key: 'left-over' }
    await matrix.payload.db.create({ collection: 'search', data })
    const body = { collections: [readSlug('everyone')] }
    expect((await call(role, 'POST', '/search/reindex', body)).ok).toBe(isOfPanel(role))
    const { totalDocs } = await matrix.payload.db.count({ collection: 'search', where })
    expect(totalDocs).toBe(isOfPanel(role) ? 0 : 1)
    await matrix.payload.db.deleteMany({ collection: 'search', where })
  })

  test('is no job that is due, for anybody', async () => {
    const due = { queue: 'default', taskSlug: 'none', waitUntil: '2001-01-01T00:00:00.000Z' }
    const data = { ...due, input: {} }
    const { id } = await matrix.payload.db.create({ collection: 'payload-jobs', data })
    const before = await stored('payload-jobs', id)
    for (const path of ['run?limit=10', 'run?allQueues=true', 'handle-schedules']) {
      const { status } = await call(role, 'GET', `/payload-jobs/${path}`)
      expect([path, status]).toEqual([path, 401])
    }
    expect(await stored('payload-jobs', id)).toBe(before)
    await matrix.payload.db.deleteMany({ collection: 'payload-jobs', where: {} })
  })
})

test('every way that the table gives to this file is asked here', () => {
  expect(unasked('matrix-others.test.ts', matrix)).toEqual([])
})
