// @module-tag slow
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { commentsPath, mentionablePath } from '#contracts/comments'
import { inboxPath } from '#contracts/inbox'
import type { Kind, Role } from './kit/matrix-rules.ts'
import {
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
} from './kit/matrix-rules.ts'
import type { Matrix } from './kit/matrix-server.ts'
import { openMatrix } from './kit/matrix-server.ts'
import { unasked } from './kit/matrix-table.ts'

let matrix: Matrix
const call: Matrix['call'] = (...asked) => matrix.call(...asked)

/** Where the fields are that have rules of their own. */
const places: Readonly<Record<string, readonly string[]>> = {
  title: ['title'],
  hush: ['hush'],
  said: ['rows', 'gone', 'said'],
  unsaid: ['rows', 'gone', 'unsaid'],
}

const threadId = (slug: string, kind: Kind, field: string) =>
  `${slug} ${kind} ${field}`.replaceAll(' ', '-')

/** A thread at each field, which the field's own token tells. */
async function begin(slug: string, kind: Kind, field: string): Promise<string> {
  const id = threadId(slug, kind, field)
  const now = new Date().toISOString()
  await matrix.payload.db.create({
    collection: 'stateroom-comments',
    data: {
      id,
      about: `collection ${slug} ${matrix.ids[slug]![kind]}`,
      anchor: { place: places[field] },
      text: token(slug, kind, field),
      author: 'users/1',
      createdAt: now,
      updatedAt: now,
    },
  })
  return id
}

const stored = (id: string) =>
  matrix.payload.findByID({ collection: 'stateroom-comments', id, disableErrors: true })

beforeAll(async () => {
  matrix = await openMatrix()
  await matrix.fill(readSlug)
  for (const slug of rules.map(readSlug)) {
    for (const kind of kinds) {
      for (const field of Object.keys(places)) await begin(slug, kind, field)
    }
  }
})
afterAll(() => matrix.close())

describe.each(roles)('18.8 PERM-1 39.2 what a %s does with comments', (role: Role) => {
  describe.each(rules)('where %s may read', (rule) => {
    const slug = readSlug(rule)
    const mayRead = (kind: Kind, field: string) =>
      isOfPanel(role) && allows(rule, role, kind) && allows(readFields[field]!, role, kind)
    const query = (kind: Kind) => `collectionSlug=${slug}&id=${matrix.ids[slug]![kind]}`

    test('is to read those at fields that they may read, and no others', async () => {
      for (const kind of kindsOf(rule)) {
        const told = await (await call(role, 'GET', `${commentsPath}?${query(kind)}`)).text()
        const all = Object.keys(places).filter((field) => mayRead(kind, field))
        expect(tokensIn(told).toSorted()).toEqual(
          all.map((field) => token(slug, kind, field)).toSorted(),
        )
        const people = await call(role, 'GET', `${mentionablePath}?${query(kind)}&q=`)
        expect(people.ok).toBe(isOfPanel(role) && allows(rule, role, kind))
      }
    })

    test('is to write there, and nowhere else', async () => {
      for (const kind of kindsOf(rule)) {
        for (const [field, place] of Object.entries(places)) {
          const asked = { collectionSlug: slug, id: matrix.ids[slug]![kind] }
          const begun = { ...asked, anchor: { place }, text: 'Begun' }
          const thread = threadId(slug, kind, field)
          const at = `${commentsPath}/${thread}`
          const may = mayRead(kind, field)

          expect((await call(role, 'POST', commentsPath, begun)).ok).toBe(may)
          expect((await call(role, 'POST', at, { text: 'Replied' })).ok).toBe(may)
          expect((await call(role, 'PATCH', at, { isResolved: true })).ok).toBe(may)
          expect((await call(role, 'PATCH', at, { isResolved: false })).ok).toBe(may)
          const isTheirs = may && role === 'admin'
          const same = token(slug, kind, field)
          expect((await call(role, 'PATCH', at, { text: same })).ok).toBe(isTheirs)
          const text = isTheirs ? same : 'Edited'
          expect((await call(role, 'PATCH', at, { text })).ok).toBe(isTheirs)
          expect(await stored(thread)).toMatchObject({ text: same, resolvedAt: null })
        }
      }
    })

    test('is to delete one’s own, or as an administrator anyone’s', async () => {
      for (const kind of kindsOf(rule)) {
        for (const field of Object.keys(places)) {
          const thread = threadId(slug, kind, field)
          const isAllowed = mayRead(kind, field) && role === 'admin'
          const { ok } = await call(role, 'DELETE', `${commentsPath}/${thread}`)
          expect(ok).toBe(isAllowed)
          const { text } = (await stored(thread)) ?? { text: '' }
          expect(text === token(slug, kind, field)).toBe(!isAllowed)
          if (!isAllowed) continue
          await matrix.payload.db.deleteMany({
            collection: 'stateroom-comments',
            where: { id: { equals: thread } },
          })
          await begin(slug, kind, field)
        }
      }
    })
  })
})

describe('18.8 PERM-1 39.2 what somebody’s inbox holds', () => {
  const all = rules.flatMap((rule) =>
    kindsOf(rule).flatMap((kind) =>
      Object.keys(places).map((field) => ({ rule, kind, field, slug: readSlug(rule) })),
    ),
  )

  beforeAll(async () => {
    for (const { field, kind, slug } of all) {
      const now = new Date().toISOString()
      await matrix.payload.db.create({
        collection: 'stateroom-comments',
        data: {
          id: `to-all ${slug} ${kind} ${field}`,
          about: `collection ${slug} ${matrix.ids[slug]![kind]}`,
          anchor: { place: places[field] },
          text: token(slug, kind, field),
          author: 'users/99',
          mentions: '[users/1][users/2][readers/1]',
          createdAt: now,
          updatedAt: now,
        },
      })
    }
  })

  test.each(roles)(
    'of a %s are comments at fields that they may read, and no others',
    async (role) => {
      const told = await (await call(role, 'GET', inboxPath)).text()
      const may = all.filter(
        ({ field, kind, rule }) =>
          isOfPanel(role) && allows(rule, role, kind) && allows(readFields[field]!, role, kind),
      )
      expect(tokensIn(told).toSorted()).toEqual(
        may.map(({ field, kind, slug }) => token(slug, kind, field)).toSorted(),
      )
      expect((await call(role, 'POST', inboxPath, { read: ['none'] })).ok).toBe(isOfPanel(role))
    },
  )
})

test('18.8 PERM-1 asked every way in of its columns', () => {
  expect(unasked('matrix-comments.test.ts', matrix)).toEqual([])
})
