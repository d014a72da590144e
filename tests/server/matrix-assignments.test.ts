// @module-tag slow
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { assignablePath, assignmentsPath } from '#contracts/assignments'
import { inboxPath } from '#contracts/inbox'
import { myAssignmentsPath } from '#contracts/my-assignments'
import type { Kind, Role } from './kit/matrix-rules.ts'
import {
  allows,
  isOfPanel,
  kindsOf,
  readSlug,
  roles,
  rules,
  token,
  tokensIn,
  writeSlug,
} from './kit/matrix-rules.ts'
import type { Matrix } from './kit/matrix-server.ts'
import { openMatrix } from './kit/matrix-server.ts'
import { unasked } from './kit/matrix-table.ts'

let matrix: Matrix
const call: Matrix['call'] = (...asked) => matrix.call(...asked)

/** Of people, as they are stored; nobody of the panel is the third. */
const keys: Readonly<Record<Role, string>> = {
  admin: 'users/1',
  editor: 'users/2',
  reader: 'readers/1',
  visitor: 'users/99',
}

const taskId = (slug: string, kind: Kind, role: Role) => `${slug}-${kind}-${role}`

/** A task that nobody here gave, for whoever has this role. */
async function give(slug: string, kind: Kind, role: Role): Promise<void> {
  const id = taskId(slug, kind, role)
  const now = new Date().toISOString()
  await matrix.payload.db.create({
    collection: 'stateroom-assignments',
    data: {
      id,
      about: `collection ${slug} ${matrix.ids[slug]![kind]}`,
      assignee: keys[role],
      giver: 'users/98',
      task: token(slug, kind, 'title'),
      createdAt: now,
      updatedAt: now,
    },
    customID: id,
  })
}

const stored = (id: string) =>
  matrix.payload.findByID({ collection: 'stateroom-assignments', id, disableErrors: true })

beforeAll(async () => {
  matrix = await openMatrix()
  await matrix.fill(readSlug)
  await matrix.fill(writeSlug)
  for (const rule of rules) {
    for (const kind of kindsOf(rule)) {
      for (const role of roles) await give(readSlug(rule), kind, role)
    }
  }
})
afterAll(() => matrix.close())

describe.each(roles)('18.8 PERM-1 39.2 what a %s does with tasks', (role: Role) => {
  const all = rules.flatMap((rule) => kindsOf(rule).map((kind) => ({ rule, kind })))
  const mayRead = ({ kind, rule }: (typeof all)[number]) =>
    isOfPanel(role) && allows(rule, role, kind)

  test('is to read those on documents that they may read, and no others', async () => {
    for (const one of all) {
      const slug = readSlug(one.rule)
      const query = `collectionSlug=${slug}&id=${matrix.ids[slug]![one.kind]}`
      const told = await (await call(role, 'GET', `${assignmentsPath}?${query}`)).text()
      expect(tokensIn(told)).toEqual(mayRead(one) ? [token(slug, one.kind, 'title')] : [])
    }
    const theirs = all
      .filter(mayRead)
      .map(({ kind, rule }) => token(readSlug(rule), kind, 'title'))
      .toSorted()
    for (const path of [myAssignmentsPath, inboxPath]) {
      const told = await (await call(role, 'GET', path)).text()
      expect(tokensIn(told).toSorted()).toEqual(theirs)
    }
    expect((await call(role, 'POST', inboxPath, { read: ['none'] })).ok).toBe(isOfPanel(role))
  })

  test('is to do their own, and as an administrator to change and take back anyone’s', async () => {
    for (const one of all) {
      const slug = readSlug(one.rule)
      for (const whose of roles) {
        const id = taskId(slug, one.kind, whose)
        const at = `${assignmentsPath}/${id}`
        const may = mayRead(one)
        const isTheirs = may && (whose === role || role === 'admin')
        expect((await call(role, 'PATCH', at, { isDone: true })).ok).toBe(isTheirs)
        expect((await call(role, 'PATCH', at, { isDone: false })).ok).toBe(isTheirs)
        const isAdmins = may && role === 'admin'
        expect((await call(role, 'PATCH', at, { due: '2026-12-24' })).ok).toBe(isAdmins)
        expect((await stored(id))?.due ?? null).toBe(isAdmins ? '2026-12-24' : null)
        expect((await call(role, 'DELETE', at)).ok).toBe(isAdmins)
        expect((await stored(id)) === null).toBe(isAdmins)
        if (isAdmins) await give(slug, one.kind, whose)
      }
    }
  })

  test('is to give them on documents that they may edit, and nowhere else', async () => {
    const to = { collection: 'users', id: role === 'editor' ? 2 : 1 }
    for (const { kind, rule } of all) {
      const slug = writeSlug(rule)
      const may = isOfPanel(role) && allows(rule, role, kind)
      const asked = { collectionSlug: slug, id: matrix.ids[slug]![kind] }
      const query = new URLSearchParams({ ...asked, id: String(asked.id), q: '' })
      expect((await call(role, 'GET', `${assignablePath}?${query}`)).ok).toBe(may)
      expect((await call(role, 'POST', assignmentsPath, { ...asked, to })).ok).toBe(may)
    }
  })
})

test('18.8 PERM-1 asked every way in of its columns', () => {
  expect(unasked('matrix-assignments.test.ts', matrix)).toEqual([])
})
