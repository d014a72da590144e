import { startTransition, useEffect, useMemo, useState } from 'react'
import type { Difference } from '../engine/difference.ts'
import type { Comparison } from '../engine/differences-between.ts'
import { comparing } from '../engine/differences-between.ts'
import { forAWhile, wholly } from '../engine/in-slices.ts'

/** ms: long enough to get on, short enough for a key that is pressed meanwhile. */
const slice = 12

/** What differs; null while it is being found, a slice at a time, so that the page answers. */
export function useDifferences(comparison: Comparison): readonly Difference[] | null {
  const begun = useMemo(() => {
    const work = comparing(comparison)
    const found = hasPage ? forAWhile(work, slice) : { result: wholly(work) }
    return { work, found: found?.result ?? null }
  }, [comparison])
  const [later, setLater] = useState<{ of: typeof begun; found: readonly Difference[] } | null>(
    null,
  )
  useEffect(() => {
    if (begun.found !== null) return
    const goOn = () => {
      const found = forAWhile(begun.work, slice)
      if (found) startTransition(() => setLater({ of: begun, found: found.result }))
      else next = setTimeout(goOn)
    }
    let next = setTimeout(goOn)
    return () => clearTimeout(next)
  }, [begun])
  return begun.found ?? (later?.of === begun ? later.found : null)
}

/** Where there is none, all is drawn in one go. */
export const hasPage = typeof window !== 'undefined'
