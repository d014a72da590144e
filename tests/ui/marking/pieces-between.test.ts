import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { piecesBetween } from '../../../ui/marking/pieces-between.ts'
import type { Run } from '../../../ui/marking/run.ts'
import { plainRuns, textOf } from '../../../ui/marking/run.ts'

const marked = (from: string, to: string) =>
  piecesBetween(plainRuns(from), plainRuns(to))
    .map(({ kind, text }) => ({ same: text, removed: `[-${text}-]`, added: `[+${text}+]` })[kind])
    .join('')

describe('VER-9 words are marked', () => {
  test.each([
    ['The quiet tool works', 'The loud tool works', 'The [-quiet-][+loud+] tool works'],
    ['One two', 'One two three', 'One two[+ three+]'],
    ['same', 'same', 'same'],
    ['', 'all new', '[+all new+]'],
    ['all gone', '', '[-all gone-]'],
    ['Wait, what?', 'Wait! what?', 'Wait[-,-][+!+] what?'],
    ['don’t stop now', 'don’t go now', 'don’t [-stop-][+go+] now'],
    ['静かな道具', '静かな机', '静かな[-道具-][+机+]'],
  ])('«%s» became «%s»', (from, to, expected) => {
    expect(marked(from, to)).toBe(expected)
  })

  test('neighbours that changed are one, with the space between them', () => {
    expect(marked('keep old words here', 'keep new text here')).toBe(
      'keep [-old words-][+new text+] here',
    )
  })

  test('a text that has next to nothing in common is another text', () => {
    expect(marked('a hammer never asks', 'of all books a few')).toBe(
      '[-a hammer never asks-][+of all books a few+]',
    )
  })

  test('a word that became bold is another word', () => {
    const run = (text: string, format: number): Run => ({ text, format, href: null })
    const pieces = piecesBetween(
      [run('so quiet it is', 0)],
      [run('so ', 0), run('quiet', 1), run(' it is', 0)],
    )

    expect(pieces.map(({ kind, text, format }) => [kind, text, format])).toEqual([
      ['same', 'so ', 0],
      ['removed', 'quiet', 0],
      ['added', 'quiet', 1],
      ['same', ' it is', 0],
    ])
  })
})

test('each side can be read back from the pieces', () => {
  const text = fc
    .array(fc.constantFrom('a', 'b', 'tool', '. ', ' ', '\n', '日', '!', '\ud83d\udd27'), {
      maxLength: 60,
    })
    .map((parts) => parts.join(''))

  fc.assert(
    fc.property(text, text, (from, to) => {
      const pieces = piecesBetween(plainRuns(from), plainRuns(to))
      expect(textOf(pieces.filter(({ kind }) => kind !== 'added'))).toBe(from)
      expect(textOf(pieces.filter(({ kind }) => kind !== 'removed'))).toBe(to)
    }),
    { numRuns: 1_000, seed: 20261122 },
  )
})

test('a long text is told apart sentence by sentence first, and still word by word', () => {
  const sentences = Array.from(
    { length: 400 },
    (_, index) => `Sentence ${index} says a thing or two.`,
  )
  const changed = sentences.with(200, 'Sentence 200 says another thing or two.')

  const pieces = piecesBetween(plainRuns(sentences.join(' ')), plainRuns(changed.join(' ')))

  expect(pieces.filter(({ kind }) => kind !== 'same').map(({ text }) => text)).toEqual([
    'a',
    'another',
  ])
})
