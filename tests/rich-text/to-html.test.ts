import { describe, expect, test } from 'vitest'
import type { DocumentData } from '#contracts/documents'
import { readRichText, toHtml } from '#rich-text'
import {
  cell,
  heading,
  item,
  lineBreak,
  link,
  linkTo,
  list,
  node,
  paragraph,
  rich,
  table,
  text,
} from './kit/stored.ts'

const picture = {
  id: 7,
  url: '/api/media/file/oak.jpg',
  filename: 'oak.jpg',
  mimeType: 'image/jpeg',
  alt: 'An oak',
  width: 800,
  height: 600,
}

describe('RICH-1 19.7 each node as HTML', () => {
  test.each<[string, DocumentData, string]>([
    ['a paragraph', paragraph('A < B & "C"'), '<p>A &lt; B &amp; &quot;C&quot;</p>'],
    ['an empty paragraph keeps its line', paragraph(), '<p><br/></p>'],
    [
      'its alignment and direction',
      { ...paragraph('Mitte'), format: 'center', direction: 'rtl' },
      '<p dir="rtl" style="text-align:center">Mitte</p>',
    ],
    [
      'an alignment in numbers, of old documents',
      { ...paragraph('x'), format: 3 },
      '<p style="text-align:right">x</p>',
    ],
    [
      'RICH-4 40 px for each level of indentation',
      { ...paragraph('x'), indent: 2 },
      '<p style="padding-inline-start:80px">x</p>',
    ],
    ['a heading', heading('h3', 'Tools'), '<h3>Tools</h3>'],
    ['a heading of an unknown size', heading('h9', 'Tools'), '<h2>Tools</h2>'],
    ['a quote', node('quote', [text('Less.')]), '<blockquote>Less.</blockquote>'],
    ['a rule', { type: 'horizontalrule' }, '<hr/>'],
    ['a line break', paragraph('a', lineBreak, 'b'), '<p>a<br/>b</p>'],
    [
      'a tab',
      paragraph('a', { type: 'tab', text: '\t', detail: 2 }, 'b'),
      '<p>a<span style="white-space:pre">\t</span>b</p>',
    ],
    [
      'a bulleted list in a list, which Lexical stores in an item of its own',
      list('bullet', [
        item(1, [text('a')]),
        item(2, [list('bullet', [item(1, [text('b')])])]),
        item(2, [text('c')]),
      ]),
      '<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>',
    ],
    [
      'a list whose first item is one level deeper',
      list('bullet', [item(1, [list('bullet', [item(1, [text('b')])])]), item(1, [text('a')])]),
      '<ul><li style="list-style:none"><ul><li>b</li></ul></li><li>a</li></ul>',
    ],
    [
      'a numbered list that starts at 3 and jumps to 7',
      list('number', [item(3, [text('a')]), item(7, [text('b')]), item(8, [text('c')])], {
        start: 3,
      }),
      '<ol start="3"><li>a</li><li value="7">b</li><li>c</li></ol>',
    ],
    [
      'a check list',
      list('check', [
        item(1, [text('Done')], { checked: true }),
        item(2, [text('To do')], { checked: false }),
      ]),
      '<ul><li style="list-style:none"><label><input type="checkbox" disabled="" checked=""/> Done</label></li>' +
        '<li style="list-style:none"><label><input type="checkbox" disabled=""/> To do</label></li></ul>',
    ],
    [
      'a link',
      paragraph(link('https://a.example/b?c=d&e', 'here')),
      '<p><a href="https://a.example/b?c=d&amp;e">here</a></p>',
    ],
    [
      'a link that opens a window, which cannot reach back',
      paragraph(link('/about', 'here', { newTab: true })),
      '<p><a href="/about" target="_blank" rel="noopener noreferrer">here</a></p>',
    ],
    [
      'an address that became a link by itself',
      paragraph(node('autolink', [text('a.example')], { fields: { url: 'https://a.example' } })),
      '<p><a href="https://a.example">a.example</a></p>',
    ],
    [
      'a link inside a link is words',
      paragraph(
        node('link', [link('https://b.example', 'in')], { fields: { url: 'https://a.example' } }),
      ),
      '<p><a href="https://a.example">in</a></p>',
    ],
    [
      'a link to a document whose address nobody knows',
      paragraph(linkTo('posts', 3, 'there')),
      '<p>there</p>',
    ],
    [
      'an upload that is a picture',
      { type: 'upload', relationTo: 'media', value: picture, fields: null, format: 'center' },
      '<p style="text-align:center"><img src="/api/media/file/oak.jpg" alt="An oak" width="800" height="600" loading="lazy"/></p>',
    ],
    [
      'its own alternative text before the one of the file',
      { type: 'upload', relationTo: 'media', value: picture, fields: { alt: 'The oak' } },
      '<p><img src="/api/media/file/oak.jpg" alt="The oak" width="800" height="600" loading="lazy"/></p>',
    ],
    [
      'an upload that is another file',
      {
        type: 'upload',
        relationTo: 'media',
        value: { url: '/api/media/file/a.pdf', filename: 'a.pdf', mimeType: 'application/pdf' },
      },
      '<p><a href="/api/media/file/a.pdf">a.pdf</a></p>',
    ],
    [
      'an upload of which only the ID is known',
      { type: 'upload', relationTo: 'media', value: 7 },
      '<div data-upload="media" hidden=""></div>',
    ],
    [
      'a relationship',
      { type: 'relationship', relationTo: 'pages', value: { id: 1, title: 'About <us>' } },
      '<p>About &lt;us&gt;</p>',
    ],
    [
      'a relationship of which only the ID is known',
      { type: 'relationship', relationTo: 'pages', value: 1 },
      '<div data-relationship="pages" hidden=""></div>',
    ],
    [
      'a block',
      { type: 'block', fields: { id: 'x', blockType: 'cta', label: 'Buy' } },
      '<div data-block="cta" hidden=""></div>',
    ],
    [
      'an inline block',
      paragraph('Hi ', { type: 'inlineBlock', fields: { id: 'x', blockType: 'mention' } }),
      '<p>Hi <span data-block="mention" hidden=""></span></p>',
    ],
    ['an unknown node is what it contains', node('callout', [paragraph('x')]), '<p>x</p>'],
    [
      '19 a node of the site between paragraphs is one where nobody renders it',
      node('callout', [text('x')]),
      '<p>x</p>',
    ],
    ['words that no paragraph holds', text('lost'), '<p>lost</p>'],
  ])('%s', (_what, stored, html) => {
    expect(toHtml(rich(stored))).toBe(html)
  })

  test('a text in each of its eleven formats', () => {
    const formats = Array.from({ length: 11 }, (_, bit) =>
      toHtml(rich(paragraph(text('x', 1 << bit)))),
    )

    expect(formats).toEqual([
      '<p><strong>x</strong></p>',
      '<p><em>x</em></p>',
      '<p><s>x</s></p>',
      '<p><u>x</u></p>',
      '<p><code>x</code></p>',
      '<p><sub>x</sub></p>',
      '<p><sup>x</sup></p>',
      '<p><mark>x</mark></p>',
      '<p><span style="text-transform:lowercase">x</span></p>',
      '<p><span style="text-transform:uppercase">x</span></p>',
      '<p><span style="text-transform:capitalize">x</span></p>',
    ])
    expect(toHtml(rich(paragraph(text('x', 1 | 2 | 16))))).toBe(
      '<p><strong><em><code>x</code></em></strong></p>',
    )
  })

  test('a table with headers, spans, colours and sizes', () => {
    const stored = table(
      [
        [cell('A', { headerState: 3 }), cell('B', { headerState: 1, colSpan: 2 })],
        [
          cell('C', { headerState: 2, rowSpan: 2, backgroundColor: '#ffeecc' }),
          cell('1', { verticalAlign: 'middle' }),
          cell('2'),
        ],
        [cell('3'), cell('4')],
      ],
      { colWidths: [120, 90], rowStriping: true, frozenRowCount: 1, frozenColumnCount: 1 },
    )
    const [head, ...body] = stored.children as DocumentData[]

    expect(toHtml(rich({ ...stored, children: [{ ...head, height: 40 }, ...body] }))).toBe(
      '<table data-striped="" data-frozen-rows="1" data-frozen-columns="1">' +
        '<colgroup><col style="width:120px"/><col style="width:90px"/><col style="width:75px"/></colgroup>' +
        '<thead><tr style="height:40px"><th scope="col"><p>A</p></th><th scope="col" colspan="2"><p>B</p></th></tr></thead>' +
        '<tbody><tr><th scope="row" rowspan="2" style="background-color:#ffeecc"><p>C</p></th>' +
        '<td style="vertical-align:middle"><p>1</p></td><td><p>2</p></td></tr>' +
        '<tr><td><p>3</p></td><td><p>4</p></td></tr></tbody></table>',
    )
  })

  test('a header that reaches into the body of its table is no part of a head', () => {
    const html = toHtml(rich(table([[cell('A', { headerState: 1, rowSpan: 2 })], [cell('1')]])))

    expect(html).toContain('<tbody><tr><th scope="col" rowspan="2">')
    expect(html).not.toContain('<thead>')
  })

  test('RICH-4 columns without a width have 75 px', () => {
    expect(toHtml(rich(table([[cell('a'), cell('b')]])))).toContain(
      '<colgroup><col style="width:75px"/><col style="width:75px"/></colgroup>',
    )
  })
})

