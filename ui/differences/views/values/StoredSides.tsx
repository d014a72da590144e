import { useMemo } from 'react'
import { useText } from '../../../kit/text.tsx'
import type { Value, ValueDifference } from '../../engine/difference.ts'
import { isNothing } from '../../engine/sides.ts'
import { MarkedLines } from './MarkedLines.tsx'

/** A value as it is stored: JSON, and all that no field can show. */
export function StoredSides({ difference: { from, to } }: { difference: ValueDifference }) {
  const text = useText()
  const tooDeep = text('difference.tooDeep')
  const [before, after] = useMemo(
    () => [written(from, tooDeep), written(to, tooDeep)] as const,
    [from, to, tooDeep],
  )
  const isText = [from, to].every((value) => typeof value === 'string' || isNothing(value))
  return <MarkedLines from={before} to={after} look={isText ? 'page' : 'code'} />
}

function written(value: Value, tooDeep: string): string {
  if (isNothing(value) || value === undefined) return ''
  if (typeof value === 'string') return value
  try {
    return JSON.stringify(value, null, 2)
  } catch {
    // More lists in lists than can be written down.
    return tooDeep
  }
}
