import * as fc from 'fast-check'
import { marked } from 'marked'
import { describe, expect, test } from 'vitest'
import type { Json } from '#contracts/documents'
import { toMarkdown } from '#rich-text'
import { seed } from '../kit/machines/random.ts'
import { hostileRichText } from './kit/hostile.ts'
import { trickyRichText } from './kit/markdown-tricks.ts'
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
import { findingsOnPage, wordsOnPage } from './kit/what-a-page-does.ts'

const code = 16

/** As a site shows Markdown that it trusts: raw HTML stays. */
const rendered = (markdown: string): string => marked.parse(markdown, { async: false, gfm: true })

const findingsIn = (value: unknown): string[] =>
  findingsOnPage(
    rendered(
      toMarkdown(value, { urlOf: ({ value }) => (typeof value === 'string' ? value : null) }),
    ),
  )

const script = '<script>alert(1)</script>'
const run = 'javascript:alert(1)'

const inline = (...children: Json[]) => node('unheardOf', children)

describe('RICH-1 19.7 Markdown, rendered with raw HTML, runs nothing', () => {
  test('the checker sees what runs', () => {
    for (const html of [
      script,
      '<img src="x" onerror="alert(1)">',
      '<a href="javascript&colon;alert(1)">x</a>',
      '<a href="java\nscript:alert(1)">x</a>',
      '<p style="x">',
      '<!-- -->',
    ]) {
      expect(findingsOnPage(html)).toHaveLength(1)
    }
    expect(findingsOnPage(rendered(script))).toHaveLength(1)
  })

  test.each<[string, Json[]]>([
    ['a tag after an address', [text(`http://x/${script}`)]],
    ['a tag after an address without a scheme', [text(`www.a.example/${script}`)]],
    ['a tag after an address, in bold', [text('http://x/'), text(script, 1)]],
    [
      'a tag after an address, in a node that nobody knows',
      [text('http://x/'), inline(text(script))],
    ],
    ['a tag in a link after an address', [text('http://x/'), link('/a', script)]],
    ['code after an address', [text('http://x/'), text(script, code)]],
    [
      'code that an address swallows the beginning of',
      [text('http://x/'), text('a b', code), text(' and '), text(script, code)],
    ],
    ['the beginning of a tag, in two nodes', [text('<'), inline(text('script>alert(1)</script>'))]],
    ['a tag below a carriage return', [text(`a\r\r${script}`)]],
    ['code with a carriage return', [text(`a\r\r${script}`, code)]],
    ['code with a line separator', [text(`a\u2028\u0085\r\n${script}`, code)]],
    ['code beside code', [text('a', code), inline(text('`', code)), text(' '), text(script, code)]],
    [
      'code beside code in a link to nowhere',
      [text(script, code), node('link', [text('``', code)], { fields: { url: run } })],
    ],
    ['a link to a backtick, and code', [link('/`', 'a'), text(' '), text(script, code)]],
    ['a comment', [text(`http://x/<!-- ${script}`)]],
    ['a tag after a backslash', [text(`\\${script} \\\\${script}`)]],
    ['an address in angles', [text(`<${run}>`), text(` http://x/<${run}>`)]],
    ['a definition of a reference', [text('[a]'), lineBreak, text(`[a]: ${run}`)]],
    ['a reference after an address', [text(`http://x/![a](${run})`)]],
    ['words of a link that end it', [link('/a', `a](${run}) http://x/](${run})`)]],
    [
      'code in a link that some take for its end',
      [
        node('link', [text('`', code), text(' '), text(`a](${run})`, code)], {
          fields: { linkType: 'custom', url: '/a' },
        }),
      ],
    ],
    ['code after an escaped backtick', [text('` '), text(`*${script}`, code | 2)]],
    ['code that ends what is struck', [text('a', 4), text(`~~${script}`, code | 4)]],
    ['a fence', [text(`\`\`\`js ${script}`), lineBreak, text(script)]],
    ['a fence of tildes', [text('~~~ html'), lineBreak, text(script)]],
    ['a fence below a carriage return', [text(`\`\`\`\r${script}`)]],
  ])('%s', (_what, children) => {
    for (const value of [
      rich(node('paragraph', children)),
      rich(node('heading', children, { tag: 'h2' })),
      rich(node('quote', children)),
      rich(list('check', [item(1, children)])),
      rich(table([[node('tablecell', [node('paragraph', children)]), cell('b')]])),
    ]) {
      expect(findingsIn(value)).toEqual([])
    }
  })

  test.each([
    'javascript&colon;alert(1)',
    'javascript&#58;alert(1)',
    'javascript&#x3a;alert(1)',
    '&#106;avascript:alert(1)',
    '&#106avascript&#58alert(1)',
    '&Tab;javascript&colon;alert(1)',
    'java&Tab;script&colon;alert(1)',
    'java&NewLine;script&colon;alert(1)',
    'java\nscript:alert(1)',
    'java\tscript:alert(1)',
    'java\\script:alert(1)',
    '\u0001javascript:alert(1)',
    'vbscript&colon;msgbox(1)',
    'data&colon;text/html,<script>alert(1)</script>',
    '/a" onmouseover="alert(1)',
    "/a 'x' onmouseover=alert(1)",
    '/a "<img src=x onerror=alert(1)>"',
    `/a>${script}`,
    `/a)${script}`,
    `/a\\)${script}`,
    `/a\r\r${script}`,
    `/a|${script}`,
  ])('the address %j', (url) => {
    const picture = {
      type: 'upload',
      relationTo: 'media',
      value: { url, mimeType: 'image/png', alt: `a](${url})` },
    }
    expect(findingsIn(rich(paragraph(link(url, 'a'), ' b'), picture))).toEqual([])
    expect(
      findingsIn(rich(table([[node('tablecell', [paragraph(link(url, 'a')), picture])]]))),
    ).toEqual([])
    expect(
      findingsIn(rich({ type: 'relationship', relationTo: 'posts', value: { title: url } })),
    ).toEqual([])
  })

  test.each<[string, Json[]]>([
    ['code with a backslash and a bar', [paragraph(text(`\\|${script}`, code))]],
    [
      'code with a bar, in a table in a table',
      [table([[node('tablecell', [paragraph(text(`a|${script}`, code))])]])],
    ],
    ['a backslash at the end', [paragraph(text('a\\')), paragraph(text(script, code))]],
    ['bars', [paragraph(text(`\\|\\\\|${script}|http://x/|${script}`))]],
  ])('in a cell: %s', (_what, children) => {
    const value = rich(
      table([
        [node('tablecell', children), cell('b')],
        [cell('c'), cell('d')],
      ]),
    )
    expect(findingsIn(value)).toEqual([])
  })

  test('a caption of a picture, and the name of a file', () => {
    for (const words of [script, `http://x/${script}`, `" onerror="alert(1)`, `](${run})`]) {
      for (const mimeType of ['image/png', 'text/plain']) {
        const value = { url: '/a.png', alt: words, filename: words, mimeType }
        expect(findingsIn(rich({ type: 'upload', relationTo: 'media', value }))).toEqual([])
      }
    }
  })

  test.each([
    ['Use `a` and `<b>`', [text('Use '), text('a', code), text(' and '), text('<b>', code)]],
    ['**`a[0]`**', [text('a[0]', code | 1)]],
    ['https://a.example/b_c (1)', [text('https://a.example/b_c (1)')]],
    ['[a](/b?c=1&d=2)', [link('/b?c=1&d=2', 'a')]],
  ])('%s is written like that', (markdown, children) => {
    expect(toMarkdown(rich(node('paragraph', children)))).toBe(`${markdown}\n`)
  })

  test('what looked like a tag or code is read as it was written', () => {
    const line = paragraph(text('http://x/'), text('a|<b>', code), text(' <i>\\'))
    expect(wordsOnPage(rendered(toMarkdown(rich(line))))).toBe('http://x/a|<b> <i>\\\n')
    expect(rendered(toMarkdown(rich(heading('h1', 'a < b')))).trim()).toBe('<h1>a &lt; b</h1>')
  })

  test('whatever is stored, no page of it runs anything', () => {
    for (const stored of [hostileRichText, trickyRichText]) {
      fc.assert(
        fc.property(stored, (value) => {
          expect(findingsIn(value)).toEqual([])
        }),
        { seed, numRuns: 600 },
      )
    }
  })
})
