import type { Json } from '#contracts/documents'

/** How many words were begun or taken away between two values of a field. */
export function wordsBetween(before: Json | undefined, after: Json | undefined): number {
  const [one, other] = [textOf(before, after), textOf(after, before)]
  const most = Math.min(one.length, other.length)
  let head = 0
  while (head < most && one[head] === other[head]) head++
  let tail = 0
  while (tail < most - head && one.at(-1 - tail) === other.at(-1 - tail)) tail++
  const begun = (text: string) =>
    beginsIn(text.slice(head && head - 1, text.length - tail)) -
    beginsIn(text.slice(head && head - 1, head))
  return begun(one) + begun(other)
}

/** Where a script writes no spaces, each letter is one. */
const beginsIn = (text: string): number =>
  text.match(/(?<!\S)\S|[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/gu)?.length ?? 0

/** A string, or the letters of a rich text, without what is the same in the other value. */
function textOf(value: Json | undefined, other: Json | undefined): string {
  if (typeof value === 'string') return value
  if (value === other || typeof value !== 'object' || value === null) return ''
  const others = Object(other) as Record<string, Json>
  return Object.entries(value)
    .map(([key, inner]) =>
      key === 'text' || typeof inner === 'object' ? textOf(inner, others[key]) : '',
    )
    .join('')
}
