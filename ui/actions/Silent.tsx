import type { ReactNode } from 'react'
import { use, useState } from 'react'
import { createOffers, OffersContext } from './offers.ts'

/** What can't be reached for now: it stays on the screen, and offers nothing to the palette. */
export function Silent({ when, children }: { when: boolean; children: ReactNode }) {
  const offers = use(OffersContext)
  const [unheard] = useState(createOffers)
  return <OffersContext value={when ? unheard : offers}>{children}</OffersContext>
}
