/** Texts by name, as somebody could have written them; the classes of Payload's editor fill in the rest. */

let count = 0
const id = () => (++count).toString(16).padStart(24, 'a')

const text = (words, more = {}) => ({
  type: 'text',
  version: 1,
  text: words,
  detail: 0,
  format: 0,
  mode: 'normal',
  style: '',
  ...more,
})
const element = (type, children, more = {}) => ({
  type,
  version: 1,
  direction: null,
  format: '',
  indent: 0,
  ...more,
  children,
})
const paragraph = (...children) => element('paragraph', children, { textFormat: 0, textStyle: '' })
const item = (value, children, more = {}) => element('listitem', children, { value, ...more })
const list = (listType, children, start = 1) =>
  element('list', children, { listType, start, tag: listType === 'number' ? 'ol' : 'ul' })
const link = (fields, words) => ({
  ...element('link', [text(words)]),
  version: 3,
  id: id(),
  fields: { linkType: 'custom', newTab: false, ...fields },
})
const cell = (words, more = {}) =>
  element('tablecell', [paragraph(text(words))], {
    backgroundColor: null,
    colSpan: 1,
    headerState: 0,
    rowSpan: 1,
    ...more,
  })
const block = (fields) => ({
  type: 'block',
  version: 2,
  format: '',
  fields: { id: id(), blockType: 'cta', blockName: '', ...fields },
})
const root = (...children) => ({ root: element('root', children) })

const formats = [1, 2, 4, 8, 16, 32, 64, 1 | 2 | 8]

export const texts = {
  formats: root(
    paragraph(...formats.map((format) => text(`format ${format} `, { format }))),
    element('paragraph', [text('right')], { format: 'right', textFormat: 0, textStyle: '' }),
    element('paragraph', [text('indented')], { indent: 2, textFormat: 0, textStyle: '' }),
    element('paragraph', [text('Hebrew')], { direction: 'rtl', textFormat: 0, textStyle: '' }),
    paragraph(
      text('red', { $: { color: 'red' } }),
      { type: 'linebreak', version: 1 },
      text('next'),
    ),
    paragraph(text('a'), { ...text('\t', { detail: 2 }), type: 'tab' }, text('b')),
    paragraph(),
  ),
  'old direction': root(
    element('paragraph', [text('left')], { direction: 'ltr', textFormat: 0, textStyle: '' }),
    element('heading', [text('Title')], { direction: 'ltr', tag: 'h2' }),
  ),
  headings: root(
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((tag) => element('heading', [text(tag)], { tag })),
    element('quote', [text('Said')]),
    { type: 'horizontalrule', version: 1 },
    paragraph(text('End')),
  ),
  lists: root(
    list('bullet', [
      item(1, [text('a')]),
      item(2, [list('bullet', [item(1, [text('b')], { indent: 1 })])]),
      item(2, [text('c')]),
    ]),
    list('number', [item(3, [text('three')]), item(4, [text('four')])], 3),
    list('check', [
      item(1, [text('done')], { checked: true }),
      item(2, [text('to do')], { checked: false }),
    ]),
  ),
  links: root(
    paragraph(
      link({ url: 'https://site.example/a?b=c#d', newTab: true, rel: 'nofollow' }, 'web'),
      link({ url: 'mailto:ada@site.example' }, 'mail'),
      link({ url: 'tel:+4930123' }, 'phone'),
      link({ url: 'sms:+4930123' }, 'message'),
      link({ url: '/a/b?c=d#e' }, 'relative'),
      link({ url: '#a' }, 'anchor'),
      link({ linkType: 'internal', doc: { relationTo: 'pages', value: 1 } }, 'page'),
      {
        ...element('autolink', [text('www.site.example')]),
        version: 2,
        fields: { linkType: 'custom', url: 'https://www.site.example' },
      },
    ),
  ),
  embedded: root(
    {
      type: 'upload',
      version: 3,
      format: '',
      id: id(),
      relationTo: 'media',
      value: 1,
      fields: { caption: 'A file' },
    },
    { type: 'relationship', version: 2, format: '', relationTo: 'pages', value: 1 },
  ),
  blocks: root(
    block({
      heading: 'Now',
      note: 'A note',
      page: 1,
      rows: [{ id: id(), a: 'one' }],
      inner: root(paragraph(link({ url: 'https://site.example' }, 'inside'))),
    }),
    paragraph(text('Hello '), {
      type: 'inlineBlock',
      version: 1,
      fields: { id: id(), blockType: 'mention', name: 'Ada' },
    }),
  ),
  table: root(
    element(
      'table',
      [
        element(
          'tablerow',
          [cell('A', { headerState: 3, width: 120 }), cell('B', { headerState: 1, colSpan: 2 })],
          { height: 40 },
        ),
        element('tablerow', [
          cell('1', { headerState: 2, rowSpan: 2, backgroundColor: '#fee' }),
          cell('2', { verticalAlign: 'middle' }),
          cell('3'),
        ]),
        element('tablerow', [cell('4'), cell('5')]),
      ],
      { colWidths: [120, 75, 75], rowStriping: true, frozenColumnCount: 1, frozenRowCount: 1 },
    ),
  ),
}
