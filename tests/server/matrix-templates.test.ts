// @module-tag slow
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { templatesPath } from '#contracts/templates'
import type { Kind, Role } from './kit/matrix-rules.ts'
import {
  accessBy,
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
import { matrixSite } from './kit/matrix-site.ts'
import { unasked } from './kit/matrix-table.ts'

let matrix: Matrix
const call: Matrix['call'] = (...asked) => matrix.call(...asked)

const templateId = (slug: string, kind: Kind) => `${slug}-${kind}`

/** Of each document the one that an administrator made, with all that they read. */
async function begin(slug: string, kind: Kind): Promise<void> {
  const [title, hush] = [token(slug, kind, 'title'), token(slug, kind, 'hush')]
  const rows = [{ said: token(slug, kind, 'said'), unsaid: token(slug, kind, 'unsaid') }]
  const now = new Date().toISOString()
  await matrix.payload.db.create({
    collection: 'stateroom-templates',
    data: {
      ...{ id: templateId(slug, kind), name: 'All', of: slug, author: 'users/1' },
      ...{ source: String(matrix.ids[slug]![kind]), values: { en: { title, hush, rows } } },
      ...{ createdAt: now, updatedAt: now },
    },
  })
}

beforeAll(async () => {
  const site = matrixSite()
  const slugs: readonly string[] = rules.map(readSlug)
  matrix = await openMatrix({
    ...site,
    // Everyone creates there, so that what may be read is all that says who may use a template.
    collections: site.collections!.map((one) =>
      slugs.includes(one.slug)
        ? { ...one, access: { ...one.access, create: accessBy.everyone, delete: accessBy.admins } }
        : one,
    ),
  })
  await matrix.fill(readSlug)
  for (const slug of slugs) {
    for (const kind of kinds) await begin(slug, kind)
  }
})
afterAll(() => matrix.close())

const stored = (id: string) =>
  matrix.payload.findByID({ collection: 'stateroom-templates', id, disableErrors: true })

describe.each(roles)('18.8 PERM-1 39.1 what a %s does with templates', (role: Role) => {
  describe.each(rules)('of documents that %s may read', (rule) => {
    const slug = readSlug(rule)
    /** What an administrator made is theirs, whatever became of the document; if they may read at all. */
    const mayUse = (kind: Kind) =>
      isOfPanel(role) &&
      (allows(rule, role, kind) || (role === 'admin' && !['nobody', 'own'].includes(rule)))

    test('is to use those of documents that they may read', async () => {
      const list = await call(role, 'GET', `${templatesPath}?collectionSlug=${slug}`)
      const told = await list.text()
      for (const kind of kindsOf(rule)) {
        expect(told.includes(`"${templateId(slug, kind)}"`)).toBe(mayUse(kind))
      }
    })

    test('is to begin with the values of fields that they may read, and no others', async () => {
      for (const kind of kindsOf(rule)) {
        const path = `${templatesPath}/${templateId(slug, kind)}`
        const told = await (await call(role, 'GET', path)).text()
        const shown = mayUse(kind)
          ? Object.keys(readFields).filter((field) => allows(readFields[field]!, role, kind))
          : []
        expect(tokensIn(told).toSorted()).toEqual(
          shown.map((field) => token(slug, kind, field)).toSorted(),
        )
      }
    })

    test('is to make one of a document that they may read', async () => {
      for (const kind of kindsOf(rule)) {
        const asked = { collectionSlug: slug, id: matrix.ids[slug]![kind], name: 'Made' }
        const answer = await call(role, 'POST', templatesPath, asked)
        expect(answer.ok).toBe(isOfPanel(role) && allows(rule, role, kind))
        if (!answer.ok) continue
        const made = await stored(((await answer.json()) as { id: string }).id)
        const fields = Object.keys(readFields).filter((name) =>
          allows(readFields[name]!, role, kind),
        )
        expect(tokensIn(JSON.stringify(made?.values)).toSorted()).toEqual(
          fields.map((field) => token(slug, kind, field)).toSorted(),
        )
      }
    })

    test('is to rename and delete it as an administrator', async () => {
      for (const kind of kindsOf(rule)) {
        const id = templateId(slug, kind)
        const path = `${templatesPath}/${id}`
        const may = mayUse(kind) && role === 'admin'
        expect((await call(role, 'PATCH', path, { name: 'Other' })).ok).toBe(may)
        expect((await stored(id))?.name).toBe(may ? 'Other' : 'All')
        expect((await call(role, 'DELETE', path)).ok).toBe(may)
        expect((await stored(id)) === null).toBe(may)
        if (may) await begin(slug, kind)
      }
    })
  })
})

test('18.8 PERM-1 asked every way in of its columns', () => {
  expect(unasked('matrix-templates.test.ts', matrix)).toEqual([])
})
