import { describe, expect, test } from 'vitest'
import { findQuote, quoteOf } from '../../../../ui/views/document/comments/quotes.ts'

const first = 'The gulls came back to the harbour, and the gulls were loud.'
const second = 'Nobody in the harbour minded the gulls at all.'
const blocks = [
  { id: 'a', text: first },
  { id: 'b', text: second },
]

/** The second gulls of the first block. */
const from = first.lastIndexOf('gulls')
const quote = quoteOf(first, from, from + 'gulls'.length)
const found = (texts: Readonly<Record<string, string>>) => {
  const now = Object.entries(texts).map(([id, text]) => ({ id, text }))
  const words = findQuote(now, quote, 'a')
  return (
    words &&
    now[words.block]!.text.slice(0, words.from).concat(
      '|',
      now[words.block]!.text.slice(words.from, words.to),
      '|',
      now[words.block]!.text.slice(words.to),
    )
  )
}

describe('39.2 words that were commented on are found again', () => {
  test('they are kept with what stands around them', () => {
    expect(quote).toEqual({
      exact: 'gulls',
      prefix: 'me back to the harbour, and the ',
      suffix: ' were loud.',
    })
    expect(findQuote(blocks, quote, 'a')).toEqual({ block: 0, from, to: from + 5 })
  })

  test.each([
    [
      'after edits before them',
      { a: `Once more. ${first}`, b: second },
      `Once more. The gulls came back to the harbour, and the |gulls| were loud.`,
    ],
    [
      'when their block moved',
      { b: second, a: first },
      'The gulls came back to the harbour, and the |gulls| were loud.',
    ],
    [
      'when their block was split',
      { a: 'The gulls came back', c: ' to the harbour, and the gulls were loud.' },
      ' to the harbour, and the |gulls| were loud.',
    ],
    [
      'when they were changed',
      { a: first.replace('gulls were', 'seabirds were'), b: second },
      'The gulls came back to the harbour, and the |seabirds| were loud.',
    ],
    [
      'when the same words before them were removed',
      { a: 'They came back to the harbour, and the gulls were loud.' },
      'They came back to the harbour, and the |gulls| were loud.',
    ],
  ])('%s', (_when, texts, marked) => expect(found(texts)).toBe(marked))

  test.each([
    [
      'when only the same words elsewhere are left',
      { a: 'The gulls came back to the harbour.', b: second },
    ],
    ['when all is gone', { b: 'Something else.' }],
  ])('not %s', (_when, texts) => expect(found(texts)).toBeNull())

  test('the same words alone in two blocks are nobody’s', () => {
    const alone = quoteOf('gulls', 0, 5)
    const twice = [
      { id: 'x', text: 'gulls' },
      { id: 'y', text: 'gulls' },
    ]

    expect(findQuote(twice, alone, 'x')).toEqual({ block: 0, from: 0, to: 5 })
    expect(findQuote(twice, alone, 'gone')).toBeNull()
  })
})
