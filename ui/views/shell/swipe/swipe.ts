/** Where a finger is, in CSS pixels from the top left of the window. */
export interface Finger {
  x: number
  y: number
}

export type Direction = 'ltr' | 'rtl'

/** In from the edge at which the navigation is hidden, or back out to it; null: it is neither, yet. */
export function swipeOf(from: Finger, to: Finger, direction: Direction): 'in' | 'out' | null {
  const far = (to.x - from.x) * (direction === 'rtl' ? -1 : 1)
  const isAcross = Math.abs(far) >= enough && Math.abs(to.y - from.y) <= Math.abs(far) / 2
  if (!isAcross) return null
  return far > 0 ? 'in' : 'out'
}

/** Whether a finger comes down where what is hidden can be pulled out. */
export const isAtEdge = ({ x }: Finger, width: number, direction: Direction): boolean =>
  (direction === 'rtl' ? width - x : x) <= edge

const enough = 48
const edge = 32
