import { describe, expect, test } from 'vitest'
import type { Json } from '#contracts/documents'
import { merge } from '#machines/document'
import { randomOf, seed } from '../../kit/machines/random.ts'

const textOf = (blocks: readonly string[]): Json => ({
  root: {
    type: 'root',
    version: 1,
    children: blocks.map((text) => ({ type: 'paragraph', children: [{ type: 'text', text }] })),
  },
})

/** What comes of two versions of one text: with mine and with theirs where there is a conflict. */
function merged(base: string, mine: string, theirs: string) {
  const sides = [base, mine, theirs].map((side) => ({ body: textOf(side.split(' ')) }))
  const { values, conflicts } = merge(sides[0]!, sides[1]!, sides[2]!, { body: 'nodes' })
  const [conflict] = conflicts
  return [values.body, ...(conflict && 'theirs' in conflict ? [conflict.theirs] : [])].map(wordsIn)
}

const wordsIn = (value: unknown): string =>
  (value as { root: { children: { children: { text: string }[] }[] } }).root.children
    .map(({ children }) => children[0]!.text)
    .join(' ')

describe('RICH-6 two versions of one text', () => {
  test.each([
    ['what only one changed is taken', 'a b c', 'A b c', 'a b C', ['A b C']],
    ['neighbouring blocks are no conflict', 'a b c', 'A b c', 'a B c', ['A B c']],
    ['blocks are added at different places', 'a b', 'x a b', 'a b y', ['x a b y']],
    ['one adds where the other removes', 'a b c', 'a b c x', 'b c', ['b c x']],
    ['the same change of both is one', 'a b c', 'a X c', 'a X c', ['a X c']],
    ['all is removed by one, nothing changed by the other', 'a b', '', 'a b', ['']],
    ['a moved block goes along with another change', 'a b c d', 'b c a d', 'a b c D', ['b c a D']],
    ['the same block is a choice', 'a b c', 'a X c', 'a Y c', ['a X c', 'a Y c']],
    ['a choice keeps what is around it', 'a b c d', 'A X c d', 'a Y c D', ['A X c D', 'a Y c D']],
    ['both add at one place: both stay', 'a b', 'a x b', 'a y b', ['a x y b']],
    ['both add at the end', 'a', 'a y', 'a x', ['a x y']],
    ['both move the same block: it is there once', 'a b c d', 'b c d a', 'b a c d', ['b c d a']],
    ['one adds before a block that the other changed', 'a b', 'a x b', 'a B', ['a x B']],
    ['a block is moved and changed: a choice', 'a b c', 'b c a', 'A b c', ['b c a', 'A b c a']],
    ['one removes what the other changed', 'a b c', 'a c', 'a B c', ['a c', 'a B c']],
    ['17.7 of several that are removed, one changed stays', 'a b c', 'A b c', 'c', ['A c', 'c']],
    ['17.7 a moved block that the other removed is gone', 'a b c d', 'a b d c', 'a b', ['a b']],
    ['17.7 a removed block that the other moved is gone', 'a b c d', 'a b', 'a b d c', ['a b']],
    ['17.7 what is added between removed blocks stays', 'a b c d', 'a d', 'a b x c d', ['a x d']],
    [
      '33.14 a block that the other moved beside a choice stays',
      'a b c d',
      'a b d',
      'b C a d',
      ['b a d', 'b C a d'],
    ],
    [
      '33.14 the same block that was moved here',
      'a b c d',
      'b C a d',
      'a b d',
      ['b C a d', 'b a d'],
    ],
    [
      '33.14 a block that the other moved out of a choice is there once',
      'a b c d',
      'a b C d',
      'a X d b',
      ['a b C d', 'a X d b'],
    ],
  ])('%s', (_, base, mine, theirs, expected) => {
    expect(merged(base, mine, theirs)).toEqual(expected)
  })

  test('the direction of the whole text belongs to whoever changed it', () => {
    const turned = { root: { ...(textOf(['a', 'b']) as { root: object }).root, direction: 'rtl' } }
    const { values, conflicts } = merge(
      { body: textOf(['a', 'b']) },
      { body: textOf(['a', 'B']) },
      { body: turned as Json },
      { body: 'nodes' },
    )
    expect(conflicts).toEqual([])
    expect(values.body).toMatchObject({ root: { direction: 'rtl' } })
    expect(wordsIn(values.body)).toBe('a B')
  })

  test('two who fill an empty text have a choice', () => {
    const { values, conflicts } = merge(
      { body: null },
      { body: textOf(['mine']) },
      { body: textOf(['theirs']) },
      { body: 'nodes' },
    )
    expect(wordsIn(values.body)).toBe('mine')
    expect(conflicts).toMatchObject([{ kind: 'value', theirs: textOf(['theirs']) }])
  })
})

