// @module-tag slow
import type { CollectionConfig } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  draftHeader,
  draftParameter,
  previewLinksPath,
  previewPagePath,
  previewPath,
} from '#contracts/preview'
import { channels, revealing } from './kit/matrix-channels.ts'
import type { Kind, Role, Rule } from './kit/matrix-rules.ts'
import {
  accessBy,
  allowed,
  allows,
  isOfPanel,
  kinds,
  kindsOf,
  readFields,
  readSlug,
  roles,
  rules,
  token,
  tokensIn,
  writeSlug,
} from './kit/matrix-rules.ts'
import type { Matrix } from './kit/matrix-server.ts'
import { openMatrix } from './kit/matrix-server.ts'
import { matrixSite, siteOrigin } from './kit/matrix-site.ts'
import { unasked } from './kit/matrix-table.ts'

let matrix: Matrix
let ids: Matrix['ids']
const get: Matrix['get'] = (...asked) => matrix.get(...asked)
const call: Matrix['call'] = (...asked) => matrix.call(...asked)

/** What admins may read they may share: a link shows what a visitor doesn't see. */
const shareable = (one: CollectionConfig): CollectionConfig =>
  one.slug.startsWith('read-')
    ? { ...one, access: { ...one.access, update: accessBy.admins } }
    : one

const mayShare = (rule: Rule, role: Role, kind: Kind) =>
  role === 'admin' && allows(rule, role, kind)

beforeAll(async () => {
  const site = matrixSite()
  matrix = await openMatrix({ ...site, collections: site.collections!.map(shareable) })
  ids = matrix.ids
  await matrix.fill(readSlug)
  await matrix.fill(writeSlug)
})
afterAll(() => matrix.close())

const asked = (slug: string, kind: Kind) => ({ collectionSlug: slug, id: ids[slug]![kind] })
const queryOf = (slug: string, kind: Kind) => `collectionSlug=${slug}&id=${ids[slug]![kind]}`
const tokenIn = (url: string) => new URL(url).searchParams.get(draftParameter) ?? ''

const links = async (slug: string) => {
  const where = { entity: { equals: slug } }
  return (await matrix.payload.db.find({ collection: 'stateroom-preview-links', where })).docs
}
const forgetShown = () => matrix.payload.db.deleteMany({ collection: 'payload-kv', where: {} })
const forgetLinks = () =>
  matrix.payload.db.deleteMany({ collection: 'stateroom-preview-links', where: {} })

/** All that a role may read by the rules, without any pass. */
const allowedAnywhere = (role: Role): string[] =>
  rules.flatMap((rule) => kinds.flatMap((kind) => allowed(readSlug(rule), rule, role, kind)))

const ofRead = (text: string) => tokensIn(text).filter((one) => !one.startsWith('tok-write'))

describe.each(roles)('18.8 PERM-1 LIVE-6 where the site shows a document: %s', (role) => {
  test.each(rules)('is told and followed where %s may read', async (rule) => {
    const slug = readSlug(rule)
    for (const kind of kindsOf(rule)) {
      const may = isOfPanel(role) && allows(rule, role, kind)
      const address = `${siteOrigin}/${ids[slug]![kind]}`
      const told = await get(role, `/api${previewPath}?${queryOf(slug, kind)}`)
      expect([kind, told.includes(`${address}?${draftParameter}=`)]).toEqual([kind, may])
      expect([kind, told.includes(draftParameter)]).toEqual([kind, may])
      const page = await call(role, 'GET', `${previewPagePath}?${queryOf(slug, kind)}`)
      expect([kind, page.headers.get('location')]).toEqual([kind, may ? address : null])
    }
  })

  test.each(rules)('is shared, listed and revoked where %s may write', async (rule) => {
    const slug = writeSlug(rule)
    for (const kind of kindsOf(rule)) {
      const may = isOfPanel(role) && allows(rule, role, kind)
      const made = await (await call(role, 'POST', previewLinksPath, asked(slug, kind))).text()
      expect([kind, (await links(slug)).length]).toEqual([kind, may ? 1 : 0])
      expect([kind, made.includes(draftParameter)]).toEqual([kind, may])
      await forgetLinks()

      // Somebody else's, which everybody of the panel could have made.
      await shareAsAdmin(slug, kind)
      const [link] = await links(slug)
      const listed = await get(role, `/api${previewLinksPath}?${queryOf(slug, kind)}`)
      expect([kind, listed.includes(draftParameter)]).toEqual([kind, may])
      await call(role, 'DELETE', `${previewLinksPath}/${link!.id}`)
      expect([kind, (await links(slug)).length]).toEqual([kind, may ? 0 : 1])
      await forgetLinks()
    }
  })

  test.each(rules)('is shared by those alone who may change what %s may read', async (rule) => {
    const slug = readSlug(rule)
    for (const kind of kindsOf(rule)) {
      await call(role, 'POST', previewLinksPath, asked(slug, kind))
      expect([kind, (await links(slug)).length]).toEqual([kind, mayShare(rule, role, kind) ? 1 : 0])
      await forgetLinks()
    }
  })
})

