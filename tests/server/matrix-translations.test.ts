// @module-tag slow
import type { Field } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { translatedRowsPath, translationsPath } from '#contracts/translations'
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
  writeSlug,
} from './kit/matrix-rules.ts'
import type { Matrix } from './kit/matrix-server.ts'
import { openMatrix, valuesOf } from './kit/matrix-server.ts'
import { matrixSite } from './kit/matrix-site.ts'
import { unasked } from './kit/matrix-table.ts'

let matrix: Matrix
const call: Matrix['call'] = (...asked) => matrix.call(...asked)

/** The same fields, with a value for each language where a token is. */
const localized = (fields: readonly Field[]): Field[] =>
  fields.map((field): Field => {
    if ('fields' in field) return { ...field, fields: localized(field.fields) } as Field
    return 'name' in field && Object.hasOwn(readFields, field.name)
      ? ({ ...field, localized: true } as Field)
      : field
  })

const slugs = rules.flatMap((rule) => [readSlug(rule), writeSlug(rule)])

function translatedSite() {
  const site = matrixSite()
  return {
    ...site,
    collections: site.collections!.map((collection) =>
      slugs.includes(collection.slug)
        ? { ...collection, fields: localized(collection.fields as Field[]) }
        : collection,
    ),
  }
}

const rowIds: Record<string, string> = {}

/** Everything is translated, and out of date: what it was made from is the token of each field. */
async function translate(slug: string, kind: Kind): Promise<void> {
  const { payload } = matrix
  const id = matrix.ids[slug]![kind]
  const [{ id: row }] = (await payload.findByID({ collection: slug, id })).rows as [{ id: string }]
  rowIds[`${slug} ${kind}`] = row
  const rows = (text: string) => [{ id: row, said: text, unsaid: text }]
  const state = { state: valuesOf(slug, kind).state, _status: 'published' as const }
  const german = { ...state, title: 'Deutsch', hush: 'Deutsch', rows: rows('Deutsch') }
  await payload.update({ collection: slug, id, locale: 'de', data: german })
  const english = { ...state, title: 'Now', hush: 'Now', rows: rows('Now') }
  await payload.update({ collection: slug, id, locale: 'en', data: english })
}

beforeAll(async () => {
  matrix = await openMatrix(translatedSite())
  await matrix.fill(readSlug)
  await matrix.fill(writeSlug)
  for (const slug of slugs) for (const kind of kinds) await translate(slug, kind)
})
afterAll(() => matrix.close())

describe.each(roles)('18.8 PERM-1 39.3 what a %s does with translations', (role: Role) => {
  test.each(rules)(
    'where %s may read is to read those that they may, and no others',
    async (rule) => {
      const slug = readSlug(rule)
      for (const kind of kindsOf(rule)) {
        const id = matrix.ids[slug]![kind]
        const may = isOfPanel(role) && allows(rule, role, kind)
        const fields = may
          ? Object.keys(readFields).filter((field) => allows(readFields[field]!, role, kind))
          : []
        const query = `collectionSlug=${slug}&id=${id}`
        const one = await call(role, 'GET', `${translationsPath}?${query}&locale=de`)
        expect(one.ok).toBe(may)
        expect(tokensIn(await one.text()).toSorted()).toEqual(
          fields.map((field) => token(slug, kind, field)).toSorted(),
        )
        const all = await call(role, 'GET', `${translationsPath}?${query}`)
        const counted = may ? [{ locale: 'de', done: 0, all: fields.length }] : undefined
        expect((await all.json()).locales).toEqual(counted)
        const ids = `collectionSlug=${slug}&locale=de&ids=${id}`
        const rows = await call(role, 'GET', `${translatedRowsPath}?${ids}`)
        if (may) expect(await rows.json()).toEqual([{ id, done: 0, all: fields.length }])
        else expect(rows.ok ? await rows.json() : []).toEqual([])
      }
    },
  )

  test.each(rules)(
    'where %s may write is to say there what fits, and nowhere else',
    async (rule) => {
      const slug = writeSlug(rule)
      for (const kind of kindsOf(rule)) {
        const asked = { collectionSlug: slug, id: matrix.ids[slug]![kind], locale: 'de' }
        for (const [field, ofField] of Object.entries(readFields)) {
          const row = rowIds[`${slug} ${kind}`]!
          const place = field.endsWith('said') ? ['rows', row, field] : [field]
          const body = { ...asked, place, source: 'Now' }
          const may = isOfPanel(role) && allows(rule, role, kind) && allows(ofField, role, kind)
          expect((await call(role, 'POST', translationsPath, body)).ok).toBe(may)
        }
      }
    },
  )
})

test('18.8 39.3 every way to translations was tried', () => {
  expect(unasked('matrix-translations.test.ts', matrix)).toEqual([])
})
