import { describe, expect, test } from 'vitest'
import type { Json } from '#contracts/documents'
import { at, equal, put } from '../../../machines/document/values.ts'

const data = {
  title: 'Hello',
  meta: { description: 'About' },
  links: [
    { id: 'a', label: 'A' },
    { id: 'b', label: 'B' },
  ],
}

describe('the value at a path', () => {
  test.each<[string, Json | undefined]>([
    ['title', 'Hello'],
    ['meta.description', 'About'],
    ['links.1.label', 'B'],
    ['links.0', { id: 'a', label: 'A' }],
    ['missing', undefined],
    ['meta.missing.deeper', undefined],
    ['title.length', undefined],
    ['links.9.label', undefined],
    ['links.label', undefined],
  ])('%s', (path, value) => {
    expect(at(data, path)).toEqual(value)
  })

  test('of nothing is nothing', () => {
    expect(at(undefined, 'title')).toBeUndefined()
    expect(at(null, 'title')).toBeUndefined()
  })
})

describe('putting a value at a path', () => {
  test.each(['title', 'meta.description', 'meta.new', 'links.1.label', 'new.and.deep'])(
    'it is found again: %s',
    (path) => {
      expect(at(put(data, path, 'Put'), path)).toBe('Put')
    },
  )

  test('only what is on the way is new', () => {
    const result = put(data, 'links.1.label', 'Put')

    expect(result).not.toBe(data)
    expect(result.meta).toBe(data.meta)
    expect(at(result, 'links.0')).toBe(data.links[0])
    expect(at(result, 'links.1')).not.toBe(data.links[1])
  })

  test('changes nothing in place', () => {
    const before = structuredClone(data)

    put(data, 'links.1.label', 'Put')
    put(data, 'meta', null)

    expect(data).toEqual(before)
  })

  test('in a row that is not there changes nothing', () => {
    expect(put(data, 'links.9.label', 'Put')).toEqual(data)
  })

  test('below a value that has no inside replaces it', () => {
    expect(put({ meta: 'text' }, 'meta.title', 'Put')).toEqual({ meta: { title: 'Put' } })
  })
})

describe('equal', () => {
  test.each<[Json | undefined, Json | undefined]>([
    [1, 1],
    ['', ''],
    [null, undefined],
    [{ a: null }, {}],
    [
      { a: 1, b: 2 },
      { b: 2, a: 1 },
    ],
    [
      [1, { a: [] }],
      [1, { a: [] }],
    ],
  ])('%j and %j', (one, other) => {
    expect(equal(one, other)).toBe(true)
    expect(equal(other, one)).toBe(true)
  })

  test.each<[Json | undefined, Json | undefined]>([
    [0, null],
    ['', null],
    [false, null],
    [1, '1'],
    [[], null],
    [[], {}],
    [{}, null],
    [
      [1, 2],
      [2, 1],
    ],
    [[1], [1, null]],
    [{ a: { b: 1 } }, { a: { b: 2 } }],
  ])('but not %j and %j', (one, other) => {
    expect(equal(one, other)).toBe(false)
    expect(equal(other, one)).toBe(false)
  })
})
