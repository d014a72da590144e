import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { DocumentData, Json } from '#contracts/documents'
import type { ArrayField, BlocksField, FieldKind } from '#contracts/fields'
import { rowsInText, textOfRows } from '../../../ui/fields/rows/clipboard/clipboard-text.ts'
import { fittingRows } from '../../../ui/fields/rows/clipboard/fitting-rows.ts'
import { portableRows } from '../../../ui/fields/rows/clipboard/portable-rows.ts'
import { block, field } from '../../../ui/gallery/fields/make-field.ts'

type RowsField = ArrayField | BlocksField

const options = [{ value: 'a', label: 'A' }]
const array = (fields: readonly ReturnType<typeof field>[]) =>
  field('array', 'rows', { fields: [...fields] }) as RowsField

/** What another field takes of these rows, by way of the clipboard. */
function carried(rows: DocumentData[], from: RowsField, to: RowsField, mayWrite = () => true) {
  const text = textOfRows(portableRows(from, rows))
  return fittingRows(to, rowsInText(text) ?? [], mayWrite)
}

const withoutIds = (value: unknown) =>
  JSON.parse(JSON.stringify(value), (key, part) => (key === 'id' ? undefined : part))

describe('DOC-15 rows that are copied and pasted', () => {
  const all = array([
    field('text', 'title'),
    field('text', 'tags', { hasMany: true }),
    field('number', 'size'),
    field('checkbox', 'open'),
    field('select', 'kind', { options }),
    field('point', 'place'),
    field('json', 'data'),
    field('richText', 'body'),
    field('group', 'more', { fields: [field('textarea', 'note')] }),
    field('row', '', { fields: [field('email', 'contact')] }),
    field('tabs', '', {
      tabs: [
        { name: 'meta', label: 'Meta', description: null, fields: [field('date', 'day')] },
        { name: null, label: 'Rest', description: null, fields: [field('code', 'css')] },
      ],
    }),
    field('array', 'links', { fields: [field('text', 'url')] }),
    field('blocks', 'layout', { blocks: [block('hero', [field('text', 'heading')])] }),
    field('upload', 'cover', { relationTo: ['media'] }),
    field('relationship', 'authors', { relationTo: ['authors'], hasMany: true }),
    field('relationship', 'also', { relationTo: ['a', 'b'], isPolymorphic: true }),
  ])
  const whole = {
    id: 'a',
    title: 'Same',
    tags: ['x', 'y'],
    size: 3,
    open: true,
    kind: 'a',
    place: [1, 2],
    data: { any: [1] },
    body: { root: {} },
    more: { note: 'n' },
    contact: 'a@b.example',
    meta: { day: '2026-11-21' },
    css: 'a {}',
    links: [{ id: 'b', url: '/' }],
    layout: [{ id: 'c', blockType: 'hero', blockName: 'Top', heading: 'H' }],
    cover: 7,
    authors: [1, 2],
    also: { relationTo: 'b', value: 9 },
  }

  test('have the same values in a field of the same kind, and new ids all the way down', () => {
    const { rows, leftOut } = carried([whole], all, all)

    expect(leftOut).toEqual([])
    expect(withoutIds(rows)).toEqual(withoutIds([whole]))
    const ids = JSON.stringify(rows).match(/(?<="id":")[^"]*/g) ?? []
    expect(ids).toHaveLength(3)
    expect(ids.every((id) => /^[0-9a-f]{24}$/.test(id))).toBe(true)
  })

  test('leave out what the other field does not know, and name it', () => {
    const target = array([field('text', 'title'), field('group', 'more', { fields: [] })])
    const { rows, leftOut } = carried(
      [{ id: 'a', title: 'T', more: { note: 'n' }, size: 3 }],
      all,
      target,
    )

    expect(withoutIds(rows)).toEqual([{ title: 'T', more: {} }])
    expect(leftOut).toEqual(['more.note', 'size'])
  })

  test.each<[FieldKind, Json, object]>([
    ['text', 3, {}],
    ['text', 'one', { hasMany: true }],
    ['number', '3', {}],
    ['checkbox', 'yes', {}],
    ['select', 'unknown', { options }],
    ['radio', 'unknown', { options }],
    ['point', [1], {}],
    ['date', 20_261_121, {}],
    ['richText', 'plain', {}],
    ['array', 'no rows', {}],
    ['group', 'no group', {}],
    ['join', ['x'], {}],
  ])('leave out a value that a %s field cannot hold: %j', (type, value, own) => {
    const target = array([field(type, 'it', own)])

    expect(fittingRows(target, [{ it: value }], () => true).leftOut).toEqual(['it'])
  })

  test('never take the number of a picture for that of an author', () => {
    const from = array([field('upload', 'who', { relationTo: ['media'] })])
    const to = array([field('relationship', 'who', { relationTo: ['authors'] })])
    const toBoth = array([
      field('relationship', 'who', { relationTo: ['authors', 'media'], isPolymorphic: true }),
    ])

    expect(carried([{ id: 'a', who: 7 }], from, to)).toMatchObject({ leftOut: ['who'] })
    expect(withoutIds(carried([{ id: 'a', who: 7 }], from, toBoth).rows)).toEqual([
      { who: { relationTo: 'media', value: 7 } },
    ])
  })

  test('leave out blocks of a kind that the other field does not have', () => {
    const kinds = (...slugs: string[]) =>
      field('blocks', 'layout', { blocks: slugs.map((slug) => block(slug)) }) as RowsField
    const { rows, leftOut } = carried(
      [
        { id: 'a', blockType: 'hero' },
        { id: 'b', blockType: 'quote' },
      ],
      kinds('hero', 'quote'),
      kinds('quote'),
    )

    expect(withoutIds(rows)).toEqual([{ blockType: 'quote' }])
    expect(leftOut).toEqual(['hero'])
  })

  test('leave out blocks that are not offered in this document', () => {
    const own = { blocks: [block('hero'), block('quote')] }
    const from = field('blocks', 'layout', own) as RowsField
    const to = field('blocks', 'layout', { ...own, offered: ['quote'] }) as RowsField

    expect(carried([{ id: 'a', blockType: 'hero' }], from, to)).toEqual({
      rows: [],
      leftOut: ['hero'],
    })
  })

  test('leave out what the person may not write', () => {
    expect(carried([{ id: 'a', title: 'T' }], all, all, () => false)).toMatchObject({
      leftOut: ['title'],
    })
  })

  test('say nothing of what is empty anyway', () => {
    expect(carried([{ id: 'a', gone: null, away: '', off: [] }], all, array([])).leftOut).toEqual(
      [],
    )
  })

  test('of any content whatever never throw, and bring only what is known', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue()), (rows) => {
        const taken = fittingRows(all, rows as Json[], () => true)
        const known = new Set([...Object.keys(whole), 'id'])
        expect(taken.rows.flatMap(Object.keys).every((name) => known.has(name))).toBe(true)
      }),
    )
  })
})

describe('the text on the clipboard', () => {
  test.each(['', 'Hello', 'null', '{}', '[]', '{"kind":"stateroom/rows","version":2,"rows":[]}'])(
    '«%s» is no rows',
    (text) => {
      expect(rowsInText(text)).toBeNull()
    },
  )

  test('is read as it was written', () => {
    expect(rowsInText(textOfRows([{ id: 'a', title: '“<b>”' }]))).toEqual([
      { id: 'a', title: '“<b>”' },
    ])
  })
})
