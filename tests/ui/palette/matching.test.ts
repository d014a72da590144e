import { describe, expect, test } from 'vitest'
import { matchOf } from '../../../ui/views/palette/matching.ts'

/** The label with what was found in brackets; null: it is not found. */
function marked(words: string, label: string, beside?: string): string | null {
  const match = matchOf(words, label, beside)
  if (match === null) return null
  return match.pieces.reduceRight(
    (text, { from, to }) => `${text.slice(0, from)}[${text.slice(from, to)}]${text.slice(to)}`,
    label,
  )
}

describe('NAV-8 the words of the palette', () => {
  test.each([
    ['po', 'Posts', '[Po]sts'],
    ['pub ch', 'Publish changes', '[Pub]lish [ch]anges'],
    ['ch pub', 'Publish changes', '[Pub]lish [ch]anges'],
    ['LATER', 'Publish later…', 'Publish [later]…'],
    ['zuruck', 'Zurück zur Fassung', '[Zurück] zur Fassung'],
    ['strasse', 'Die Straße', 'Die [Straße]'],
    ['nutzer', 'Benutzer', 'Be[nutzer]'],
    ['%', 'Posts', null],
    ['%', '100 % wool', '100 [%] wool'],
    ['"quo', 'A "quoted" word', 'A ["quo]ted" word'],
    ['', 'Posts', 'Posts'],
    ['   ', 'Posts', 'Posts'],
    ['post post', 'Posts', '[Post]s'],
    ['ﬁ', 'The ﬁrst', 'The [ﬁ]rst'],
    ['ab', 'Abab', '[Ab]ab'],
  ])('%s finds in %s: %s', (words, label, found) => expect(marked(words, label)).toBe(found))

  test('a letter or two are found where a word begins, not in the middle', () => {
    expect(marked('as', 'Dashboard')).toBe(null)
    expect(marked('ash', 'Dashboard')).toBe('D[ash]board')
  })

  test('a word of what stands beside counts, and is not marked', () => {
    expect(marked('create post', 'New: Post', 'Create')).toBe('New: [Post]')
    expect(marked('reate', 'New: Post', 'Create')).toBe(null)
  })

  test('what begins with the words comes before what has them within', () => {
    expect(matchOf('board', 'Board')?.rank).toBe(0)
    expect(matchOf('board', 'Dashboard')?.rank).toBe(1)
  })

  test('10,000 characters, on either side, are no trouble', () => {
    const long = 'quiet tools '.repeat(900)

    expect(matchOf(long, 'Posts')).toBe(null)
    expect(matchOf('quiet', long)?.pieces).toEqual([{ from: 0, to: 5 }])
  })
})
