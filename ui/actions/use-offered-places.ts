import { use, useEffect, useId } from 'react'
import type { Action } from './action.ts'
import { useOfferDepth } from './depth.ts'
import { OffersContext } from './offers.ts'

/** Places in what is written on the screen, for the palette alone. */
export function useHeadings(headings: readonly Action[]): void {
  const offers = use(OffersContext)
  const depth = useOfferDepth()
  const key = useId()
  useEffect(() => {
    offers.put(key, { actions: [], headings, depth, isEverywhere: false })
  }, [offers, key, headings, depth])
  useEffect(() => () => offers.withdraw(key), [offers, key])
}
