// @module-tag slow
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inboxPath } from '#contracts/inbox'
import { reviewersPath, reviewPath, reviewStatesPath } from '#contracts/review'
import type { Kind, Role, Rule } from './kit/matrix-rules.ts'
import {
  allows,
  isOfPanel,
  kindsOf,
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

const mayRead = (rule: Rule, role: Role, kind: Kind) => isOfPanel(role) && allows(rule, role, kind)

/** A review that was asked of everybody, with a note that tells its document. */
async function begin(slug: string, kind: Kind): Promise<void> {
  const id = matrix.ids[slug]![kind]
  await matrix.payload.update({ collection: slug, id, data: {}, draft: true })
  const about = `collection ${slug} ${id}`
  const now = new Date().toISOString()
  await matrix.payload.db.create({
    collection: 'stateroom-reviews',
    data: {
      ...{ id: `ask ${slug} ${kind}`, about, entity: `collection ${slug}`, follows: `${about} ` },
      ...{ isLast: true, kind: 'ask', author: 'users/99', note: token(slug, kind, 'title') },
      ...{ to: '[users/1][users/2][readers/1]', createdAt: now, updatedAt: now },
    },
  })
}

beforeAll(async () => {
  matrix = await openMatrix()
  await matrix.fill(readSlug)
  for (const rule of rules) for (const kind of kindsOf(rule)) await begin(readSlug(rule), kind)
})
afterAll(() => matrix.close())

describe.each(roles)('18.8 PERM-1 39.2 what a %s does with reviews', (role: Role) => {
  test('is to read those of documents that they may read, and no others', async () => {
    for (const rule of rules) {
      const slug = readSlug(rule)
      const ids = kindsOf(rule).map((kind) => matrix.ids[slug]![kind])
      for (const kind of kindsOf(rule)) {
        const query = `collectionSlug=${slug}&id=${matrix.ids[slug]![kind]}`
        const told = await (await call(role, 'GET', `${reviewPath}?${query}`)).text()
        const isTold = mayRead(rule, role, kind)
        expect(tokensIn(told)).toEqual(isTold ? [token(slug, kind, 'title')] : [])
        expect((await call(role, 'GET', `${reviewersPath}?${query}&q=`)).ok).toBe(isTold)
      }
      const query = ids.map((id) => `ids=${id}`).join('&')
      const states = await call(role, 'GET', `${reviewStatesPath}/${slug}?${query}`)
      const readable = kindsOf(rule).filter((kind) => mayRead(rule, role, kind))
      expect(states.ok ? Object.keys(await states.json()).toSorted() : []).toEqual(
        readable.map((kind) => String(matrix.ids[slug]![kind])).toSorted(),
      )
    }
  })

  test('is to be told of them in the inbox', async () => {
    const told = await (await call(role, 'GET', inboxPath)).text()
    const may = rules.flatMap((rule) =>
      kindsOf(rule)
        .filter((kind) => mayRead(rule, role, kind))
        .map((kind) => token(readSlug(rule), kind, 'title')),
    )
    expect(tokensIn(told).toSorted()).toEqual(may.toSorted())
  })

  test('is to decide there, and nowhere else', async () => {
    for (const rule of rules) {
      const slug = readSlug(rule)
      for (const kind of kindsOf(rule)) {
        const asked = { collectionSlug: slug, id: matrix.ids[slug]![kind] }
        const { content, events } = await (
          await call(
            'admin',
            'GET',
            `${reviewPath}?${new URLSearchParams({ ...asked, id: `${asked.id}` })}`,
          )
        ).json()
        const step = {
          ...asked,
          action: 'approve',
          content: content ?? '',
          last: events?.[0]?.id ?? null,
        }
        const answer = await call(role, 'POST', reviewPath, step)
        // What an administrator may not read, nobody can say as they saw it.
        const isKnown = content !== undefined
        expect(answer.ok).toBe(isKnown && mayRead(rule, role, kind))
        if (!isKnown) expect([401, 403, 404, 409]).toContain(answer.status)
      }
    }
  })
})

test('18.8 PERM-1 asked every way in of its columns', () => {
  expect(unasked('matrix-reviews.test.ts', matrix)).toEqual([])
})
