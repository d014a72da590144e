import { use, useEffect, useId } from 'react'
import { useOfferDepth } from './depth.ts'
import type { KeyHint } from './offers.ts'
import { OffersContext } from './offers.ts'

/** Keys that something on the screen hears while it has the focus: for the sheet of keys alone. */
export function useKeyHints(hints: readonly KeyHint[]): void {
  const offers = use(OffersContext)
  const depth = useOfferDepth()
  const key = useId()
  useEffect(() => {
    offers.put(key, { actions: [], hints, depth, isEverywhere: false })
  }, [offers, key, hints, depth])
  useEffect(() => () => offers.withdraw(key), [offers, key])
}