describe('17.7 RICH-6 a block with an ID is one, wherever it stands', () => {
  /** `1:a` is a block with the ID 1 that says a; without an ID it is a paragraph. */
  const textWith = (said: string): Json => ({
    root: {
      type: 'root',
      version: 1,
      children: said.split(' ').map((one) => {
        const [id, text] = one.split(':')
        if (text === undefined)
          return { type: 'paragraph', children: [{ type: 'text', text: one }] }
        return { type: 'block', version: 2, fields: { id: id!, blockType: 'aside', text } }
      }),
    },
  })
  interface Said {
    root: { children: { fields?: { id: string; text: string }; children?: { text: string }[] }[] }
  }
  const saidIn = (value: unknown): string =>
    (value as Said).root.children
      .map(({ fields, children = [] }) =>
        fields ? `${fields.id}:${fields.text}` : children[0]?.text,
      )
      .join(' ')

  test.each([
    ['one moves what the other changes', 'a 1:x b c', 'a b c 1:x', 'a 1:y b c', ['a b c 1:y']],
    ['the same the other way round', 'a 1:x b c', 'a 1:y b c', 'a b c 1:x', ['a b c 1:y']],
    ['beside another change', 'a 1:x b c', 'a 1:y b c', '1:x a b C', ['1:y a b C']],
    [
      'both change it, one moves it: a choice',
      'a 1:x b',
      'a 1:y b',
      'a b 1:z',
      ['a b 1:y', 'a b 1:z'],
    ],
    ['both change it: a choice', 'a 1:x b', 'a 1:y b', 'a 1:z b', ['a 1:y b', 'a 1:z b']],
    ['one removes what the other changes', 'a 1:x b', 'a b', 'a 1:y b', ['a b', 'a 1:y b']],
    [
      'one moves it from beside what both change: a choice',
      'a 1:x b c',
      'A b c 1:x',
      'Z 1:x b c',
      ['A b c 1:x', 'Z 1:x b c'],
    ],
    [
      'one removes beside a change what the other moves: it is gone, the change a choice',
      'a 1:x b c',
      'a B c',
      'a b c 1:x',
      ['a B c', 'a b c'],
    ],
    [
      'one removes what the other moves and changes: a choice',
      'a 1:x b c',
      'a b c',
      'a b c 1:y',
      ['a b c', 'a b c 1:y'],
    ],
    ['the same the other way round', 'a 1:x b c', 'a b c 1:y', 'a b c', ['a b c 1:y', 'a b c']],
    ['an ID that stands there twice', 'a 1:x 1:x b', 'a 1:y 1:x b', 'a 1:x 1:x B', ['a 1:y 1:x B']],
  ])('%s', (_, base, mine, theirs, expected) => {
    const [before, here, there] = [base, mine, theirs].map((one) => ({ body: textWith(one) }))
    const { values, conflicts } = merge(before!, here!, there!, { body: 'nodes' })
    const [conflict] = conflicts
    const all = [values.body, ...(conflict && 'theirs' in conflict ? [conflict.theirs] : [])]
    expect(all.map(saidIn)).toEqual(expected)
  })

  test(`33.14 no block is there twice, with mine or with theirs (seed ${seed}, 2,000 texts)`, () => {
    const random = randomOf(seed)
    const changed = (blocks: readonly string[]) => {
      const moved = blocks.filter(() => random.below(4) === 0)
      const others = blocks
        .filter((block) => !moved.includes(block))
        .map((block) =>
          random.below(4) === 0 && !block.includes(':') ? `n${random.below(9)}` : block,
        )
      for (const block of moved) others.splice(random.below(others.length + 1), 0, block)
      return others.join(' ')
    }
    for (let round = 0; round < 2_000; round++) {
      const base = Array.from({ length: 8 }, (_, at) => (at % 3 === 1 ? `${at}:x` : `b${at}`))
      const texts = [base.join(' '), changed(base), changed(base)]
      const [before, here, there] = texts.map((one) => ({ body: textWith(one) }))
      const { values, conflicts } = merge(before!, here!, there!, { body: 'nodes' })
      const [conflict] = conflicts
      for (const text of [values.body, conflict && 'theirs' in conflict ? conflict.theirs : null]) {
        if (!text) continue
        const blocks = saidIn(text)
          .split(' ')
          .filter((word) => word.includes(':'))
        expect(blocks.toSorted(), texts.join(' | ')).toEqual(['1:x', '4:x', '7:x'])
      }
    }
  })
})

