/** The one place where two texts differ: what stands there now, and what shall. */
export interface Difference {
  start: number
  end: number
  text: string
}

/** What has to change in a text, and no more: a caret before or after it stays where it is. */
export function differenceOf(before: string, after: string): Difference | null {
  if (before === after) return null
  const shorter = Math.min(before.length, after.length)
  let head = 0
  while (head < shorter && before[head] === after[head]) head++
  let tail = 0
  while (tail < shorter - head && before.at(-1 - tail) === after.at(-1 - tail)) tail++
  return {
    start: head,
    end: before.length - tail,
    text: after.slice(head, after.length - tail),
  }
}
