import { describe, expect, test } from 'vitest'
import { changesOf } from '#machines/document'
import { restoredValues } from '#machines/restore-field'
import { Problem } from '#problems'

const row = (id: string, text = id) => ({ id, text })
const version = { title: 'Then', rows: [row('a'), row('b', 'then'), row('c')], empty: [] }

describe('VER-9 DOC-12 what is wanted of a version', () => {
  test('is a value, and nothing beside it changes', () => {
    const now = { title: 'Now', body: 'Stays' }
    expect(restoredValues(now, version, { kind: 'value', place: ['title'] })).toEqual({
      title: 'Then',
      body: 'Stays',
    })
  })

  test('is a whole group, and what it said nothing of is empty', () => {
    const now = { title: 'Now', seo: { title: 'Now', image: 7 } }
    const then = { seo: { title: 'Then' } }
    const wanted = { kind: 'group', place: ['seo'] } as const
    const taken = restoredValues(now, then, wanted)
    expect(taken).toEqual({ title: 'Now', seo: { title: 'Then' } })
    expect(changesOf(now, taken)).toEqual({ seo: { title: 'Then', image: null } })
    expect(restoredValues(now, { seo: null }, wanted)).toEqual({ title: 'Now', seo: {} })
    expect(restoredValues(now, {}, wanted)).toEqual({ title: 'Now', seo: {} })
  })

  test('is a value of a row, wherever that stands now', () => {
    const now = { rows: [row('c'), row('b', 'now')] }
    const wanted = { kind: 'value', place: ['rows', 'b', 'text'] } as const
    expect(restoredValues(now, version, wanted).rows).toEqual([row('c'), row('b', 'then')])
  })

  test('is nothing where the version said nothing', () => {
    expect(restoredValues({ body: 'Now' }, version, { kind: 'value', place: ['body'] }).body).toBe(
      null,
    )
  })

  test.each([
    ['behind the one it stood behind', [row('a'), row('x')], ['a', 'b', 'x']],
    ['at the top where none of those before it is left', [row('c')], ['b', 'c']],
    ['into an empty list', [], ['b']],
    ['in the place of what it is now', [row('c'), row('b', 'now'), row('a')], ['c', 'a', 'b']],
  ])('is a removed row, which comes back with its id, %s', (_where, rows, order) => {
    const after = restoredValues({ rows }, version, { kind: 'row', place: ['rows', 'b'] })
    expect(after.rows).toHaveLength(order.length)
    expect((after.rows as { id: string }[]).map(({ id }) => id)).toEqual(order)
    expect(after.rows).toContainEqual(row('b', 'then'))
  })

  test('is the place of a row, which keeps what it says now', () => {
    const now = { rows: [row('b', 'now'), row('a'), row('c')] }
    const after = restoredValues(now, version, { kind: 'rowPlace', place: ['rows', 'b'] })
    expect(after.rows).toEqual([row('a'), row('b', 'now'), row('c')])
  })

  test('is the order of rows; those that it did not know stay behind them', () => {
    const now = { rows: [row('x'), row('c'), row('a')] }
    const after = restoredValues(now, version, { kind: 'order', place: ['rows'] })
    expect(after.rows).toEqual([row('a'), row('c'), row('x')])
  })

  test.each([
    ['a value in a row that is gone', 'value', ['rows', 'b', 'text'], { rows: [row('a')] }],
    ['a row in a row that is gone', 'row', ['rows', 'b', 'inner', 'x'], { rows: [row('a')] }],
    ['a row that the version has not', 'row', ['rows', 'x'], { rows: [row('x')] }],
    ['the place of a row that is gone', 'rowPlace', ['rows', 'b'], { rows: [row('a')] }],
  ] as const)('has no place: %s', (_what, kind, place, now) => {
    const taking = () => restoredValues({ ...now, rows: [...now.rows] }, version, { kind, place })
    expect(taking).toThrow(Problem)
    expect(taking).toThrow(expect.objectContaining({ code: 'restoreField.noPlace' }))
  })
})
