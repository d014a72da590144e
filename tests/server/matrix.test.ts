// @module-tag slow
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  authorsPath,
  bulkPath,
  changesPath,
  eventsPath,
  formStatePath,
  groupsPath,
  importPath,
  lockPath,
  locksPath,
} from '#config-schema'
import { listenLive } from './kit/listen-live.ts'
import type { Kind, Role, Rule } from './kit/matrix-site.ts'
import {
  allows,
  globalSlug,
  isPlain,
  kinds,
  matrixSite,
  readFields,
  readSlug,
  roles,
  rules,
  token,
  writeSlug,
} from './kit/matrix-site.ts'
import type { TestServer } from './kit/serve.ts'
import { serve } from './kit/serve.ts'

const password = 'a-long-password'
const editor = { email: 'grace@site.example', password }
const reader = { email: 'rita@site.example', password }

let server: TestServer
const cookies = {} as Record<Role, string>
/** By slug and kind. */
const ids: Record<string, Record<Kind, number>> = {}

const isOfPanel = (role: Role) => role === 'admin' || role === 'editor'

/** A rule that asks about no document says the same of each. */
const kindsOf = (rule: Rule): readonly Kind[] => (isPlain(rule) ? ['secret'] : kinds)

const valuesOf = (slug: string, kind: string) => ({
  title: token(slug, kind, 'title'),
  owner: kind === 'mine' ? 'editor' : 'admin',
  state: kind === 'secret' ? 'secret' : 'open',
  hush: token(slug, kind, 'hush'),
  rows: [{ said: token(slug, kind, 'said'), unsaid: token(slug, kind, 'unsaid') }],
})

const make = async (slug: string, kind: Kind) => {
  const data = { ...valuesOf(slug, kind), _status: 'published' }
  const user = { id: 1, collection: 'users' } as never
  return (await server.payload.create({ collection: slug, data, user })).id as number
}

beforeAll(async () => {
  server = await serve(matrixSite(), {
    limits: { requestsPerMinute: 1_000_000, signInsPerMinute: 1000 },
    live: { beat: 3_600_000 },
  })
  const { payload } = server
  await payload.create({ collection: 'users', data: { ...editor, role: 'editor' } })
  await payload.create({ collection: 'readers', data: reader })
  for (const slug of rules.flatMap((rule) => [readSlug(rule), writeSlug(rule)])) {
    const made = {} as Record<Kind, number>
    for (const kind of kinds) {
      made[kind] = await make(slug, kind)
      // So that there is a difference between two versions.
      await payload.update({
        collection: slug,
        id: made[kind],
        data: { owner: valuesOf(slug, kind).owner },
      })
    }
    ids[slug] = made
  }
  for (const rule of rules.filter(isPlain)) {
    const slug = globalSlug(rule)
    const data = { ...valuesOf(slug, 'mine'), _status: 'published' }
    await payload.updateGlobal({ slug, data })
  }
  const to = rules.flatMap((rule) =>
    kinds.map((kind) => ({ relationTo: readSlug(rule), value: ids[readSlug(rule)]![kind] })),
  )
  await payload.create({ collection: 'links', data: { to } })

  cookies.admin = await server.signIn()
  cookies.editor = await server.signIn(editor)
  const answer = await server.send('POST', '/api/readers/login', reader)
  cookies.reader = answer.headers.getSetCookie()[0]!.split(';')[0]!
  cookies.visitor = ''
})
afterAll(() => server.close())

const get = async (role: Role, path: string, headers: HeadersInit = {}) => {
  const init = { headers: { cookie: cookies[role], ...headers } }
  return (await server.ask(path, init)).text()
}
const send = (role: Role, method: string, path: string, body: object = {}) =>
  server.send(method, `/api${path}`, body, { cookie: cookies[role] })
const post = async (role: Role, path: string, body: object) =>
  (await send(role, 'POST', path, body)).text()

const tokensIn = (text: string): string[] => [
  ...new Set(text.match(/tok-[a-z]+-[a-z]+-[a-z]+-[a-z]+/g) ?? []),
]

/** What somebody may be told of a document, by the rules alone. */
const allowed = (slug: string, rule: Rule, role: Role, kind: Kind): string[] =>
  allows(rule, role, kind)
    ? Object.entries(readFields)
        .filter(([, ofField]) => allows(ofField, role, kind))
        .map(([field]) => token(slug, kind, field))
    : []

const allowedAnywhere = (role: Role): Set<string> =>
  new Set([
    ...rules.flatMap((rule) => kinds.flatMap((kind) => allowed(readSlug(rule), rule, role, kind))),
    ...rules.filter(isPlain).flatMap((rule) => allowed(globalSlug(rule), rule, role, 'mine')),
  ])

