import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lineOf, readPlaces } from '../../../ui/fields/json/places.ts'

test('VAL-7 every value of a JSON text has its line', () => {
  const text = JSON.stringify({ title: 'A', 'a/b': [1, { c: null }] }, null, 2)
  const { places, mistake } = readPlaces(text)

  expect(mistake).toBeNull()
  expect(
    Object.fromEntries([...places].map(([pointer, place]) => [pointer, lineOf(text, place)])),
  ).toEqual({ '': 1, '/title': 2, '/a~1b': 3, '/a~1b/0': 4, '/a~1b/1': 5, '/a~1b/1/c': 6 })
})

describe('VAL-7 a text that is no JSON says in which line', () => {
  test.each([
    ['{"a": ', 1],
    ['{\n  "a": 1\n  "b": 2\n}', 3],
    ['[1,\n2,\n]', 3],
    ['{\n"a": 1,\n}', 3],
    ['[1]\n[2]', 2],
    ["{\n'a': 1}", 2],
    ['[\n01]', 2],
    ['{"a": "b\nc"}', 1],
    ['{"a": "\\x"}', 1],
  ])('%j in line %i', (text, line) => {
    const { mistake } = readPlaces(text)

    expect(mistake).not.toBeNull()
    expect(lineOf(text, mistake!)).toBe(line)
  })
})

test('what JavaScript reads as JSON is read here, and nothing else', () => {
  const almost = fc.array(
    fc.constantFrom('{', '}', '[', ']', ',', ':', '"a"', '1', '-0.5e3', 'true', 'null', ' ', '\n'),
    { maxLength: 9 },
  )

  fc.assert(
    fc.property(fc.json(), (text) => readPlaces(text).mistake === null),
    { numRuns: 300 },
  )
  fc.assert(
    fc.property(almost, (parts) => {
      const text = parts.join('')
      return (readPlaces(text).mistake === null) === isJson(text)
    }),
    { numRuns: 3000 },
  )
})

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
