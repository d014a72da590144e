import { describe, expect, test } from 'vitest'
import { changedPlaces, changedVersion } from '#contracts/changed-places'
import { mostPlaces } from '#contracts/changes'
import type { DocumentData } from '#contracts/documents'

const step = (row: string, number: number, block: string | null = null) => ({ row, number, block })

describe('VER-9 where two states of a document differ', () => {
  test.each<[string, DocumentData, DocumentData, ReturnType<typeof changedPlaces>]>([
    ['nowhere', { a: '', b: [], c: null }, { b: null, d: '' }, []],
    ['a value', { a: 1 }, { a: 2 }, [{ steps: ['a'], change: 'changed' }]],
    ['a value that came', {}, { a: 'x' }, [{ steps: ['a'], change: 'added' }]],
    ['a value that went', { a: 'x' }, { a: null }, [{ steps: ['a'], change: 'removed' }]],
    [
      'in a group',
      { g: { a: 1, b: 1 } },
      { g: { a: 2, b: 1 } },
      [{ steps: ['g', 'a'], change: 'changed' }],
    ],
    [
      'in one language',
      { a: { en: 'x', de: 'y' } },
      { a: { en: 'z', de: 'y' } },
      [{ steps: ['a', 'en'], change: 'changed' }],
    ],
    [
      'a rich text, as a whole',
      { a: { root: { x: 1 } } },
      { a: { root: { x: 2 } } },
      [{ steps: ['a'], change: 'changed' }],
    ],
    [
      'a reference, as a whole',
      { a: { relationTo: 'x', value: 1 } },
      { a: { relationTo: 'y', value: 1 } },
      [{ steps: ['a'], change: 'changed' }],
    ],
    ['a list of values', { a: ['x'] }, { a: ['x', 'y'] }, [{ steps: ['a'], change: 'changed' }]],
    [
      'what nobody typed',
      { updatedAt: '1', _status: 'draft' },
      { updatedAt: '2', _status: 'published' },
      [],
    ],
    [
      'what objects bring along',
      { a: 1 },
      { a: 1, constructor: 'x' },
      [{ steps: ['constructor'], change: 'added' }],
    ],
  ])('%s', (_what, before, after, places) => {
    expect(changedPlaces(before, after)).toEqual(places)
  })

  test('R11 rows by their ids: gone, new, changed, and in another order', () => {
    const before = {
      rows: [
        { id: 'a', t: 1 },
        { id: 'b', t: 1 },
        { id: 'c', t: 1 },
      ],
    }
    const after = {
      rows: [
        { id: 'c', t: 2 },
        { id: 'x', t: 1, blockType: 'hero' },
        { id: 'a', t: 1 },
      ],
    }
    expect(changedPlaces(before, after)).toEqual([
      { steps: ['rows', step('b', 2)], change: 'removed' },
      { steps: ['rows', step('c', 1), 't'], change: 'changed' },
      { steps: ['rows', step('x', 2, 'hero')], change: 'added' },
      { steps: ['rows'], change: 'moved' },
    ])
  })

  test('R11 what lies deep in itself is no trouble', () => {
    let [one, other]: DocumentData[] = [{ end: 1 }, { end: 2 }]
    for (let depth = 0; depth < 1000; depth += 1) [one, other] = [{ in: one! }, { in: other! }]
    expect(changedPlaces({ a: one! }, { a: other! })).toHaveLength(1)
  })

  test('R7 a version tells every field, and how many more places than it names', () => {
    const many = Object.fromEntries(
      Array.from({ length: mostPlaces + 5 }, (_, at) => [`f${at}`, at]),
    )
    const stored = { id: 2, createdAt: '', updatedAt: '', version: { ...many, _status: 'draft' } }
    const told = changedVersion(stored, null, 'Ann')
    expect(told).toMatchObject({
      author: 'Ann',
      before: null,
      more: 5,
      version: { _status: 'draft' },
    })
    expect(told.places).toHaveLength(mostPlaces)
    expect(told.fields).toHaveLength(mostPlaces + 5)
    expect(Object.keys(told.version)).toEqual(['_status'])
  })
})