/** The ways in which something of a document can be told, besides the document itself. */
const channels: Readonly<
  Record<string, (role: Role, slug: string, id: number) => Promise<string>>
> = {
  'a list of versions': (role, slug) => get(role, `/api/${slug}/versions?limit=100`),
  'a version': async (role, slug, id) => {
    const where = { parent: { equals: id } }
    const { docs } = await server.payload.findVersions({ collection: slug, where })
    const told = await Promise.all(docs.map((one) => get(role, `/api/${slug}/versions/${one.id}`)))
    return told.join()
  },
  'what versions changed': (role, slug, id) =>
    get(role, `/api${changesPath}?collectionSlug=${slug}&id=${id}&limit=10`),
  'who made versions': async (role, slug, id) => {
    const where = { parent: { equals: id } }
    const { docs } = await server.payload.findVersions({ collection: slug, where })
    const asked = docs.map((one) => one.id).join()
    return get(role, `/api${authorsPath}?collectionSlug=${slug}&versions=${asked}`)
  },
  'the state of its form': (role, slug, id) =>
    post(role, formStatePath, { collectionSlug: slug, id, operation: 'update', changes: {} }),
  'its page': (role, slug, id) =>
    get(role, `/admin/collections/${slug}/${id}`, { 'sec-fetch-site': 'none' }),
  'groups by what it says': (role, slug) => get(role, `/api${groupsPath}/${slug}?groupBy=title`),
  'groups by what it hides': (role, slug) => get(role, `/api${groupsPath}/${slug}?groupBy=hush`),
  'a bulk edit': (role, slug, id) =>
    post(role, bulkPath, {
      collection: slug,
      documents: [{ id }],
      change: { kind: 'edit', data: { title: 'x' } },
      dryRun: true,
    }),
  'an import': (role, slug, id) =>
    post(role, importPath, {
      collection: slug,
      key: 'id',
      mode: 'update',
      lines: [{ line: 1, key: id, data: { title: 'x' } }],
      dryRun: true,
    }),
}

/** What nobody is told of a document that they may not read, besides its values. */
const revealing: Readonly<Record<string, RegExp>> = {
  'the state of its form': /"fields"/,
  'what versions changed': /"latest"/,
  'who made versions': /@/,
}

/** Of those that tell no value of it. */
const said: Readonly<Record<string, RegExp>> = {
  'the state of its form': /"fields"/,
  'what versions changed': /"latest"/,
  'who made versions': /@/,
  'an import': /refused/,
}