/** As the panel keeps a link, whoever may make one. */
async function shareAsAdmin(slug: string, kind: Kind) {
  const { createdAt } = await matrix.payload.findByID({ collection: slug, id: ids[slug]![kind] })
  await matrix.payload.db.create({
    collection: 'stateroom-preview-links',
    data: {
      entity: slug,
      document: String(ids[slug]![kind]),
      born: createdAt,
      userCollection: 'users',
      userId: '1',
      expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
    },
  })
}

type Pass = (slug: string, kind: Kind) => Promise<string>

/** Both kinds of a pass, as the admin gets them. */
const passes: Readonly<Record<string, Pass>> = {
  'a preview': async (slug, kind) =>
    tokenIn(JSON.parse(await get('admin', `/api${previewPath}?${queryOf(slug, kind)}`)).url),
  'a shared link': async (slug, kind) => {
    const answer = await call('admin', 'POST', previewLinksPath, asked(slug, kind))
    return tokenIn((await answer.json()).links[0].url)
  },
}

/** What a pass shows of its document: to a visitor what is hidden from visitors stays so. */
const shownBy = (slug: string, role: Role, kind: Kind): string[] =>
  Object.entries(readFields)
    .filter(([, ofField]) => allows(ofField, role, kind))
    .map(([field]) => token(slug, kind, field))

/** What everyone reads anyway needs no pass. */
const isHidden = (rule: Rule) => rule !== 'everyone'
const shared = rules.filter(
  (rule) => isHidden(rule) && kinds.some((kind) => mayShare(rule, 'admin', kind)),
)

describe.each(Object.keys(passes))('18.8 PERM-1 LIVE-6 the token of %s', (name) => {
  describe.each(roles)('for a %s', (role) => {
    test.each(shared)('shows one document of those that %s may read', async (rule) => {
      const slug = readSlug(rule)
      for (const kind of kindsOf(rule).filter((one) => mayShare(rule, 'admin', one))) {
        const id = ids[slug]![kind]
        const headers = {
          cookie: matrix.cookies[role],
          [draftHeader]: await passes[name]!(slug, kind),
        }
        const read = async (path: string) => (await matrix.ask(`/api${path}`, { headers })).text()
        const shown = shownBy(slug, role, kind)
        expect(tokensIn(await read(`/${slug}/${id}?draft=true`)).toSorted()).toEqual(
          shown.toSorted(),
        )

        const own = new Set(allowedAnywhere(role))
        const ownAndShown = new Set([...own, ...shown])
        const beyond = (text: string, may: Set<string>) => ofRead(text).filter((t) => !may.has(t))
        expect(beyond(await read(`/${slug}?limit=100&draft=true`), ownAndShown)).toEqual([])
        for (const other of kinds.filter((one) => one !== kind)) {
          expect(beyond(await read(`/${slug}/${ids[slug]![other]}?draft=true`), own)).toEqual([])
        }
        // Whoever reads it anyway learns no more of it.
        if (allows(rule, role, kind)) continue
        const further = {
          ...channels,
          'a preview': (_: unknown, one: string, of: number) =>
            read(`${previewPath}?collectionSlug=${one}&id=${of}`),
          'its links': (_: unknown, one: string, of: number) =>
            read(`${previewLinksPath}?collectionSlug=${one}&id=${of}`),
        }
        for (const [channel, ask] of Object.entries(further)) {
          const told = await ask({ matrix, headers }, slug, id)
          const may = channel.startsWith('a list that') ? ownAndShown : own
          expect([channel, beyond(told, may)]).toEqual([channel, []])
          expect([channel, told]).not.toEqual([channel, expect.stringContaining(draftParameter)])
          const reveals = revealing[channel] ?? /tok-none/
          expect([channel, told]).not.toEqual([channel, expect.stringMatching(reveals)])
        }
      }
      await forgetLinks()
    })

    test.each(shared)('writes nothing where %s may read', async (rule) => {
      const slug = readSlug(rule)
      for (const kind of kindsOf(rule).filter((one) => mayShare(rule, 'admin', one))) {
        const headers = {
          cookie: matrix.cookies[role],
          [draftHeader]: await passes[name]!(slug, kind),
        }
        const id = ids[slug]![kind]
        const newest = async () => {
          const where = { parent: { equals: id } }
          const found = { collection: slug, where, sort: '-updatedAt', limit: 1 }
          return (await matrix.payload.findVersions(found)).docs[0]?.version.owner
        }
        const owner = `${role} with ${name}`
        await matrix.send('PATCH', `/api/${slug}/${id}?draft=true`, { owner }, headers)
        expect([kind, await newest()]).toEqual([
          kind,
          mayShare(rule, role, kind) ? owner : expect.not.stringContaining(' with '),
        ])
        await matrix.payload.update({
          collection: slug,
          id,
          data: { owner: kind === 'mine' ? 'editor' : 'admin' },
        })
        await forgetLinks()
      }
    })
  })
})

