import fc from 'fast-check'
import type { DocumentData } from '#contracts/documents'

const element = { direction: null, format: '', indent: 0, version: 1 }

const words = fc.oneof(
  fc.constantFrom(
    'plain',
    'two words',
    ' space around ',
    'ünï',
    '漢字',
    '👨‍👩‍👧‍👦',
    '<b>&amp;</b>',
    '[x](y)',
  ),
  fc
    .string({ minLength: 1, maxLength: 12, unit: 'grapheme' })
    .map((text) => text.replace(/[\n\t\r]/g, '_')),
)

const run = fc.record({ text: words, format: fc.constantFrom(0, 1, 2, 3, 8, 16, 32, 64) })

/** Neighbours of one format are one text, as every editor has it. */
const runs = fc.array(run, { maxLength: 4 }).map((all) =>
  all
    .filter(({ format }, index) => format !== all[index - 1]?.format)
    .map(({ text, format }) => ({
      type: 'text',
      version: 1,
      detail: 0,
      mode: 'normal',
      style: '',
      text,
      format,
    })),
)

const lineBreak = { type: 'linebreak', version: 1 }

const inline = fc
  .tuple(runs, fc.boolean(), runs)
  .map(([before, isBroken, after]) => (isBroken ? [...before, lineBreak, ...after] : before))

const placed = fc.record({
  format: fc.constantFrom('', '', 'center', 'right', 'justify'),
  indent: fc.constantFrom(0, 0, 0, 1, 2),
  direction: fc.constantFrom(null, null, null, 'ltr', 'rtl'),
})

const paragraph = fc.tuple(inline, placed).map(([children, place]) => ({
  ...element,
  type: 'paragraph',
  // That of its first text, as the editor writes it with each change.
  textFormat: children.flatMap((child) => ('format' in child ? [child.format] : []))[0] ?? 0,
  textStyle: '',
  children,
  ...place,
}))

const heading = fc
  .tuple(inline, fc.constantFrom('h1', 'h2', 'h3', 'h4', 'h5', 'h6'))
  .map(([children, tag]) => ({ ...element, type: 'heading', tag, children }))

const quote = inline.map((children) => ({ ...element, type: 'quote', children }))

const list = fc
  .tuple(
    fc.constantFrom('bullet', 'number', 'check'),
    fc.array(fc.tuple(runs, fc.boolean()), { minLength: 1, maxLength: 4 }),
    fc.constantFrom(1, 1, 1, 5),
  )
  .map(([listType, items, first]) => {
    const start = listType === 'number' ? first : 1
    const children = items.map(([own, checked], index) => ({
      ...element,
      type: 'listitem',
      value: start + index,
      ...(listType === 'check' && { checked }),
      children: own,
    }))
    const tag = listType === 'number' ? 'ol' : 'ul'
    return { ...element, type: 'list', listType, start, tag, children }
  })

const rule = fc.constant({ type: 'horizontalrule', version: 1 })

const block = fc.oneof(
  { weight: 5, arbitrary: paragraph },
  { weight: 2, arbitrary: heading },
  quote,
  { weight: 2, arbitrary: list },
  rule,
)

/** Texts as Payload's own editor stores them, with nodes that every site has. */
export const randomText = fc
  .array(block, { minLength: 1, maxLength: 8 })
  // Two lists beside each other become one with the first change to them.
  .map((all) => all.filter(({ type }, index) => type !== 'list' || all[index - 1]?.type !== 'list'))
  .map((children): DocumentData => ({ root: { ...element, type: 'root', children } as never }))

/** So many of them; the same for the same seed. */
export const randomTexts = (count: number, seed: number): Record<string, DocumentData> =>
  Object.fromEntries(
    fc.sample(randomText, { numRuns: count, seed }).map((text, index) => [`text ${index}`, text]),
  )
