/** The name that was probably meant: two letters may be wrong, in a short word one. */
export function nearest(word: string, names: readonly string[]): string | null {
  const limit = word.length < 4 ? 1 : 2
  const ranked = names
    .map((name) => ({ name, distance: distance(word.toLowerCase(), name.toLowerCase()) }))
    .sort((one, other) => one.distance - other.distance)
  const best = ranked[0]
  return best && best.distance <= limit ? best.name : null
}

/** Damerau–Levenshtein: letters added, dropped, changed, or swapped with their neighbour. */
function distance(from: string, to: string): number {
  const rows = [[...Array(to.length + 1).keys()]]
  for (let i = 1; i <= from.length; i++) {
    const row = [i]
    for (let j = 1; j <= to.length; j++) {
      const same = from[i - 1] === to[j - 1]
      const swapped = from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1]
      const cost = [rows[i - 1]![j]! + 1, row[j - 1]! + 1, rows[i - 1]![j - 1]! + (same ? 0 : 1)]
      if (swapped && i > 1 && j > 1) cost.push(rows[i - 2]![j - 2]! + 1)
      row.push(Math.min(...cost))
    }
    rows.push(row)
  }
  return rows[from.length]![to.length]!
}
