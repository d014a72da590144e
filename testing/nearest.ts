import { closest, distance } from 'fastest-levenshtein'

/** ' Did you mean "user.save"?', when one of the names is close enough to be meant. */
export function nearest(wrong: string, names: readonly string[]): string {
  if (names.length === 0) return ''
  const best = closest(wrong, names)
  return distance(wrong, best) <= Math.max(2, wrong.length / 3) ? ` Did you mean "${best}"?` : ''
}
