/** A stretch of rows, the end excluded. */
export interface Stretch {
  from: number
  to: number
}

/** What is drawn of a long list: rows, and one empty piece for each stretch that is not. */
export type Piece = { index: number } | (Stretch & { height: number })

/** The rows that a view from `top` to `bottom` meets, in pixels from the list's beginning. */
export function stretchBetween(heights: readonly number[], top: number, bottom: number): Stretch {
  const stretch = { from: heights.length, to: 0 }
  let edge = 0
  for (const [index, height] of heights.entries()) {
    const isMet = edge + height > top && edge < bottom
    if (isMet) {
      stretch.from = Math.min(stretch.from, index)
      stretch.to = index + 1
    }
    edge += height
  }
  return stretch.to === 0 ? { from: 0, to: 0 } : stretch
}

/** The rows of the stretch and those that have to stay, with what lies between them as empty pieces. */
export function piecesOf(
  heights: readonly number[],
  { from, to }: Stretch,
  stays: (index: number) => boolean,
): Piece[] {
  const pieces: Piece[] = []
  for (const [index, height] of heights.entries()) {
    const last = pieces.at(-1)
    if ((index >= from && index < to) || stays(index)) pieces.push({ index })
    else if (last && 'height' in last) {
      last.to = index + 1
      last.height += height
    } else pieces.push({ from: index, to: index + 1, height })
  }
  return pieces
}
