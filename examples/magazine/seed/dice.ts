/** Chance that falls the same way every time: the same name gives the same throws. */
export interface Dice {
  /** A whole number from the first to the last, both included. */
  between(first: number, last: number): number
  /** True in about this share of all throws. */
  chance(share: number): boolean
  pick<Item>(items: readonly Item[]): Item
  /** Several different items, in a random order. */
  some<Item>(items: readonly Item[], count: number): Item[]
}

export function diceFor(name: string): Dice {
  const next = mulberry32(hashOf(name))
  const between = (first: number, last: number) => first + Math.floor(next() * (last - first + 1))
  const some = <Item>(items: readonly Item[], count: number) => {
    const rest = [...items]
    return Array.from({ length: Math.min(count, rest.length) }, () =>
      rest.splice(between(0, rest.length - 1), 1),
    ).flat()
  }
  return {
    between,
    chance: (share) => next() < share,
    pick: (items) => {
      const item = items[between(0, items.length - 1)]
      if (item === undefined) throw new Error('There is nothing to pick from.')
      return item
    },
    some,
  }
}

/** FNV-1a: a small number from a name. */
function hashOf(name: string): number {
  let hash = 0x811c9dc5
  for (const character of name) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  }
  return hash >>> 0
}

/** Mulberry32: a generator of numbers from 0 to 1 that fits in a postcard. */
function mulberry32(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
