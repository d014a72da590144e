import { describe, expect, test } from 'vitest'
import { paragraphsOf } from '#rich-text'
import { newId } from '../../../ui/fields/kit/new-id.ts'
import { matching, optionsWith } from '../../../ui/fields/kit/options.ts'
import { textOf, valueOfText } from '../../../ui/fields/text/texts.ts'
import { sampleValues } from '../../../ui/gallery/fields/samples.ts'
import { fileSize } from '../../../ui/kit/file-size.ts'

describe('UPL-4 sizes count in steps of 1024', () => {
  test.each([
    [0, '0 B'],
    [1023, '1,023 B'],
    [1024, '1 KB'],
    [48_213, '47 KB'],
    [1_500_000, '1.4 MB'],
    [1024 ** 8, '1 YB'],
    [1024 ** 9, '1,024 YB'],
  ])('%d is %s', (bytes, text) => {
    expect(fileSize(bytes, 'en')).toBe(text)
  })

  test('and are written as in the language of the page', () => {
    expect(fileSize(1_500_000, 'de')).toBe('1,4 MB')
  })
})

test('an option that is gone from the config stays chosen, and can be seen', () => {
  const options = [{ value: 'a', label: 'Alpha' }]

  expect(optionsWith(options, ['a', 'gone'])).toEqual([
    ...options,
    { value: 'gone', label: 'gone' },
  ])
})

test('options are found by any part of their label, in any case', () => {
  const options = [
    { value: 'a', label: 'Über' },
    { value: 'b', label: 'Other' },
  ]

  expect(matching(options, 'üb')).toEqual([options[0]])
})

test('an emptied text is nothing, not an empty text', () => {
  expect(valueOfText('')).toBeNull()
  expect(valueOfText(' ')).toBe(' ')
})

test('whatever a text field holds is shown', () => {
  expect([null, undefined, 'x', 7, { a: 1 }].map(textOf)).toEqual(['', '', 'x', '7', '{"a":1}'])
})

test('ids are 24 hex digits, each another one', () => {
  const ids = Array.from({ length: 100 }, newId)

  expect(ids.every((id) => /^[0-9a-f]{24}$/.test(id))).toBe(true)
  expect(new Set(ids).size).toBe(100)
})

test('a rich text can be read before it can be written', () => {
  expect(paragraphsOf(sampleValues.body)).toEqual(['A hammer never interrupts.', 'Planes'])
  expect(paragraphsOf('not rich at all')).toEqual([])
})
