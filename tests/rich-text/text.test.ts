import { describe, expect, test } from 'vitest'
import type { DocumentData } from '#contracts/documents'
import { fromPlainText, outlineOf, statsOf, toHtml, toPlainText } from '#rich-text'
import {
  cell,
  heading,
  item,
  lineBreak,
  link,
  list,
  node,
  paragraph,
  rich,
  table,
  text,
} from './kit/stored.ts'

test('RICH-1 19.7 the words of a text, as they are copied from a page', () => {
  expect(
    toPlainText(
      rich(
        heading('h2', 'Tools'),
        paragraph('A ', text('ham', 1), 'mer', lineBreak, link('/a', 'never')),
        paragraph(),
        list('bullet', [
          item(1, [text('a')]),
          item(2, [list('bullet', [item(1, [text('b')])])]),
          item(2, [text('c')]),
        ]),
        table([
          [cell('1'), cell('2')],
          [cell('3'), cell('4')],
        ]),
        { type: 'block', fields: { blockType: 'cta', label: 'Buy' } },
      ),
    ),
  ).toBe('Tools\n\nA hammer\nnever\n\na\nb\nc\n\n1\t2\n3\t4')
})

test('19.7 the words of blocks are those that the site names', () => {
  const stored = rich({ type: 'block', fields: { blockType: 'cta', label: 'Buy' } })

  expect(toPlainText(stored, { blocks: { cta: ({ node }) => String(node.fields.label) } })).toBe(
    'Buy',
  )
})

describe('19.7 plain text becomes rich text', () => {
  const htmlOf = (words: string) => toHtml(fromPlainText(words))

  test.each<[string, string]>([
    ['One.\n\nTwo.', '<p>One.</p><p>Two.</p>'],
    ['One.\nstill one', '<p>One.<br/>still one</p>'],
    ['One.\r\n \r\n\r\nTwo.\r\n', '<p>One.</p><p>Two.</p>'],
    ['\n\n  indented', '<p>  indented</p>'],
    ['a\tb', '<p>a<span style="white-space:pre">\t</span>b</p>'],
    ['<b>', '<p>&lt;b&gt;</p>'],
    ['', '<p><br/></p>'],
  ])('%j', (words, html) => {
    expect(htmlOf(words)).toBe(html)
  })

  test('in the form in which Payload stores it', () => {
    const element = { format: '', indent: 0, version: 1, direction: null }
    const words = { detail: 0, format: 0, mode: 'normal', style: '', version: 1 }

    expect(fromPlainText('a\tb\nc')).toEqual({
      root: {
        type: 'root',
        ...element,
        children: [
          {
            type: 'paragraph',
            ...element,
            textFormat: 0,
            textStyle: '',
            children: [
              { type: 'text', text: 'a', ...words },
              { ...words, type: 'tab', text: '\t', detail: 2 },
              { type: 'text', text: 'b', ...words },
              { type: 'linebreak', version: 1 },
              { type: 'text', text: 'c', ...words },
            ],
          },
        ],
      },
    })
  })
})

describe('RICH-5 19.7 how long a text is', () => {
  const count = (...nodes: DocumentData[]) => statsOf(rich(...nodes))

  test('words that change their format in the middle are one', () => {
    expect(count(paragraph('un', text('believ', 1), 'able, isn’t it?'))).toEqual({
      words: 3,
      characters: 23,
      charactersWithoutSpaces: 21,
      readingMinutes: 1,
    })
  })

  test('the last word of a paragraph and the first of the next are two', () => {
    expect(
      count(paragraph('one'), paragraph('two'), list('bullet', [item(1, [text('three')])])),
    ).toMatchObject({
      words: 3,
      characters: 11,
    })
  })

  test('an emoji of several parts and a letter with its accent are one character each', () => {
    expect(count(paragraph('👩‍👩‍👧 e\u0301'))).toMatchObject({ characters: 3, words: 1 })
  })

  test('words of a script without spaces', () => {
    expect(count(paragraph('今日は良い天気です'))).toMatchObject({ characters: 9 })
    expect(count(paragraph('今日は良い天気です')).words).toBeGreaterThan(2)
  })

  test('reading takes a minute for 230 words, or for as many as the site says', () => {
    const text = paragraph('word '.repeat(1150))

    expect(count(text).readingMinutes).toBe(5)
    expect(statsOf(rich(text), { wordsPerMinute: 115 }).readingMinutes).toBe(10)
    expect(count(paragraph('short')).readingMinutes).toBe(1)
    expect(count(paragraph()).readingMinutes).toBe(0)
  })
})

test('RICH-5 19.7 the headings of a text, wherever they stand, with their anchors', () => {
  const stored = rich(
    heading('h2', 'First'),
    paragraph('x'),
    table([[node('tablecell', [heading('h3', 'In a ', text('table', 1))])]]),
    heading('h2', 'First'),
  )

  expect(outlineOf(stored)).toEqual([
    { text: 'First', level: 2, anchor: 'first', path: 'root.children.0' },
    {
      text: 'In a table',
      level: 3,
      anchor: 'in-a-table',
      path: 'root.children.2.children.0.children.0.children.0',
    },
    { text: 'First', level: 2, anchor: 'first-2', path: 'root.children.3' },
  ])
})
