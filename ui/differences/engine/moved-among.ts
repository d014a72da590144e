/**
 * Those that stand elsewhere: as few as can be taken out so that the rest are in the same order.
 * Both lists hold the same keys.
 */
export function movedAmong(from: readonly string[], to: readonly string[]): ReadonlySet<string> {
  const placeBefore = new Map(from.map((key, index) => [key, index]))
  const staying = longestRising(to.map((key) => placeBefore.get(key) ?? -1))
  return new Set(to.filter((_, index) => !staying.has(index)))
}

/** Where the numbers of one of the longest rising sequences stand. */
function longestRising(numbers: readonly number[]): ReadonlySet<number> {
  /** For each length, where the sequence of that length ends that is easiest to go on with. */
  const ends: number[] = []
  const previous: (number | undefined)[] = []
  for (const [index, number] of numbers.entries()) {
    const length = firstNotBelow(ends, (end) => (numbers[end] ?? 0) < number)
    previous[index] = ends[length - 1]
    ends[length] = index
  }
  const rising = new Set<number>()
  for (let index = ends.at(-1); index !== undefined; index = previous[index]) rising.add(index)
  return rising
}

/** The first place in a sorted list whose entry is not below, by halving. */
function firstNotBelow(sorted: readonly number[], isBelow: (entry: number) => boolean): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (isBelow(sorted[middle] ?? 0)) low = middle + 1
    else high = middle
  }
  return low
}
