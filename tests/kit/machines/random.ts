/** Numbers that look random and are the same for the same seed. */
export interface Random {
  /** A whole number from 0 up to, not including, `end`. */
  below(end: number): number
  oneOf<Item>(items: readonly Item[]): Item
  chance(probability: number): boolean
}

/** The seed of every random test; `STATEROOM_SEED` tries another one. */
export const seed = Number(process.env.STATEROOM_SEED ?? 20_261_121)

/** Mulberry32. */
export function randomOf(start: number): Random {
  let state = start >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (end: number) => Math.floor(next() * end)
  return {
    below,
    oneOf: (items) => items[below(items.length)]!,
    chance: (probability) => next() < probability,
  }
}