describe.each(roles)('18.8 PERM-1 what a %s reads', (role) => {
  const mayNot = (text: string) => {
    const may = allowedAnywhere(role)
    return tokensIn(text).filter((one) => !one.startsWith('tok-write') && !may.has(one))
  }

  describe.each(rules)('where %s may read', (rule) => {
    const slug = readSlug(rule)
    const all = kinds.flatMap((kind) => allowed(slug, rule, role, kind))

    test('is all of that and nothing else: in lists, one by one, and counted', async () => {
      const list = await get(role, `/api/${slug}?limit=100`)
      expect(tokensIn(list).toSorted()).toEqual(all.toSorted())
      const visible = kinds.filter((kind) => allows(rule, role, kind))
      const count = await get(role, `/api/${slug}/count`)
      expect(JSON.parse(count).totalDocs ?? 0).toBe(visible.length)
      for (const kind of kindsOf(rule)) {
        const one = await get(role, `/api/${slug}/${ids[slug]![kind]}`)
        expect(tokensIn(one).toSorted()).toEqual(allowed(slug, rule, role, kind).toSorted())
      }
    })

    test.each(Object.keys(channels))('is nothing else through %s', async (channel) => {
      for (const kind of kindsOf(rule)) {
        const told = await channels[channel]!(role, slug, ids[slug]![kind])
        expect(mayNot(told)).toEqual([])
        if (!allows(rule, role, kind)) {
          expect(told).not.toContain(token(slug, kind, 'title'))
          expect(told).not.toMatch(revealing[channel] ?? /tok-none/)
        }
        // Whoever may read everything is told something: the channel was asked rightly.
        if (role === 'admin' && rule === 'everyone') expect(told).toMatch(said[channel] ?? /tok-/)
      }
    })

    test('is not found out by asking about it', async () => {
      for (const field of ['hush', 'rows.unsaid']) {
        for (const kind of kindsOf(rule)) {
          const value = token(slug, kind, field === 'hush' ? 'hush' : 'unsaid')
          const query = `where[${field}][equals]=${value}`
          for (const path of [`/api/${slug}?${query}`, `/api/${slug}/count?${query}`]) {
            const { totalDocs = 0 } = JSON.parse(await get(role, path))
            const may = allows(rule, role, kind) && allows('admins', role, kind)
            expect([path, totalDocs]).toEqual([path, may ? 1 : 0])
          }
        }
      }
    })

    test('says of locks only what may be read', async () => {
      for (const kind of kindsOf(rule)) {
        const id = ids[slug]![kind]
        const document = { relationTo: slug, value: id }
        const user = { relationTo: 'users', value: 1 }
        const collection = 'payload-locked-documents'
        const made = await server.payload.create({ collection, data: { document, user } as never })
        const isKnown = isOfPanel(role) && allows(rule, role, kind)
        const one = await get(role, `/api${lockPath}?collectionSlug=${slug}&id=${id}`)
        expect(one.includes('"holder"')).toBe(isKnown)
        const many = await get(role, `/api${locksPath}`)
        expect(many.includes(`"collectionSlug":"${slug}"`)).toBe(isKnown)
        expect(
          (await send(role, 'GET', `/${collection}/${made.id}`).catch(() => null))?.ok,
        ).not.toBe(true)
        await server.payload.delete({ collection, id: made.id })
      }
    })
  })

  test.each(rules.filter(isPlain))('of a global where %s may read is that alone', async (rule) => {
    const slug = globalSlug(rule)
    const whole = allowed(slug, rule, role, 'mine').toSorted()
    expect(tokensIn(await get(role, `/api/globals/${slug}`)).toSorted()).toEqual(whole)
    const rest = [
      await get(role, `/api/globals/${slug}/versions`),
      await get(role, `/api${changesPath}?globalSlug=${slug}&limit=10`),
      await get(role, `/admin/globals/${slug}`, { 'sec-fetch-site': 'none' }),
      await post(role, formStatePath, { globalSlug: slug, operation: 'update', changes: {} }),
    ]
    expect(mayNot(rest.join())).toEqual([])
  })

  test('through a reference is what the documents themselves are', async () => {
    const populated = await get(role, '/api/links?depth=2')
    const may = rules.flatMap((rule) =>
      kinds.flatMap((kind) => allowed(readSlug(rule), rule, role, kind)),
    )
    expect(tokensIn(populated).toSorted()).toEqual(may.toSorted())
  })

  test('in the search is for people of the panel', async () => {
    const found = tokensIn(await get(role, '/api/search?limit=100'))
    const slug = readSlug('everyone')
    const all = kinds.map((kind) => token(slug, kind, 'title'))
    if (isOfPanel(role)) expect(found.toSorted()).toEqual(all.toSorted())
    else expect(found).toEqual([])
  })

  test('of others’ views and preferences is nothing', async () => {
    const onlyMe = { constraint: 'onlyMe' }
    const { doc } = await (
      await send('admin', 'POST', '/payload-query-presets', {
        title: token('preset-of', 'theirs', 'title'),
        relatedCollection: readSlug('everyone'),
        access: { read: onlyMe, update: onlyMe, delete: onlyMe },
      })
    ).json()
    await send('admin', 'POST', '/payload-preferences/kept', {
      value: { is: token('preference-of', 'theirs', 'title') },
    })
    const seen = [
      await get(role, '/api/payload-query-presets?limit=100'),
      await get(role, `/api/payload-query-presets/${doc.id}`),
      await get(role, '/api/payload-preferences/kept'),
      await get(role, '/api/payload-preferences?limit=100'),
    ]
    expect(seen.join().includes('theirs')).toBe(role === 'admin')
    await server.payload.delete({ collection: 'payload-query-presets', id: doc.id })
  })

  test('hears of what may be read, and of nothing else', async () => {
    const every = rules.flatMap((rule) =>
      kinds.map((kind) => ({ rule, kind, slug: readSlug(rule), id: ids[readSlug(rule)]![kind] })),
    )
    const documents = every.map(({ id, slug }) => ({
      collectionSlug: slug,
      id,
      activity: 'viewing' as const,
    }))
    if (!isOfPanel(role)) {
      const answer = await server.ask(`/api${eventsPath}?stream=${crypto.randomUUID()}`, {
        headers: { cookie: cookies[role] },
      })
      await answer.body?.cancel()
      expect(answer.ok).toBe(false)
      return
    }
    const heard = await listenLive(server.origin, cookies[role])
    await heard.watch(documents, rules.map(readSlug))
    for (const { id, kind, slug } of every) {
      const data = { owner: valuesOf(slug, kind).owner }
      await server.payload.update({ collection: slug, id, data })
    }
    const visible = every.filter(({ kind, rule }) => allows(rule, role, kind))
    for (const { id, slug } of visible) {
      await heard.next(
        'saved',
        ({ document }) => document.id === id && document.collectionSlug === slug,
      )
    }
    const nameOf = ({ id, slug }: { id: unknown; slug: unknown }) => `${slug}/${id}`
    const told = heard.heard.flatMap((event) =>
      'document' in event
        ? [nameOf({ slug: event.document.collectionSlug, id: event.document.id })]
        : [],
    )
    expect([...new Set(told)].toSorted()).toEqual(visible.map(nameOf).toSorted())
    heard.cut()
  })
})