describe('19.7 what the site decides', () => {
  test('the address of a document', () => {
    const options = {
      urlOf: ({ relationTo, value }: { relationTo: string; value: unknown }) =>
        relationTo === 'posts' ? `/posts/${String(value)}` : null,
    }

    expect(toHtml(rich(paragraph(linkTo('posts', 3, 'there'))), options)).toBe(
      '<p><a href="/posts/3">there</a></p>',
    )
    expect(toHtml(rich(paragraph(linkTo('users', 3, 'there'))), options)).toBe('<p>there</p>')
  })

  test('the server of the files, and files that the text has by ID only', () => {
    const upload = { type: 'upload', relationTo: 'media', value: 7 }

    expect(
      toHtml(rich(upload), { documentOf: () => picture, serverURL: 'https://cms.example/' }),
    ).toContain('src="https://cms.example/api/media/file/oak.jpg"')
  })

  test('a block, an inline block and a node of its own, by what they would be otherwise', () => {
    const stored = rich(
      { type: 'block', fields: { id: 'x', blockType: 'cta', label: 'Buy' } },
      paragraph('Hi ', { type: 'inlineBlock', fields: { blockType: 'mention', name: 'Ann' } }),
      heading('h2', 'Why?'),
    )

    expect(
      toHtml(stored, {
        blocks: { cta: ({ node }) => `<button>${String(node.fields.label)}</button>` },
        inlineBlocks: { mention: ({ node }) => `@${String(node.fields.name)}` },
        nodes: {
          heading: ({ node, children, fallback }) =>
            `${fallback}<!-- ${node.level} ${children} -->`,
        },
      }),
    ).toBe('<button>Buy</button><p>Hi @Ann</p><h2>Why?</h2><!-- 2 Why? -->')
  })

  test('what a text state looks like; a state that it does not know, and a stored style, are nothing', () => {
    const textStates = { colour: { red: { css: { color: 'crimson', 'font-weight': '600' } } } }
    const stored = rich(
      paragraph(
        text('a', 0, { $: { colour: 'red', size: 'huge' }, style: 'position:fixed' }),
        text('b', 0, { $: { colour: 'constructor', toString: 'x' } }),
      ),
    )

    expect(toHtml(stored, { textStates })).toBe(
      '<p><span style="color:crimson;font-weight:600">a</span>b</p>',
    )
  })

  test('names that every object has are no blocks and no states of the site', () => {
    const block = { type: 'block', fields: { blockType: 'constructor' } }
    expect(toHtml(rich(block), { blocks: {} })).toBe(
      '<div data-block="constructor" hidden=""></div>',
    )

    const stored = rich(text('x', 0, { $: { constructor: 'prototype' } }))
    expect(JSON.stringify(readRichText(stored, { textStates: {} }))).toContain('"states":{}')
  })

  test('anchors for headings, each another one', () => {
    expect(
      toHtml(rich(heading('h2', 'Öl & Holz'), heading('h2', 'Öl, Holz'), heading('h3', '!')), {
        anchors: true,
      }),
    ).toBe(
      '<h2 id="öl-holz">Öl &amp; Holz</h2><h2 id="öl-holz-2">Öl, Holz</h2><h3 id="section">!</h3>',
    )
  })
})
