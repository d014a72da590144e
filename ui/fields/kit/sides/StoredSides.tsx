import { useMemo } from 'react'
import { useText } from '../../../kit/text.tsx'
import type { Value } from '../../../kit/values.ts'
import { isNothing } from '../../../kit/values.ts'
import { MarkedLines } from './MarkedLines.tsx'
import type { SidesFacet, SidesProps } from './sides-props.ts'
import { noReferences } from './sides-props.ts'

/** A value as it is stored: JSON, and all that no field can show. */
export function StoredSides({ from, to }: Pick<SidesProps<unknown>, 'from' | 'to'>) {
  const text = useText()
  const tooDeep = text('difference.tooDeep')
  const [before, after] = useMemo(
    () => [written(from, tooDeep), written(to, tooDeep)] as const,
    [from, to, tooDeep],
  )
  const isText = [from, to].every((value) => typeof value === 'string' || isNothing(value))
  return <MarkedLines from={before} to={after} look={isText ? 'page' : 'code'} />
}

export const storedSides: SidesFacet<unknown> = { Sides: StoredSides, referencesIn: noReferences }

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
