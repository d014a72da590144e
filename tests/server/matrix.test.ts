// @module-tag slow
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { adminConfigPath } from '#contracts/admin-config'
import { changesPath } from '#contracts/changes'
import { countsPath } from '#contracts/counts'
import { eventsPath } from '#contracts/events'
import { formStatePath } from '#contracts/form-state'
import { lockPath, locksPath } from '#contracts/locks'
import { preflightPath } from '#contracts/preflight'
import { listenLive } from './kit/listen-live.ts'
import { channels, ofAdmins, revealing, said } from './kit/matrix-channels.ts'
import type { Role } from './kit/matrix-rules.ts'
import {
  allowed,
  allows,
  globalSlug,
  isOfPanel,
  isPlain,
  kinds,
  kindsOf,
  readSlug,
  roles,
  rules,
  token,
  tokensIn,
  writeSlug,
} from './kit/matrix-rules.ts'
import type { Matrix } from './kit/matrix-server.ts'
import { openMatrix, valuesOf } from './kit/matrix-server.ts'
import { unasked } from './kit/matrix-table.ts'

let matrix: Matrix
let ids: Matrix['ids']
const get: Matrix['get'] = (...asked) => matrix.get(...asked)
const post: Matrix['post'] = (...asked) => matrix.post(...asked)

beforeAll(async () => {
  matrix = await openMatrix()
  ids = matrix.ids
  await matrix.fill(readSlug)
  await matrix.fillGlobals()
  const to = rules.flatMap((rule) =>
    kinds.map((kind) => ({ relationTo: readSlug(rule), value: ids[readSlug(rule)]![kind] })),
  )
  await matrix.payload.create({ collection: 'links', data: { to } })
})
afterAll(() => matrix.close())

