import { describe, expect, test } from 'vitest'
import { countIn, spansIn } from '../../../ui/find/found-in.ts'

describe('R8 17.15 where words stand in a text', () => {
  test.each<[string, string, string[]]>([
    ['Tools, tools and more TOOLS', 'tools', ['Tools', 'tools', 'TOOLS']],
    ['Crème de la creme', 'creme', ['Crème', 'creme']],
    // As two characters, the second of which is a mark alone.
    ['Cre\u0300me brulee', 'creme', ['Cre\u0300me']],
    ['an ﬁne ﬁle', 'fi', ['ﬁ', 'ﬁ']],
    ['🙂 tool 🙂 tool', 'tool', ['tool', 'tool']],
    ['aaaaa', 'aa', ['aa', 'aa']],
    ['nothing of it', 'tool', []],
    ['blank', '  ', []],
  ])('in %j, %j is %j', (text, words, pieces) => {
    const spans = spansIn(text, words)

    expect(spans.map(({ from, to }) => text.slice(from, to))).toEqual(pieces)
    if (words.trim() !== '') expect(countIn(text, words)).toBe(pieces.length)
  })
})
