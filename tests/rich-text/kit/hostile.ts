import * as fc from 'fast-check'

/** What somebody stores who wants a reader's browser to run something. */
const attacks = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' \u0001javascript:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  'javascript\u0000:alert(1)',
  'javascript&colon;alert(1)',
  'javascript&#58;alert(1)',
  '&#106;avascript:alert(1)',
  'http://x/<script>alert(1)</script>',
  'a\r\r<script>alert(1)</script>',
  '`\\|<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'DATA:text/html;base64,PHNjcmlwdD4=',
  'blob:https://a.example/1',
  'file:///etc/passwd',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  "' onmouseover='alert(1)",
  '" onfocus="alert(1)" autofocus="',
  '</style><script>alert(1)</script>',
  'red;background:url(javascript:alert(1))',
  'url(https://a.example/track)',
  'expression(alert(1))',
  '--x:1',
  '\u2028</p>',
  '<!--',
  ']]>',
  '__proto__',
  'constructor',
]

const plain = fc.oneof(
  fc.constantFrom(...attacks),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('https://a.example', '/a', '#a', 'left', 'h1', 'number', 'check', 'media'),
)

const anything = fc.oneof(
  plain,
  fc.double(),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.array(plain, { maxLength: 2 }),
  fc.dictionary(plain, plain, { maxKeys: 3 }),
)

const types = [
  'paragraph',
  'heading',
  'quote',
  'list',
  'listitem',
  'link',
  'autolink',
  'horizontalrule',
  'upload',
  'relationship',
  'block',
  'inlineBlock',
  'table',
  'tablerow',
  'tablecell',
  'text',
  'tab',
  'linebreak',
  'script',
  'iframe',
  '__proto__',
]

/** The properties of all nodes, with anything in them. */
const properties = {
  text: anything,
  format: fc.oneof(anything, fc.nat(4095)),
  style: anything,
  $: fc.oneof(anything, fc.record({ colour: fc.constantFrom('red', ...attacks) })),
  tag: anything,
  indent: fc.oneof(anything, fc.nat(3)),
  direction: fc.oneof(anything, fc.constantFrom('ltr', 'rtl')),
  listType: fc.oneof(anything, fc.constantFrom('number', 'check')),
  start: anything,
  value: fc.oneof(
    anything,
    fc.record({
      url: plain,
      filename: plain,
      alt: plain,
      mimeType: plain,
      width: anything,
      title: plain,
    }),
  ),
  checked: anything,
  relationTo: anything,
  colWidths: anything,
  height: anything,
  headerState: fc.oneof(anything, fc.nat(3)),
  colSpan: fc.oneof(anything, fc.nat(3)),
  rowSpan: fc.oneof(anything, fc.nat(3)),
  backgroundColor: fc.oneof(anything, fc.constant('#ff0000')),
  verticalAlign: anything,
  fields: fc.oneof(
    anything,
    fc.record({
      url: plain,
      linkType: fc.constantFrom('custom', 'internal'),
      newTab: anything,
      doc: fc.record({ relationTo: plain, value: anything }),
      blockType: plain,
      alt: plain,
    }),
  ),
}

const { tree } = fc.letrec((tie) => ({
  tree: fc.record(
    {
      type: fc.oneof(
        { weight: 9, arbitrary: fc.constantFrom(...types) },
        { weight: 1, arbitrary: anything },
      ),
      ...properties,
      children: fc.oneof(
        { depthSize: 'small', withCrossShrink: true },
        { weight: 1, arbitrary: fc.array(anything, { maxLength: 2 }) },
        { weight: 4, arbitrary: fc.array(tie('tree'), { maxLength: 4 }) },
      ),
    },
    { requiredKeys: ['type'] },
  ),
}))

/** A value whose every place may hold an attack. */
export const hostileRichText: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 1, arbitrary: anything },
  {
    weight: 9,
    arbitrary: fc.record({
      root: fc.record({ type: fc.constant('root'), children: fc.array(tree!, { maxLength: 5 }) }),
    }),
  },
)