const allowedAnywhere = (role: Role): Set<string> =>
  new Set([
    ...rules.flatMap((rule) => kinds.flatMap((kind) => allowed(readSlug(rule), rule, role, kind))),
    ...rules.filter(isPlain).flatMap((rule) => allowed(globalSlug(rule), rule, role, 'mine')),
  ])

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
      const filters = await get(role, `/api${countsPath}/${slug}?of[all][id][exists]=true`)
      expect(JSON.parse(filters).counts?.all ?? 0).toBe(isOfPanel(role) ? visible.length : 0)
      for (const kind of kindsOf(rule)) {
        const one = await get(role, `/api/${slug}/${ids[slug]![kind]}`)
        expect(tokensIn(one).toSorted()).toEqual(allowed(slug, rule, role, kind).toSorted())
      }
    })

    test.each(Object.keys(channels))('is nothing else through %s', async (channel) => {
      for (const kind of kindsOf(rule)) {
        const told = await channels[channel]!(
          { matrix, headers: { cookie: matrix.cookies[role] } },
          slug,
          ids[slug]![kind],
        )
        expect(mayNot(told)).toEqual([])
        if (!allows(rule, role, kind)) {
          expect(told).not.toContain(token(slug, kind, 'title'))
          expect(told).not.toMatch(revealing[channel] ?? /tok-none/)
        }
        // What may be read is told: the channel was asked rightly.
        const isHidden = ofAdmins.includes(channel) && role !== 'admin'
        if (isOfPanel(role) && allows(rule, role, kind) && !isHidden) {
          expect([kind, told]).toEqual([kind, expect.stringMatching(said[channel] ?? /tok-/)])
        }
      }
    })

    test('is all that a check before publishing knows of links', async () => {
      for (const kind of kindsOf(rule)) {
        const to = (value: number) => ({ data: { to: [{ relationTo: slug, value }] } })
        const ask = (value: number) =>
          post(role, preflightPath, { collectionSlug: writeSlug('everyone'), ...to(value) })
        const told = await ask(ids[slug]![kind])
        expect([kind, mayNot(told)]).toEqual([kind, []])
        // What may not be read is like what was never there.
        const isLikeNone = told === (await ask(999_999))
        expect([kind, isLikeNone]).toEqual([kind, !isOfPanel(role) || !allows(rule, role, kind)])
      }
    })

    test('is what is said of permissions', async () => {
      const may = kinds.some((kind) => allows(rule, role, kind))
      const access = JSON.parse(await get(role, '/api/access')).collections?.[slug]
      expect(Boolean(access?.read)).toBe(may)
      expect(Boolean(access?.update)).toBe(false)
      const config = JSON.parse(await get(role, `/api${adminConfigPath}`))
      const known = config.collections?.find((one: { slug: string }) => one.slug === slug)
      expect(Boolean(known?.access.read)).toBe(may && isOfPanel(role))
      for (const kind of kindsOf(rule)) {
        const path = `/${slug}/access/${ids[slug]![kind]}`
        const asked = await matrix.call(role, 'POST', path)
        const { read, update } = asked.ok ? await asked.json() : {}
        expect([kind, Boolean(read)]).toEqual([kind, allows(rule, role, kind)])
        expect(Boolean(update)).toBe(false)
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
          const path = `/api${countsPath}/${slug}?${query.replace('where', 'of[it]')}`
          const { counts } = JSON.parse(await get(role, path))
          const may = allows(rule, role, kind) && role === 'admin'
          expect([path, counts?.it ?? 0]).toEqual([path, may ? 1 : 0])
        }
      }
    })

    test('says of locks only what may be read', async () => {
      for (const kind of kindsOf(rule)) {
        const id = ids[slug]![kind]
        const document = { relationTo: slug, value: id }
        const user = { relationTo: 'users', value: 1 }
        const collection = 'payload-locked-documents'
        const made = await matrix.payload.create({ collection, data: { document, user } as never })
        const isKnown = isOfPanel(role) && allows(rule, role, kind)
        const one = await get(role, `/api${lockPath}?collectionSlug=${slug}&id=${id}`)
        expect(one.includes('"holder"')).toBe(isKnown)
        const many = await get(role, `/api${locksPath}`)
        expect(many.includes(`"collectionSlug":"${slug}"`)).toBe(isKnown)
        // Over REST one sees the locks that one holds oneself: this is the admin's.
        const row = await matrix.call(role, 'GET', `/${collection}/${made.id}?depth=2`)
        expect(row.ok).toBe(role === 'admin')
        expect(mayNot(await row.text())).toEqual([])
        await matrix.payload.delete({ collection, id: made.id })
      }
    })
  })

  test.each(rules.filter(isPlain))('of a global where %s may read is that alone', async (rule) => {
    const slug = globalSlug(rule)
    const whole = allowed(slug, rule, role, 'mine').toSorted()
    expect(tokensIn(await get(role, `/api/globals/${slug}`)).toSorted()).toEqual(whole)
    const { docs } = await matrix.payload.findGlobalVersions({ slug, limit: 1 })
    const rest = [
      await get(role, `/api/globals/${slug}/versions`),
      await get(role, `/api/globals/${slug}/versions/${docs[0]!.id}`),
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
      await matrix.call('admin', 'POST', '/payload-query-presets', {
        title: token('preset-of', 'theirs', 'title'),
        relatedCollection: readSlug('everyone'),
        access: { read: onlyMe, update: onlyMe, delete: onlyMe },
      })
    ).json()
    await matrix.call('admin', 'POST', '/payload-preferences/kept', {
      value: { is: token('preference-of', 'theirs', 'title') },
    })
    const seen = [
      await get(role, '/api/payload-query-presets?limit=100'),
      await get(role, `/api/payload-query-presets/${doc.id}`),
      await get(role, '/api/payload-preferences/kept'),
      await get(role, '/api/payload-preferences?limit=100'),
    ]
    expect(seen.join().includes('theirs')).toBe(role === 'admin')
    await matrix.payload.delete({ collection: 'payload-query-presets', id: doc.id })
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
      const answer = await matrix.ask(`/api${eventsPath}?stream=${crypto.randomUUID()}`, {
        headers: { cookie: matrix.cookies[role] },
      })
      await answer.body?.cancel()
      expect(answer.ok).toBe(false)
      expect((await matrix.call(role, 'POST', eventsPath, {})).ok).toBe(false)
      return
    }
    const heard = await listenLive(matrix.origin, matrix.cookies[role])
    await heard.watch(documents, rules.map(readSlug))
    for (const { id, kind, slug } of every) {
      const data = { owner: valuesOf(slug, kind).owner }
      await matrix.payload.update({ collection: slug, id, data })
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

test('every way that the table gives to this file is asked here', () => {
  expect(unasked('matrix.test.ts', matrix)).toEqual([])
})
