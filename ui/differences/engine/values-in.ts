import type { Difference, ValueDifference } from './difference.ts'

/** Every value among them, and in them. */
export function valuesIn(differences: readonly Difference[]): ValueDifference[] {
  return differences.flatMap((difference) => {
    if (difference.kind === 'value') return [difference]
    const inside =
      difference.kind === 'part'
        ? difference.children
        : difference.rows.flatMap(({ children }) => children)
    return valuesIn(inside)
  })
}