/** The ways in which a value of a document can be changed. */
const writes: Readonly<
  Record<string, (role: Role, slug: string, id: number, data: object) => Promise<unknown>>
> = {
  'a save': (role, slug, id, data) => send(role, 'PATCH', `/${slug}/${id}`, data),
  'a draft': (role, slug, id, data) => send(role, 'PATCH', `/${slug}/${id}?draft=true`, data),
  'a save of many': (role, slug, id, data) =>
    send(role, 'PATCH', `/${slug}?where[id][equals]=${id}`, data),
  'a bulk edit': (role, slug, id, data) =>
    send(role, 'POST', bulkPath, {
      collection: slug,
      documents: [{ id }],
      change: { kind: 'edit', data },
    }),
  'an import': (role, slug, id, data) =>
    send(role, 'POST', importPath, {
      collection: slug,
      key: 'id',
      mode: 'update',
      lines: [{ line: 1, key: id, data }],
    }),
}

describe.each(roles)('18.8 PERM-1 what a %s writes', (role) => {
  const stored = async (slug: string, id: number) => {
    const query = { where: { parent: { equals: id } }, sort: '-updatedAt', limit: 1 }
    const { docs } = await server.payload.findVersions({ collection: slug, ...query })
    return JSON.stringify(docs[0]?.version)
  }

  describe.each(rules)('where %s may', (rule) => {
    const slug = writeSlug(rule)

    test.each(Object.entries(writes))('is that alone: %s', async (way, write) => {
      const isEndpoint = way === 'a bulk edit' || way === 'an import'
      for (const kind of kindsOf(rule)) {
        const id = ids[slug]![kind]
        const may = allows(rule, role, kind) && (!isEndpoint || isOfPanel(role))
        const mayAll = may && role === 'admin'
        const value = `${role} by ${way} ${kind}`
        await write(role, slug, id, { title: value })
        expect([kind, (await stored(slug, id)).includes(value)]).toEqual([kind, may])
        const forbidden = {
          fixed: `fixed ${value}`,
          rows: [{ said: 'x', stuck: `stuck ${value}` }],
        }
        await write(role, slug, id, forbidden)
        const now = await stored(slug, id)
        expect([kind, now.includes(`fixed ${value}`)]).toEqual([kind, mayAll])
        expect([kind, now.includes(`stuck ${value}`)]).toEqual([kind, mayAll])
      }
    })

    test('is that alone: a lock, a restored version and a deletion', async () => {
      for (const kind of kindsOf(rule)) {
        const id = await make(slug, kind)
        const may = allows(rule, role, kind)
        const asked = { collectionSlug: slug, id, action: 'acquire' }
        const lock = await send(role, 'POST', lockPath, asked)
        expect([kind, lock.ok]).toEqual([kind, may && isOfPanel(role)])
        await send(role, 'POST', lockPath, { ...asked, action: 'release' })
        const { docs } = await server.payload.findVersions({
          collection: slug,
          where: { parent: { equals: id } },
        })
        const restored = await send(role, 'POST', `/${slug}/versions/${docs[0]!.id}`)
        // Without a rule of their own, versions are for whoever is signed in.
        expect([kind, restored.ok]).toEqual([kind, may && role !== 'visitor'])
        await send(role, 'POST', bulkPath, {
          collection: slug,
          documents: [{ id }],
          change: { kind: 'delete' },
        })
        const count = async () =>
          (await server.payload.count({ collection: slug, where: { id: { equals: id } } }))
            .totalDocs
        expect([kind, await count()]).toEqual([kind, may && isOfPanel(role) ? 0 : 1])
        await send(role, 'DELETE', `/${slug}/${id}`)
        expect([kind, await count()]).toEqual([kind, may ? 0 : 1])
      }
    })

    test('is that alone: a new document', async () => {
      const may = isPlain(rule) && allows(rule, role, 'theirs')
      const title = `new by ${role}`
      const data = { title, fixed: `fixed by ${role}` }
      const made = await send(role, 'POST', `/${slug}`, data)
      expect(made.status === 201).toBe(may)
      const lines = [{ line: 1, key: null, data }]
      const into = { collection: slug, key: null, mode: 'create', lines }
      await send(role, 'POST', importPath, into)
      const where = { title: { equals: title } }
      const { docs } = await server.payload.find({ collection: slug, where, draft: true })
      expect(docs.length > 0).toBe(may)
      for (const { fixed } of docs) {
        expect(fixed === `fixed by ${role}`).toBe(role === 'admin')
      }
    })
  })
})
