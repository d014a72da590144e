import type { Arrow } from '../../chart/arrows.ts'
import { pathOf } from '../../chart/states.ts'
import type { WrittenTransition } from '../../chart/written.ts'
import { isHeardAs } from '../heard-as.ts'
import type { Mutation } from '../mutation.ts'
import type { Spot } from '../spots.ts'

/** A mistake in one arrow: another is written in its place, or none. */
export const onArrow = (
  operator: string,
  { arrow, replace }: Spot,
  other: WrittenTransition | null,
  says: string,
): Mutation => ({
  operator,
  where: arrow.id,
  says,
  touches: pathOf(arrow.from),
  matters: (step) => isHeardAs(step, arrow.event),
  change: ({ config }) => replace(config, other),
})

/** `The arrow of clean on user.save (when isWorthSaving)`. */
export const sayArrow = ({ from, event, guard }: Arrow): string =>
  `The arrow of ${sayState(pathOf(from))} on ${event}${guard && ` (when ${guard})`}`

export const sayState = (path: string): string => path || 'the whole machine'
