import { createContext } from 'react'
import type { Action } from './action.ts'

/** What a part of the screen offers. */
export interface Offer {
  actions: readonly Action[]
  /** How many drawers it lies in. */
  depth: number
  /** It belongs to no screen. */
  isEverywhere: boolean
}

/** All that is offered at this moment, by whom. */
export interface Offers {
  put(key: string, offer: Offer): void
  withdraw(key: string): void
  read(): readonly Offer[]
  subscribe(onChange: () => void): () => void
}

export function createOffers(): Offers {
  const byKey = new Map<string, Offer>()
  const listeners = new Set<() => void>()
  let offers: readonly Offer[] = []
  const tell = () => {
    offers = [...byKey.values()]
    for (const listener of listeners) listener()
  }
  return {
    put(key, offer) {
      byKey.set(key, offer)
      tell()
    },
    withdraw(key) {
      byKey.delete(key)
      tell()
    },
    read: () => offers,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export const OffersContext = createContext<Offers>(createOffers())

/** What can be done on what lies on top: the topmost drawer, or the screen. */
export function ofScreen(offers: readonly Offer[]): Action[] {
  const own = offers.filter(({ isEverywhere }) => !isEverywhere)
  const top = Math.max(0, ...own.map(({ depth }) => depth))
  return own.filter(({ depth }) => depth === top).flatMap(({ actions }) => actions)
}

/** What can be done whatever is on the screen. */
export const ofEverywhere = (offers: readonly Offer[]): Action[] =>
  offers.filter(({ isEverywhere }) => isEverywhere).flatMap(({ actions }) => actions)
