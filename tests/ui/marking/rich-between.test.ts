import { describe, expect, test } from 'vitest'
import type { Json } from '#contracts/documents'
import type { BlockSide } from '../../../ui/marking/rich-between.ts'
import { cellsIn, richBetween } from '../../../ui/marking/rich-between.ts'
import { richBlocksOf } from '../../../ui/marking/rich-blocks.ts'
import { textOf } from '../../../ui/marking/run.ts'

const words = (text: string, format = 0): Json => ({ type: 'text', text, format })
const node = (type: string, children: Json[] = [], more: { [key: string]: Json } = {}): Json => ({
  type,
  children,
  ...more,
})
const paragraph = (text: string) => node('paragraph', [words(text)])
const rich = (...children: Json[]): Json => ({ root: { type: 'root', children } })

const said = (side: BlockSide | null) => side && textOf(side.pieces)

describe('VER-7 a rich text is compared block by block', () => {
  test('a paragraph that was put between others is the only difference', () => {
    const blocks = richBetween(
      rich(paragraph('One.'), paragraph('Two.')),
      rich(paragraph('One.'), paragraph('Between.'), paragraph('Two.')),
    )

    expect(blocks.map(({ isSame, from, to }) => [isSame, said(from), said(to)])).toEqual([
      [true, 'One.', 'One.'],
      [false, null, 'Between.'],
      [true, 'Two.', 'Two.'],
    ])
  })

  test('a paragraph stands beside what became of it, with its words marked', () => {
    const [pair] = richBetween(
      rich(paragraph('A hammer never interrupts.')),
      rich(paragraph('A hammer rarely interrupts.')),
    )

    expect(pair?.from?.pieces.filter(({ kind }) => kind === 'removed')).toMatchObject([
      { text: 'never' },
    ])
    expect(pair?.to?.pieces.filter(({ kind }) => kind === 'added')).toMatchObject([
      { text: 'rarely' },
    ])
  })

  test('a heading that became a paragraph differs, though it says the same', () => {
    const [pair] = richBetween(
      rich(node('heading', [words('Tools')], { tag: 'h2' })),
      rich(paragraph('Tools')),
    )

    expect(pair).toMatchObject({
      isSame: false,
      from: { look: 'heading' },
      to: { look: 'paragraph' },
    })
  })

  test('19.7 the cells of a row are told apart, with the words of each marked', () => {
    const row = (...words: string[]) =>
      node(
        'tablerow',
        words.map((word) => node('tablecell', [paragraph(word)], { headerState: 1 })),
      )
    const [pair] = richBetween(
      rich(node('table', [row('Oak', '12 a foot', '')])),
      rich(node('table', [row('Oak', '14 a foot', 'new')])),
    )
    const cells = (side: BlockSide | null | undefined) =>
      cellsIn(side?.pieces ?? []).map((pieces) => pieces.map(({ kind, text }) => [kind, text]))

    expect(pair?.to?.cells).toEqual([
      { isHeader: true, colSpan: 1 },
      { isHeader: true, colSpan: 1 },
      { isHeader: true, colSpan: 1 },
    ])
    expect(cells(pair?.from)).toEqual([
      [['same', 'Oak']],
      [
        ['removed', '12'],
        ['same', ' a foot'],
      ],
      [],
    ])
    expect(cells(pair?.to)).toEqual([
      [['same', 'Oak']],
      [
        ['added', '14'],
        ['same', ' a foot'],
      ],
      [['added', 'new']],
    ])
  })

  test('19.7 a field of an inline block is among the words', () => {
    const mention = (name: string) =>
      node('paragraph', [
        words('By '),
        { type: 'inlineBlock', fields: { id: 'x', blockType: 'mention', name } },
      ])
    const [pair] = richBetween(rich(mention('Ann')), rich(mention('Noor')))

    expect(pair?.isSame).toBe(false)
    expect(said(pair?.from ?? null)).toBe('By [mention · name: Ann]')
    expect(pair?.to?.pieces.filter(({ kind }) => kind === 'added')).toMatchObject([
      { text: 'Noor' },
    ])
  })

  test('19.7 a link that leads elsewhere differs, though it says the same', () => {
    const link = (fields: Json) =>
      rich(node('paragraph', [node('link', [words('here')], { fields })]))
    const [pair] = richBetween(link({ url: '/a' }), link({ url: '/b' }))

    expect(pair?.from?.pieces).toMatchObject([{ kind: 'removed', text: 'here', href: '/a' }])
    expect(pair?.to?.pieces).toMatchObject([{ kind: 'added', text: 'here', href: '/b' }])
  })

  test('an entry of a numbered list is the same where only its number differs', () => {
    const item = (text: string) => node('listitem', [words(text)])
    const list = (...items: Json[]) => rich(node('list', items, { listType: 'number' }))

    const blocks = richBetween(list(item('One')), list(item('New one'), item('One')))

    expect(blocks.map(({ isSame, to }) => [isSame, to?.mark])).toEqual([
      [false, '1.'],
      [true, '2.'],
    ])
  })
})

