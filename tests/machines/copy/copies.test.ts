import { describe, expect, test } from 'vitest'
import type { DocumentData } from '#contracts/documents'
import type { ClientField } from '#contracts/fields'
import type { CopyMode } from '#machines/copy'
import { copiesOf } from '#machines/copy'
import { aField } from '../../kit/client-config.ts'

const localized = { localized: true }
const text = (name: string, changes: object = localized) => aField('text', name, changes)

const copied = (
  fields: readonly ClientField[],
  from: DocumentData,
  to: DocumentData,
  mode: CopyMode = 'overwrite',
) => copiesOf(fields, from, to, mode)

describe('DOC-15 copying to another language', () => {
  const fields = [text('title'), text('slug'), text('state', {})]
  const from = { title: 'Hello', slug: 'hello', state: 'open' }

  test('fills what is empty, and overwrites the rest only where that is wanted', () => {
    const to = { title: 'Hallo', slug: '', state: 'open' }

    expect(copied(fields, from, to, 'overwrite')).toEqual({
      changes: { title: 'Hello', slug: 'hello' },
      filled: [['slug']],
      overwritten: [['title']],
      kept: [],
    })
    expect(copied(fields, from, to, 'fill')).toEqual({
      changes: { slug: 'hello' },
      filled: [['slug']],
      overwritten: [],
      kept: [['title']],
    })
  })

  test('R6 leaves alone what all languages share', () => {
    expect(copied([text('state', {})], { state: 'open' }, { state: 'closed' }).changes).toEqual({})
  })

  test.each([[''], [null], [[]], [undefined]])('never copies what is empty: %j', (nothing) => {
    const here: DocumentData = nothing === undefined ? {} : { title: nothing }

    expect(copied([text('title')], here, { title: 'Hallo' }).changes).toEqual({})
  })

  test.each([[false], [0]])('%j is not empty', (value) => {
    const field = aField(value === 0 ? 'number' : 'checkbox', 'flag', localized)

    expect(copied([field], { flag: value }, {}).changes).toEqual({ flag: value })
    expect(copied([field], { flag: true }, { flag: value }, 'fill').changes).toEqual({})
  })

  test('does not count what is the same already', () => {
    expect(copied([text('title')], { title: 'Same' }, { title: 'Same' })).toEqual({
      changes: {},
      filled: [],
      overwritten: [],
      kept: [],
    })
  })

  test('leaves alone what a person may not write, or does not see', () => {
    const readOnly = text('a', { ...localized, readOnly: { create: false, update: true } })
    const hidden = text('b', { ...localized, hidden: true })

    expect(copied([readOnly, hidden], { a: 'A', b: 'B' }, {}).changes).toEqual({})
  })

  test('finds what is in groups, tabs, rows and collapsibles', () => {
    const within = [
      aField('group', 'meta', { fields: [text('description'), text('state', {})] }),
      aField('tabs', 'tabs', {
        tabs: [
          { name: 'seo', label: 'SEO', description: null, fields: [text('title')] },
          { name: null, label: 'Body', description: null, fields: [text('body')] },
        ],
      }),
      aField('row', 'row', { fields: [text('left')] }),
      aField('collapsible', 'more', { fields: [text('right')] }),
      { ...aField('group', 'plain', { fields: [text('note')] }), name: null },
    ]
    const from = {
      meta: { description: 'D', state: 'open' },
      seo: { title: 'T' },
      body: 'B',
      left: 'L',
      right: 'R',
      note: 'N',
    }

    const { changes, filled } = copied(within, from, { meta: { state: 'open' } })

    expect(changes).toEqual({
      meta: { description: 'D' },
      seo: { title: 'T' },
      body: 'B',
      left: 'L',
      right: 'R',
      note: 'N',
    })
    expect(filled).toContainEqual(['meta', 'description'])
  })

  test('of a group that each language has of its own, copies all that is in it', () => {
    const own = aField('group', 'meta', { ...localized, fields: [text('a', {}), text('b', {})] })

    const { changes } = copied([own], { meta: { a: 'A', b: 'B' } }, { meta: { a: 'Ä' } }, 'fill')

    expect(changes).toEqual({ meta: { b: 'B' } })
  })

  describe('rows that all languages share', () => {
    const rows = aField('array', 'rows', { fields: [text('heading'), text('state', {})] })
    const one = { id: 'a', heading: 'One', state: 'open' }
    const two = { id: 'b', heading: 'Two', state: 'open' }

    test('are matched by id and all named, so that none is lost', () => {
      const to = { rows: [{ id: 'a', heading: 'Eins' }, { id: 'b' }] }

      const { changes, filled, kept } = copied([rows], { rows: [two, one] }, to, 'fill')

      expect(changes).toEqual({ rows: [{ id: 'a' }, { id: 'b', heading: 'Two' }] })
      expect(filled).toEqual([['rows', 'b', 'heading']])
      expect(kept).toEqual([['rows', 'a', 'heading']])
    })

    test('are not named where nothing in them changes', () => {
      const to = { rows: [{ id: 'a', heading: 'Eins' }] }

      expect(copied([rows], { rows: [one] }, to, 'fill').changes).toEqual({})
    })

    test('keep their kind, where they are blocks', () => {
      const block = {
        slug: 'quote',
        labels: { singular: 'Quote', plural: 'Quotes' },
        group: null,
        picture: null,
        hasName: false,
        fields: [text('words')],
      }
      const blocks = aField('blocks', 'layout', { blocks: [block] })
      const row = { id: 'a', blockType: 'quote' }

      const { changes } = copied([blocks], { layout: [{ ...row, words: 'W' }] }, { layout: [row] })

      expect(changes).toEqual({ layout: [{ id: 'a', blockType: 'quote', words: 'W' }] })
    })
  })

  describe('rows that each language has of its own', () => {
    const inner = aField('array', 'links', { fields: [text('label', {})] })
    const rows = aField('array', 'rows', {
      ...localized,
      fields: [text('heading', {}), aField('json', 'data', {}), inner],
    })
    const row = {
      id: 'a',
      heading: 'One',
      data: [{ id: 'kept' }],
      links: [{ id: 'x', label: 'X' }],
    }

    test('come without ids, since an id belongs to one row', () => {
      const { changes, filled } = copied([rows], { rows: [row] }, {})

      expect(changes).toEqual({
        rows: [{ heading: 'One', data: [{ id: 'kept' }], links: [{ label: 'X' }] }],
      })
      expect(filled).toEqual([['rows']])
    })

    test('are the same where only their ids differ', () => {
      const to = { rows: [{ ...row, id: 'b', links: [{ id: 'y', label: 'X' }] }] }

      expect(copied([rows], { rows: [row] }, to).changes).toEqual({})
    })

    test('are one piece: they are replaced, or left', () => {
      const to = { rows: [{ id: 'b', heading: 'Eins' }] }

      expect(copied([rows], { rows: [row] }, to, 'fill').changes).toEqual({})
      expect(copied([rows], { rows: [row] }, to).overwritten).toEqual([['rows']])
    })
  })

  test('takes the time zone of a date along, and counts them as one', () => {
    const timezone = { options: [], required: false, defaultValue: null }
    const date = aField('date', 'at', { ...localized, timezone })
    const from = { at: '2026-01-01T12:00:00.000Z', at_tz: 'Europe/Berlin' }

    const { changes, filled } = copied([date], from, {})

    expect(changes).toEqual(from)
    expect(filled).toEqual([['at']])
  })
})
