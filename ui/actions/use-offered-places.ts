import { use, useEffect, useId } from 'react'
import { useOfferDepth } from './depth.ts'
import type { Offer } from './offers.ts'
import { OffersContext } from './offers.ts'

/** Places on the screen, for the palette alone: the same object for as long as they are the same. */
export function useOfferedPlaces(places: Pick<Offer, 'headings' | 'fields'>): void {
  const offers = use(OffersContext)
  const depth = useOfferDepth()
  const key = useId()
  useEffect(() => {
    offers.put(key, { ...places, actions: [], depth, isEverywhere: false })
  }, [offers, key, places, depth])
  useEffect(() => () => offers.withdraw(key), [offers, key])
}