describe('RICH-1 the blocks of a rich text', () => {
  const looks = (...children: Json[]) =>
    richBlocksOf(rich(...children)).map(({ look, depth, mark, name, reference, runs }) =>
      [
        look,
        depth || '',
        mark,
        name,
        reference && `${reference.slug}/${reference.id}`,
        textOf(runs),
      ]
        .filter((part) => part !== null && part !== '')
        .join(' '),
    )

  test.each<[string, Json, string[]]>([
    ['a heading', node('heading', [words('Tools')], { tag: 'h3' }), ['heading Tools']],
    ['a quote', node('quote', [words('Less.')]), ['quote Less.']],
    ['a line', node('horizontalrule'), ['rule']],
    [
      'a list in a list',
      node('list', [
        node('listitem', [words('Planes')]),
        node('listitem', [node('list', [node('listitem', [words('Jack')])])]),
      ]),
      ['bullet • Planes', 'bullet 1 • Jack'],
    ],
    [
      'a check list',
      node(
        'list',
        [node('listitem', [words('Done')], { checked: true }), node('listitem', [words('To do')])],
        { listType: 'check' },
      ),
      ['check ☑ Done', 'check ☐ To do'],
    ],
    [
      'an upload',
      node('upload', [], { relationTo: 'media', value: 7 }),
      ['embedded upload media/7'],
    ],
    [
      'a relationship',
      node('relationship', [], { relationTo: 'posts', value: { id: 'a' } }),
      ['embedded relationship posts/a'],
    ],
    [
      'a block',
      node('block', [], { fields: { id: 'x', blockType: 'banner', text: 'Hi', more: [1] } }),
      ['embedded banner text: Hi\nmore: [1]'],
    ],
    [
      'a table',
      node('table', [
        node('tablerow', [
          node('tablecell', [paragraph('A')]),
          node('tablecell', [paragraph('B')]),
        ]),
      ]),
      ['row A\u001fB'],
    ],
    [
      'a line break',
      node('paragraph', [words('a'), node('linebreak'), words('b')]),
      ['paragraph a\nb'],
    ],
    ['R11 an unknown node', node('widget', [words('kept')]), ['unknown widget kept']],
    ['19 a node of the site without words', node('map', [], { zoom: 3 }), ['unknown map zoom: 3']],
    [
      '19 a node of the site in a line',
      node('paragraph', [words('Word'), node('footnote', [], { note: 'Source' })]),
      ['paragraph Word[footnote · note: Source]'],
    ],
    ['R11 no node at all', 7, []],
  ])('%s', (_what, block, expected) => {
    expect(looks(block)).toEqual(expected)
  })

  test('a link says where it leads, outside and on the site', () => {
    const link = (fields: Json) => node('paragraph', [node('link', [words('here')], { fields })])
    const hrefs = richBlocksOf(
      rich(
        link({ url: 'https://a.example' }),
        link({ linkType: 'internal', doc: { relationTo: 'posts', value: 3 } }),
      ),
    ).flatMap(({ runs }) => runs.map(({ href }) => href))

    expect(hrefs).toEqual(['https://a.example', 'posts/3'])
  })
})
