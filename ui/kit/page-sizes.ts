/** How many rows a page may have, where that makes a difference; the one that is asked for among them. */
export function pageSizes(limits: readonly number[], limit: number, total: number): number[] {
  const sizes = [...new Set([...limits, limit])].toSorted((a, b) => a - b)
  return total > Math.min(...sizes) ? sizes : []
}