/** With somebody's session: what a page of the site asks in the frame, or a script that is in it. */
describe.each(roles)('18.8 PERM-1 LIVE-1 the previewed site with the session of a %s', (role) => {
  const headersOf = () => ({ cookie: matrix.cookies[role], origin: siteOrigin })
  const ask = async (path: string) =>
    (await matrix.ask(`/api${path}`, { headers: headersOf() })).text()
  const asVisitor = new Set(allowedAnywhere('visitor'))
  const beyond = (text: string) => ofRead(text).filter((one) => !asVisitor.has(one))

  test.each(rules.filter(isHidden))(
    'learns what a visitor does where %s may read',
    async (rule) => {
      const slug = readSlug(rule)
      for (const kind of kindsOf(rule).filter((one) => allows(rule, role, one))) {
        const id = ids[slug]![kind]
        const further: typeof channels = {
          ...channels,
          'a list': () => ask(`/${slug}?limit=100&draft=true`),
          'the document': () => ask(`/${slug}/${id}?draft=true`),
          'a preview': () => ask(`${previewPath}?${queryOf(slug, kind)}`),
        }
        for (const [channel, look] of Object.entries(further)) {
          // Its pages are no answers of the API, and nothing of another site is let to read them.
          if (channel === 'its page') continue
          const told = await look({ matrix, headers: headersOf() }, slug, id)
          expect([channel, beyond(told)]).toEqual([channel, []])
          expect([channel, told]).not.toEqual([channel, expect.stringContaining(draftParameter)])
        }
      }
    },
  )

  test.each(rules)('writes what a visitor does where %s may write', async (rule) => {
    const slug = writeSlug(rule)
    for (const kind of kindsOf(rule)) {
      const id = ids[slug]![kind]
      const hush = `site as ${role} ${kind}`
      await matrix.send('PATCH', `/api/${slug}/${id}`, { hush }, headersOf())
      const doc = await matrix.payload.findByID({ collection: slug, id })
      expect([kind, doc.hush === hush]).toEqual([kind, allows(rule, 'visitor', kind)])
    }
  })

  test.each(rules)('follows relations of what is shown, as far as %s may read', async (rule) => {
    const slug = readSlug(rule)
    const page = asked(writeSlug('everyone'), 'mine')
    const pagePath = `/${page.collectionSlug}/${page.id}`
    for (const kind of kindsOf(rule)) {
      const value = ids[slug]![kind]
      const data = { id: page.id, to: [{ relationTo: slug, value }] }
      const merges = async () => {
        const asGet = { ...headersOf(), 'x-payload-http-method-override': 'GET' }
        const body = { data, depth: 2 }
        const ways = [pagePath, `${previewPath}/shown?${queryOf(page.collectionSlug, 'mine')}`]
        const answers = ways.map((path) => matrix.send('POST', `/api${path}`, body, asGet))
        const told = await Promise.all(answers)
        return (await Promise.all(told.map((one) => one.text()))).join()
      }
      const byIds = async () =>
        (await ask(`/${slug}?where[id][in]=${value}&depth=1`)) +
        (await ask(`${previewPath}/related?collection=${slug}&ids=${value}`))
      const may = isOfPanel(role) ? allowed(slug, rule, role, kind) : []
      const told = [...may, ...allowed(slug, rule, 'visitor', kind)]
      const known = new Set([...told, ...asVisitor])
      const beyondKnown = (text: string) => ofRead(text).filter((one) => !known.has(one))

      await forgetShown()
      expect([kind, beyond(await merges()), beyond(await byIds())]).toEqual([kind, [], []])

      const shown = { ...page, references: { [slug]: [value] } }
      const { ok } = await call(role, 'POST', previewPath, shown)
      expect([kind, ok]).toEqual([kind, isOfPanel(role)])
      const [merged, related] = [await merges(), await byIds()]
      expect([kind, beyondKnown(merged), beyondKnown(related)]).toEqual([kind, [], []])
      for (const one of may) {
        expect([kind, merged, related]).toEqual([
          kind,
          expect.stringContaining(one),
          expect.stringContaining(one),
        ])
      }
      await matrix.send('POST', `/api${previewPath}/shown`, { data }, headersOf())
    }
  })

  test.each(['users', 'stateroom-audit'])('reads nothing of %s, by ids either', async (slug) => {
    const { docs } = await matrix.payload.find({ collection: slug, limit: 1 })
    const told = await ask(`/${slug}?where[id][in]=${docs[0]!.id}`)
    expect(JSON.parse(told).docs ?? []).toEqual([])
  })
})

test('every way that the table gives to this file is asked here', () => {
  expect(unasked('matrix-preview.test.ts', matrix)).toEqual([])
})
