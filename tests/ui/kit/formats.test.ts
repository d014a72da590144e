import { describe, expect, test } from 'vitest'
import { formatsIn } from '../../../ui/kit/formats.ts'
import { hours } from '../../../ui/kit/hours.ts'
import { regionalized } from '../../../ui/kit/region.ts'

/** Which space stands before AM depends on the version of the language data. */
const words = (text: string) => text.replaceAll(/\s/gu, ' ')
const now = new Date(2026, 10, 21, 12, 0)

test.each([
  ['today', new Date(2026, 10, 21, 8, 5), '8:05 AM', '08:05'],
  ['this year', new Date(2026, 10, 20, 8, 5), 'Nov 20, 8:05 AM', '20. Nov., 08:05'],
  ['earlier', new Date(2025, 10, 21, 8, 5), 'Nov 21, 2025', '21.11.2025'],
])('a moment of %s is as short as it can be told apart', (_when, moment, english, german) => {
  expect(words(formatsIn('en').moment(moment, now))).toBe(english)
  expect(words(formatsIn('de').moment(moment, now))).toBe(german)
})

test.each([
  [0, '1 second ago', 'vor 1 Sekunde'],
  [59_999, '59 seconds ago', 'vor 59 Sekunden'],
  [60_000, '1 minute ago', 'vor 1 Minute'],
  [7_200_000, '2 hours ago', 'vor 2 Stunden'],
])('%i ms is how long it is past', (ms, english, german) => {
  expect(formatsIn('en').ago(ms)).toBe(english)
  expect(formatsIn('de').ago(ms)).toBe(german)
})

test.each([
  [1023, '1,023 B'],
  [1024, '1 KB'],
  [1_234_567, '1.2 MB'],
  [5_000_000_000_000, '4.5 TB'],
])('%i bytes are %s', (bytes, size) => {
  expect(formatsIn('en').fileSize(bytes)).toBe(size)
})

test.each([
  ['en', 'Title, Slug, and Author'],
  ['de', 'Title, Slug und Author'],
  ['ja', 'Title、Slug、Author'],
])('38.1 several names are joined as %s joins them', (language, told) => {
  expect(formatsIn(language).list(['Title', 'Slug', 'Author'])).toBe(told)
})

describe('38.1 dates are written as in the reader’s region', () => {
  test.each([
    ['London', 'en', ['en-GB', 'en'], 'en-GB'],
    ['Vienna, whose panel is English', 'en', ['de-AT', 'de'], 'en'],
    ['São Paulo', 'pt', ['pt-BR'], 'pt-BR'],
    ['Belgrade, in the other script', 'sr', ['sr-Latn-RS', 'sr-RS'], 'sr-RS'],
    ['Hong Kong, whose panel is from Taiwan', 'zh-TW', ['zh-HK', 'zh'], 'zh-TW'],
    ['a browser that names nonsense', 'en', ['*', 'x'], 'en'],
  ])('%s', (_, language, accepted, region) => {
    expect(regionalized(language, accepted)).toBe(region)
  })
})

test('38.1 the hours are counted as somebody chooses', () => {
  const at = new Date(2026, 10, 21, 15, 5)
  hours.choose('24')
  expect(formatsIn('en').moment(at, now)).toBe('15:05')
  hours.choose('12')
  expect(words(formatsIn('de').moment(at, now))).toBe('03:05 PM')
  hours.choose('auto')
  expect(words(formatsIn('en').moment(at, now))).toBe('3:05 PM')
})

test.each(['ja', 'de', 'en', 'fa'])(
  '38.1 four o’clock is written alike today and earlier this year in %s',
  (language) => {
    const { moment } = formatsIn(language)
    const at = new Date(2026, 5, 3, 4, 7)
    const withoutZero = new RegExp(`(?<!\\p{N})${moment(at, at)}`, 'u')
    expect(moment(at, new Date(2026, 6, 1))).toMatch(withoutZero)
  },
)
