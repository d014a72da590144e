import { describe, expect, test } from 'vitest'
import { matchesIn } from '../../../ui/find/matches.ts'
import { block, field } from '../../../ui/gallery/fields/make-field.ts'
import {
  mainFields,
  manyRows,
  sampleValues,
  sideFields,
} from '../../../ui/gallery/fields/samples.ts'

const pathsOf = (words: string, fields = [...mainFields, ...sideFields], values = sampleValues) => [
  ...new Set(matchesIn(fields, values, words).map(({ path }) => path)),
]

describe('R8 text is found in the data, whatever of it is on the page', () => {
  test.each([
    ['in a text, whatever its case', 'ON <B>QUIET', ['title']],
    ['in one of several texts', 'calm', ['keywords']],
    ['without the marks on letters', 'éssay', ['kind', 'channels']],
    ['in a number', '16', ['sizes']],
    ['in a row', 'shadows', ['links.1.title']],
    ['in a block', 'less, but', ['layout.1.text']],
    ['in JSON', 'width', ['data']],
    ['in code', 'color: red', ['snippet']],
    ['in rich text, over the borders of its nodes', 'never interrupts', ['body']],
    ['by the name of a choice, not its value', 'everyone', ['audience']],
    ['by the name of a field', 'published on', ['publishedAt']],
    ['by the name of a field within tabs and groups', 'description', ['meta.seo.description']],
  ])('%s', (_, words, paths) => {
    expect(pathsOf(words)).toEqual(paths)
  })

  test('the sidebar comes last, as on the page', () => {
    const fields = [field('text', 'slug', { position: 'sidebar' }), field('text', 'title')]

    expect(pathsOf('same', fields, { slug: 'Same', title: 'Same' })).toEqual(['title', 'slug'])
  })

  test('a match says where it is, in words', () => {
    expect(matchesIn(mainFields, sampleValues, 'less, but')[0]?.label).toBe(
      'Sources › Layout › Quote 02 › Text',
    )
  })

  test('the name that a person gave a block is found, where blocks have one', () => {
    const named = (hasName: boolean) => [
      field('blocks', 'layout', { blocks: [block('hero', [], { hasName })] }),
    ]
    const values = { layout: [{ id: 'a', blockType: 'hero', blockName: 'Above the fold' }] }

    expect(pathsOf('fold', named(true), values)).toEqual(['layout.0.blockName'])
    expect(pathsOf('fold', named(false), values)).toEqual([])
  })

  test('names of fields do not count in rows, where each would be found in every row', () => {
    const { fields, values } = manyRows(3)

    expect(pathsOf('text1', [...fields], values)).toEqual([])
  })

  test.each([
    ['a hidden field', [field('text', 'secret', { hidden: true })], { secret: 'needle' }],
    ['rows that are none', [field('array', 'rows')], { rows: 'needle' }],
    [
      'a block of an unknown kind',
      [field('blocks', 'b')],
      { b: [{ blockType: 'x', t: 'needle' }] },
    ],
    [
      'a group that is none',
      [field('group', 'g', { fields: [field('text', 't')] })],
      { g: 'needle' },
    ],
  ])('%s is passed over', (_, fields, values) => {
    expect(pathsOf('needle', fields, values)).toEqual([])
  })

  test('what a condition keeps from the form is not found, nor anything in it', () => {
    const matches = matchesIn(mainFields, sampleValues, 'praise', (part) => part.label !== 'Links')

    expect(matches).toEqual([])
  })

  test('17.15 each time counts: in a text, in several, in the name of its field', () => {
    const fields = [
      field('text', 'needle', { label: 'Needle' }),
      field('text', 'tags', { hasMany: true }),
      field('textarea', 'text'),
    ]
    const values = {
      needle: 'No needle but NEEDLES, needle',
      tags: ['needle', 'thread', 'needles'],
      text: 'aaaa',
    }

    expect(
      matchesIn(fields, values, 'needle').map(({ path, part, count }) => [path, part, count]),
    ).toEqual([
      ['needle', 'name', 1],
      ['needle', 'text', 3],
      ['tags', 'text', 2],
    ])
    expect(matchesIn(fields, values, 'aa')[0]?.count).toBe(2)
  })

  test('blank words are nowhere', () => {
    expect(pathsOf('  ')).toEqual([])
  })
})
