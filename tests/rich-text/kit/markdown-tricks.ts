import * as fc from 'fast-check'

/** Pieces that mean something to a reader of Markdown, and more beside each other. */
const pieces = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<',
  'script>',
  '<!--',
  'http://x/',
  'www.a.example',
  'HTTPS://a.example',
  '`',
  '``',
  '\\',
  '|',
  '[',
  ']',
  '](javascript:alert(1))',
  '[a]: javascript:alert(1)',
  '!',
  '(',
  ')',
  '*',
  '_',
  '~',
  '~~~',
  '==',
  '&',
  '&lt;',
  '#60;',
  'javascript&colon;alert(1)',
  '<javascript:alert(1)>',
  '\n',
  '\r',
  '\r\r',
  '\r    ',
  '\u2028',
  '\u0000',
  '\t',
  ' ',
  '  ',
  '---',
  '|---|',
  '# ',
  '> ',
  '1. ',
  'a',
  'é',
]

const words = fc.array(fc.constantFrom(...pieces), { maxLength: 6 }).map((parts) => parts.join(''))
const format = fc.oneof(fc.constantFrom(0, 0, 16), fc.nat(255))
const text = fc.record({ type: fc.constant('text'), text: words, format })
const lineBreak = fc.constant({ type: 'linebreak' })

const addresses = fc.oneof(
  words,
  fc
    .tuple(fc.constantFrom('/', 'https://a.example/', ''), words)
    .map(([begin, end]) => begin + end),
)

const { inline } = fc.letrec((tie) => ({
  inline: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    { weight: 6, arbitrary: text },
    { weight: 1, arbitrary: lineBreak },
    {
      weight: 2,
      arbitrary: fc.record({
        type: fc.constantFrom('link', 'unheardOf', 'autolink'),
        fields: fc.record({ linkType: fc.constant('custom'), url: addresses }),
        children: fc.array(tie('inline'), { maxLength: 3 }),
      }),
    },
  ),
}))

const line = fc.array(inline!, { minLength: 1, maxLength: 5 })

const upload = fc.record({
  type: fc.constant('upload'),
  relationTo: fc.constant('media'),
  value: fc.record({ url: addresses, filename: words, alt: words, mimeType: fc.constant('') }),
})

const { block } = fc.letrec((tie) => ({
  block: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    {
      weight: 5,
      arbitrary: fc.record({
        type: fc.constantFrom('paragraph', 'heading', 'quote'),
        children: line,
      }),
    },
    { weight: 1, arbitrary: upload },
    {
      weight: 2,
      arbitrary: fc
        .array(fc.array(tie('block'), { minLength: 1, maxLength: 2 }), {
          minLength: 1,
          maxLength: 4,
        })
        .map((cells) => ({
          type: 'table',
          children: [0, 2].map((from) => ({
            type: 'tablerow',
            children: cells.slice(from, from + 2).map((children) => ({
              type: 'tablecell',
              headerState: from === 0 ? 1 : 0,
              children,
            })),
          })),
        })),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        type: fc.constant('list'),
        listType: fc.constantFrom('bullet', 'number', 'check'),
        children: fc.array(
          fc.record({
            type: fc.constant('listitem'),
            value: fc.constantFrom(1, 999_999),
            children: fc.oneof(line, fc.array(tie('block'), { minLength: 1, maxLength: 2 })),
          }),
          { minLength: 1, maxLength: 3 },
        ),
      }),
    },
  ),
}))

/** Rich text, right in its form, whose words and addresses play with Markdown. */
export const trickyRichText: fc.Arbitrary<unknown> = fc.record({
  root: fc.record({
    type: fc.constant('root'),
    children: fc.array(block!, { minLength: 1, maxLength: 3 }),
  }),
})
