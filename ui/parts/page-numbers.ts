/** The pages to offer: the ends, the current one, one neighbour each side; `gap` where some are left out. */
export function pageNumbers(page: number, pageCount: number): (number | 'gap')[] {
  const offered = [...new Set([1, page - 1, page, page + 1, pageCount])]
    .filter((number) => number >= 1 && number <= pageCount)
    .sort((a, b) => a - b)
  return offered.flatMap((number, index) => [...between(offered[index - 1], number), number])
}

/** A gap takes as much room as a page: where it would hide only one, that one is shown. */
function between(before: number | undefined, after: number): (number | 'gap')[] {
  const hidden = before === undefined ? 0 : after - before - 1
  if (hidden <= 0) return []
  return hidden === 1 ? [after - 1] : ['gap']
}
