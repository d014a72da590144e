import type { RefObject } from 'react'
import { use, useId, useLayoutEffect } from 'react'
import type { Action } from './action.ts'
import { useOfferDepth } from './depth.ts'
import { OffersContext } from './offers.ts'
import { useKeys } from './use-keys.ts'

/**
 * A screen's one way to say what can be done on it: its keys work, and the palette and the help
 * sheet show it, as long as the component is there. Below what lies on top of `place` no key is heard.
 */
export function useOffered(
  actions: readonly Action[],
  place: RefObject<HTMLElement | null> | 'everywhere',
): void {
  const offers = use(OffersContext)
  const depth = useOfferDepth()
  const key = useId()
  const isEverywhere = place === 'everywhere'
  useLayoutEffect(() => {
    offers.put(key, { actions, depth, isEverywhere })
  }, [offers, key, actions, depth, isEverywhere])
  useLayoutEffect(() => () => offers.withdraw(key), [offers, key])
  useKeys(actions, place)
}
