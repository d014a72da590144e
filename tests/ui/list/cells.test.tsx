import type { i18n } from 'i18next'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Json } from '#contracts/documents'
import { startTexts } from '../../../ui/app/texts.ts'
import { TextsProvider } from '../../../ui/kit/text.tsx'
import { Cell } from '../../../ui/views/list/cells/Cell.tsx'
import type { ColumnContent } from '../../../ui/views/list/contents.ts'
import { aField } from '../../kit/client-config.ts'

let texts: Record<'en' | 'de', i18n>
beforeAll(async () => {
  texts = { en: await startTexts('en'), de: await startTexts('de') }
})

const markup = (content: ColumnContent, value: Json | undefined, language: 'en' | 'de' = 'en') =>
  renderToStaticMarkup(
    <TextsProvider texts={texts[language]}>
      <Cell content={content} value={value} />
    </TextsProvider>,
  )

/** What people read of it. */
const words = (...shown: Parameters<typeof markup>) => markup(...shown).replaceAll(/<[^>]*>/g, '')

const status: ColumnContent = { type: 'status', statuses: ['draft', 'published'] }
const kinds = [{ value: 'essay', label: 'Essay' }]
const labels = { singular: 'Source', plural: 'Sources' }
const answers: ColumnContent = aField('array', 'a', {
  fields: [aField('text', 'field'), aField('textarea', 'value')],
})
const answer = (field: string, value: string) => ({ id: field, field, value })
const paragraph = (text: string) => ({ type: 'paragraph', children: [{ type: 'text', text }] })

describe('LIST-4 a cell of', () => {
  test.each<[string, ColumnContent, Json, string]>([
    ['a text', aField('text', 'a'), 'Quiet', 'Quiet'],
    ['texts', aField('text', 'a', { hasMany: true }), ['Quiet', 'Calm'], 'Quiet, Calm'],
    ['a number', aField('number', 'a'), 1234.5, '1,234.5'],
    ['numbers', aField('number', 'a', { hasMany: true }), [1, 2000], '1 · 2,000'],
    ['a checkbox', aField('checkbox', 'a'), true, 'Yes'],
    ['a checkbox that is off', aField('checkbox', 'a'), false, 'No'],
    ['a choice', aField('select', 'a', { options: kinds }), 'essay', 'Essay'],
    ['a choice that is gone', aField('radio', 'a', { options: kinds }), 'poem', 'poem'],
    ['choices', aField('select', 'a', { options: kinds }), ['essay', 'poem'], 'Essay, poem'],
    ['one row', aField('array', 'a', { labels }), [{}], '1 Source'],
    ['rows', aField('array', 'a', { labels }), [{}, {}], '2 Sources'],
    ['no rows', aField('array', 'a', { labels }), [], ''],
    ['a row with a name and its value', answers, [answer('name', 'Zora')], 'name: Zora'],
    [
      'rows with a name and its value',
      answers,
      [answer('name', 'Zora'), answer('email', 'z@example.org')],
      'name: Zora · email: z@example.org',
    ],
    [
      'more rows than there is room for',
      answers,
      [answer('name', 'Zora'), answer('message', 'x'.repeat(40)), answer('plan', 'Small')],
      'name: Zora and 2 more',
    ],
    [
      'a row longer than there is room for',
      answers,
      [answer('message', 'x'.repeat(60)), answer('name', 'Zora')],
      `message: ${'x'.repeat(39)}… and 1 more`,
    ],
    ['a row without its value', answers, [answer('phone', '')], 'phone'],
    [
      'rows with one text, and rows without words',
      aField('array', 'a', { fields: [aField('text', 'place'), aField('number', 'rank')] }),
      [{ place: 'Basel', rank: 1 }, { rank: 2 }, { place: 'Bern' }],
      'Basel · Bern and 1 more',
    ],
    [
      'rows with three texts',
      aField('array', 'a', { fields: ['a', 'b', 'c'].map((name) => aField('text', name)) }),
      [{ a: 'Basel', b: 'Bern', c: 'Chur' }],
      'Basel',
    ],
    [
      'rows with a text that is hidden',
      aField('array', 'a', {
        fields: [aField('text', 'key', { hidden: true }), aField('text', 'a')],
      }),
      [{ key: 'k1', a: 'Basel' }],
      'Basel',
    ],
    ['blocks', aField('blocks', 'a'), [{}, {}], '2 Blocks'],
    ['a point', aField('point', 'a'), [7.5, 46.9], '7.5 · 46.9'],
    ['code', aField('code', 'a'), 'let a', 'let a'],
    ['JSON', aField('json', 'a'), { b: 1 }, '{&quot;b&quot;:1}'],
    ['an id', { type: 'id' }, '65a1', '65a1'],
    ['a draft', status, 'draft', 'draft'],
    ['a changed draft', status, 'changed', 'changed'],
    ['what is published later', status, 'scheduled', 'scheduled'],
    ['a file’s size', { type: 'fileSize' }, 1_234_567, '1.2 MB'],
    ['an empty file’s size', { type: 'fileSize' }, 0, '0 B'],
    ['documents that point here', aField('join', 'a'), { docs: [1], hasNextPage: true }, '1+'],
    [
      'a rich text',
      aField('richText', 'a'),
      { root: { children: [paragraph('One.'), paragraph('Two.')] } },
      'One. Two.',
    ],
  ])('%s', (_kind, content, value, shown) => {
    expect(words(content, value)).toBe(shown)
  })

  test.each<[string, ColumnContent]>([
    ['a date', aField('date', 'a', { appearance: 'dayOnly' })],
    ['a moment', { type: 'moment' }],
  ])('%s is written in the panel’s language, and exactly for machines', (_kind, content) => {
    const value = '2020-05-06T12:00:00.000Z'

    expect(words(content, value, 'en')).toBe('May 6, 2020')
    expect(words(content, value, 'de')).toBe('06.05.2020')
    expect(markup(content, value)).toContain(`dateTime="${value}"`)
  })

  test('a checkbox speaks the panel’s language', () => {
    expect(words(aField('checkbox', 'a'), true, 'de')).toBe('Ja')
  })

  test.each([null, undefined, ''])('nothing (%j) is empty', (value) => {
    expect(markup(aField('text', 'a'), value)).toBe('')
  })
})

