import { expect, test } from 'vitest'
import { pseudoCatalogue } from '../../scripts/kit/pseudo.ts'
import { faultsIn } from './faults.ts'

const english = {
  'a.files_one': 'One file in {{folder}}',
  'a.files_other': '{{count}} files in {{folder}}',
  'a.limit': 'Up to {{count}} files',
  'a.title': 'Files of {{name}}',
}

const translated = (forms: Record<string, string>) => ({
  'a.limit': '{{count}}',
  'a.title': '{{name}}',
  ...Object.fromEntries(Object.entries(forms).map(([form, text]) => [`a.files_${form}`, text])),
})

test.each([
  ['pl', { one: '{{folder}}', few: '{{folder}} {{count}}', many: '{{folder}} {{count}}' }],
  ['ja', {}],
  [
    'ru',
    { one: '{{folder}} {{count}}', few: '{{count}} {{folder}}', many: '{{count}} {{folder}}' },
  ],
  [
    'ar',
    {
      zero: '{{folder}}',
      one: '{{folder}}',
      two: '{{folder}}',
      few: '{{count}} {{folder}}',
      many: '{{count}} {{folder}}',
    },
  ],
])('34.2 the plural forms are those of the language: %s', (language, forms) => {
  const texts = translated({ ...forms, other: '{{count}} {{folder}}' })

  expect(faultsIn(language, english, texts)).toEqual([])
})

test('34.2 what English doesn’t tell apart, a language may', () => {
  const { 'a.limit': _, ...others } = translated({
    one: '{{folder}}',
    other: '{{count}} {{folder}}',
  })
  const texts = {
    ...others,
    'a.limit_one': 'une',
    'a.limit_many': '{{count}}',
    'a.limit_other': '{{count}}',
  }

  expect(faultsIn('fr', english, { ...texts, 'a.files_many': '{{count}} {{folder}}' })).toEqual([
    'a.files: the form one stands for several numbers: show {{count}}',
    'a.limit: the form one stands for several numbers: show {{count}}',
  ])
})

test.each([
  ['pl', { one: '{{folder}}', other: '{{count}} {{folder}}' }, 'the form few is missing'],
  [
    'de',
    { one: '{{folder}}', two: '{{folder}}', other: '{{count}} {{folder}}' },
    'has no form “two”',
  ],
  ['de', { one: '{{folder}}', other: '{{folder}}' }, 'the form other stands for several numbers'],
  ['ru', { one: '{{folder}}', few: '{{count}} {{folder}}' }, 'the form one stands for several'],
  ['lv', { zero: '{{folder}}' }, 'the form zero stands for several numbers'],
  ['de', { one: 'Eine', other: '{{count}} {{folder}}' }, '{{folder}} is missing'],
  ['de', { one: '{{folder}} {{size}}', other: '{{count}} {{folder}}' }, '{{size}} is unknown'],
])('34.2 in %s, %o is told: %s', (language, forms, fault) => {
  expect(faultsIn(language, english, translated(forms)).join('\n')).toContain(fault)
})

test('34.2 a text is told that is missing, that English lacks, or that has forms without a number', () => {
  const good = translated({ one: '{{folder}}', other: '{{count}} {{folder}}' })
  const { 'a.title': _, ...without } = good

  expect(faultsIn('de', english, without)).toEqual(['a.title: missing'])
  expect(faultsIn('de', english, { ...good, 'a.more': 'Mehr' })).toEqual([
    'a.more: English has no such text',
  ])
  expect(
    faultsIn('de', english, { ...without, 'a.title_one': '{{name}}', 'a.title_other': '{{name}}' }),
  ).toEqual(['a.title: nothing is counted in it, so it has no plural forms'])
})

test.each(['ar-XB', 'lv', 'pl'])('34.2 a pseudo language has all of them: %s', (language) => {
  expect(faultsIn(language, english, pseudoCatalogue(english, language))).toEqual([])
})
