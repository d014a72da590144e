import { useMemo } from 'react'
import type { Versioned } from '../../client/version-pages.ts'
import type { Sides } from '../../client/versions.ts'
import type { Take } from '../../differences/index.ts'
import { useTakeOver } from './use-take-over.ts'

/** Takes either side of a comparison over into the document, for whoever may change that. */
export function useTake(of: Versioned, sides: Sides | null, mayUpdate: boolean): Take | null {
  const takeOver = useTakeOver(of)
  return useMemo(() => {
    if (sides === null || !mayUpdate) return null
    const { version, before } = sides
    return {
      sides: before ? ['from', 'to'] : ['to'],
      take: ({ side, locale, ...wanted }) =>
        takeOver({ ...wanted, version: (side === 'from' && before ? before : version).id }, locale),
    }
  }, [sides, mayUpdate, takeOver])
}