const bomb = '<img src=x onerror=alert(1)>'

test.each<[string, ColumnContent, Json]>([
  ['a text', aField('text', 'a'), bomb],
  ['a choice', aField('select', 'a'), bomb],
  ['a date', aField('date', 'a'), bomb],
  ['code', aField('code', 'a'), bomb],
  ['JSON', aField('json', 'a'), { bomb }],
  ['an id', { type: 'id' }, bomb],
  ['a rich text', aField('richText', 'a'), { root: { children: [paragraph(bomb)] } }],
])('HTML in %s is shown as text', (_kind, content, value) => {
  expect(markup(content, value)).toContain('&lt;img src=x onerror=alert(1)&gt;')
  expect(markup(content, value)).not.toContain('<img')
})

test.each<[string, ColumnContent, Json]>([
  ['a date', aField('date', 'a'), { not: 'a date' }],
  ['a moment', { type: 'moment' }, 'soon'],
  ['a number', aField('number', 'a'), { not: 'a number' }],
  ['a choice', aField('select', 'a'), { not: 'a choice' }],
  ['rows', aField('array', 'a'), 7],
  ['rows of texts', answers, [7, null, { field: { not: 'a text' } }]],
  ['a point', aField('point', 'a'), 'north'],
  ['a rich text', aField('richText', 'a'), ['no', { root: 7 }]],
  ['documents that point here', aField('join', 'a'), [1]],
  ['a text', aField('text', 'a'), { not: 'a text' }],
  ['a status', status, 'constructor'],
  ['a file’s size', { type: 'fileSize' }, 'large'],
])('a value that does not fit %s does no harm', (_kind, content, value) => {
  expect(() => markup(content, value)).not.toThrow()
})

test('a cell holds a line of a long text, not all of it', () => {
  expect(words(aField('textarea', 'a'), 'x'.repeat(100_000))).toHaveLength(200)
})
