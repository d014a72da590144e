/**
 * Which members of two lists belong together, in the order of both: the pairs with the most weight
 * in all. What weighs 0 is never a pair.
 */
export function aligned(
  length: number,
  otherLength: number,
  weightOf: (one: number, other: number) => number,
): [number, number][] {
  const width = otherLength + 1
  const most = new Float64Array((length + 1) * width)
  for (let one = length - 1; one >= 0; one--) {
    for (let other = otherLength - 1; other >= 0; other--) {
      const weight = weightOf(one, other)
      const at = one * width + other
      most[at] = Math.max(
        most[at + width]!,
        most[at + 1]!,
        weight > 0 ? weight + most[at + width + 1]! : 0,
      )
    }
  }
  const pairs: [number, number][] = []
  let [one, other] = [0, 0]
  while (one < length && other < otherLength) {
    const at = one * width + other
    if (most[at] === most[at + width]) one += 1
    else if (most[at] === most[at + 1]) other += 1
    else {
      pairs.push([one, other])
      one += 1
      other += 1
    }
  }
  return pairs
}

/** More than that would take longer than a key may wait. */
export const isTooMany = (length: number, otherLength: number): boolean =>
  length * otherLength > 250_000
