import type { Value, ValueDifference } from '../../engine/difference.ts'
import type { LinesLook } from './MarkedLines.tsx'
import { MarkedLines } from './MarkedLines.tsx'

/** A text of several lines. */
export const LinesSides = ({
  difference,
  look,
}: {
  difference: ValueDifference
  look: LinesLook
}) => <MarkedLines from={textOf(difference.from)} to={textOf(difference.to)} look={look} />

const textOf = (value: Value): string =>
  value === undefined || value === null ? '' : String(value)
