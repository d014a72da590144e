import { describe, expect, test } from 'vitest'
import type { DocumentData } from '#contracts/documents'
import { toMarkdown } from '#rich-text'
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

const [bold, italic, struck, underlined, code, highlighted] = [1, 2, 4, 8, 16, 128]

describe('RICH-1 19.7 each node as Markdown', () => {
  test.each<[string, DocumentData[], string]>([
    ['paragraphs', [paragraph('One.'), paragraph(), paragraph('Two.')], 'One.\n\nTwo.\n'],
    ['headings', [heading('h2', 'Tools'), heading('h6', 'C #')], '## Tools\n\n###### C \\#\n'],
    ['a line break', [paragraph('a', lineBreak, 'b')], 'a\\\nb\n'],
    ['a quote', [node('quote', [text('a'), lineBreak, text('b')])], '> a\\\n> b\n'],
    ['a rule', [{ type: 'horizontalrule' }], '---\n'],
    [
      'RICH-4 lists, 4 spaces for each level',
      [
        list('bullet', [
          item(1, [text('a')]),
          item(2, [
            list(
              'number',
              [item(3, [text('b')]), item(4, [list('bullet', [item(1, [text('c')])])])],
              { start: 3 },
            ),
          ]),
          item(2, [text('d')]),
        ]),
      ],
      '- a\n    3. b\n        - c\n- d\n',
    ],
    [
      'a check list',
      [
        list('check', [
          item(1, [text('Done')], { checked: true }),
          item(2, [text('To do')], { checked: false }),
        ]),
      ],
      '- [x] Done\n- [ ] To do\n',
    ],
    [
      'a link',
      [paragraph('See ', link('https://a.example/b_(c) d', 'this [one]'), '!')],
      'See [this \\[one\\]](https://a.example/b_%28c%29%20d)!\n',
    ],
    [
      'an exclamation mark before a link makes no picture of it',
      [paragraph('Look!', link('/a', 'here'))],
      'Look\\![here](/a)\n',
    ],
    [
      'a picture and a file',
      [
        {
          type: 'upload',
          relationTo: 'media',
          value: { url: '/a.png', mimeType: 'image/png', alt: 'An *a*' },
        },
        { type: 'upload', relationTo: 'media', value: { url: '/a.pdf', filename: 'a_1.pdf' } },
      ],
      '![An \\*a\\*](/a.png)\n\n[a_1.pdf](/a.pdf)\n',
    ],
    [
      'a table, whose cells hold blocks and reach over others',
      [
        table([
          [cell('A', { headerState: 1 }), cell('B|C', { headerState: 1, colSpan: 2 })],
          [
            node('tablecell', [paragraph('x', lineBreak, 'y'), paragraph('z')], { rowSpan: 2 }),
            cell('1'),
            cell('2'),
          ],
          [cell('3'), cell('4')],
        ]),
      ],
      '| A | B\\|C |  |\n| --- | --- | --- |\n| x<br>y<br>z | 1 | 2 |\n|  | 3 | 4 |\n',
    ],
    [
      'a table without headers has an empty one, since Markdown knows no other',
      [table([[cell('a'), cell('b')]])],
      '|  |  |\n| --- | --- |\n| a | b |\n',
    ],
    ['a block is left out', [{ type: 'block', fields: { blockType: 'cta' } }], ''],
    [
      'formats',
      [
        paragraph(
          text('b', bold),
          ' ',
          text('i', italic),
          ' ',
          text('s', struck),
          ' ',
          text('u', underlined),
          ' ',
          text('c', code),
          ' ',
          text('h', highlighted),
        ),
      ],
      '**b** *i* ~~s~~ <u>u</u> `c` ==h==\n',
    ],
    [
      'formats that overlap',
      [paragraph(text('a', bold), text('b', bold | italic), text('c', italic), text('d'))],
      '**a*b***_c_&#100;\n',
    ],
    ['spaces stay outside of formats', [paragraph('a', text(' b ', bold), 'c')], 'a **b** c\n'],
    [
      'punctuation at the edge of a format',
      [paragraph('a', text('"b"', bold), 'c')],
      '&#97;**"b"**&#99;\n',
    ],
    [
      'backticks in code',
      [paragraph(text('a`b``c', code), text('`', code | bold))],
      '```a`b``c```**`` ` ``**\n',
    ],
  ])('%s', (_what, nodes, markdown) => {
    expect(toMarkdown(rich(...nodes))).toBe(markdown)
  })

  test.each<[string, string]>([
    ['1. no list', '1\\. no list'],
    ['1) no list', '1\\) no list'],
    ['- no list', '\\- no list'],
    ['+ no list', '\\+ no list'],
    ['# no heading', '\\# no heading'],
    ['> no quote', '\\> no quote'],
    ['---', '\\---'],
    ['===', '\\=\\=\\='],
    ['#hash -dash 1.5', '#hash -dash 1.5'],
    ['snake_case stays, _this_ does not', 'snake_case stays, \\_this_ does not'],
    ['a*b [c] `d` ~e~ \\f', 'a\\*b \\[c\\] \\`d\\` \\~e\\~ \\\\f'],
    ['<b> 1 < 2 &amp; AT&T', '\\<b> 1 < 2 \\&amp; AT&T'],
    ['   indented', 'indented'],
    ['| a | b |', '| a | b |'],
  ])('%j is text in Markdown, too', (words, markdown) => {
    expect(toMarkdown(rich(paragraph(words)))).toBe(`${markdown}\n`)
  })

  test('a block that the site writes', () => {
    const stored = rich(
      { type: 'block', fields: { blockType: 'code', code: 'a\n\nb' } },
      paragraph('Hi ', { type: 'inlineBlock', fields: { blockType: 'mention', name: 'Ann' } }),
    )

    expect(
      toMarkdown(stored, {
        blocks: { code: ({ node }) => `\`\`\`\n${String(node.fields.code)}\n\`\`\`` },
        inlineBlocks: { mention: ({ node }) => `@${String(node.fields.name)}` },
      }),
    ).toBe('```\na\n\nb\n```\n\nHi @Ann\n')
  })
})