test(`33.14 what nobody removed is there once, with mine and with theirs (seed ${seed}, 2,000 texts)`, () => {
  const random = randomOf(seed)
  let fresh = 0
  const changed = (blocks: readonly string[]) => {
    const moved = blocks.filter(() => random.below(4) === 0)
    const others = blocks
      .filter((block) => !moved.includes(block) && random.below(5) > 0)
      .map((block) => (random.below(4) === 0 ? `n${fresh++}` : block))
    for (const block of moved) others.splice(random.below(others.length + 1), 0, block)
    return others
  }
  for (let round = 0; round < 2_000; round++) {
    const base = Array.from({ length: 6 }, (_, at) => `b${at}`)
    const [mine, theirs] = [changed(base), changed(base)]
    const left = base.filter((block) => mine.includes(block) && theirs.includes(block))
    const texts = [base, mine, theirs].map((blocks) => blocks.join(' '))
    for (const text of merged(texts[0]!, texts[1]!, texts[2]!)) {
      const found = text.split(' ').filter((block) => left.includes(block))
      expect(found.toSorted(), `${texts.join(' | ')} => ${text}`).toEqual(left)
    }
  }
})

test(`RICH-6 who changes different blocks never meets (seed ${seed}, 2,000 texts)`, () => {
  const random = randomOf(seed)
  let fresh = 0
  const someBlocks = () => Array.from({ length: random.below(3) }, () => `n${fresh++}`)
  for (let round = 0; round < 2_000; round++) {
    const base = Array.from({ length: 1 + random.below(8) }, (_, index) => `b${index}`)
    const slots = base.map((block) => {
      const changed = someBlocks()
      return [
        { base: block, mine: changed, theirs: [block], both: changed },
        { base: block, mine: [block], theirs: changed, both: changed },
        { base: block, mine: [block], theirs: [block], both: [block] },
      ][random.below(3)]!
    })
    const side = (name: 'mine' | 'theirs' | 'both') => slots.flatMap((slot) => slot[name])
    const sides = [base, side('mine'), side('theirs')].map((blocks) => ({ body: textOf(blocks) }))
    const { values, conflicts } = merge(sides[0]!, sides[1]!, sides[2]!, { body: 'nodes' })
    expect({ conflicts, values }, JSON.stringify(slots)).toEqual({
      conflicts: [],
      values: { body: textOf(side('both')) },
    })
  }
})
