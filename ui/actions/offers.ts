import { createContext } from 'react'
import type { Action } from './action.ts'

/** Keys that somebody should know of: what they do, where they are heard. */
export type KeyHint = Pick<Action, 'id' | 'label'> & Required<Pick<Action, 'keys'>>

/** What a part of the screen offers. */
export interface Offer {
  actions: readonly Action[]
  hints?: readonly KeyHint[]
  /** Places in what is written on it. */
  headings?: readonly Action[]
  /** The fields of its form that are there at the moment. */
  fields?: () => readonly Action[]
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
export const ofScreen = (offers: readonly Offer[]): Action[] =>
  onTop(offers).flatMap(({ actions }) => actions)

/** The headings of what is written on what lies on top. */
export const headingsOf = (offers: readonly Offer[]): Action[] =>
  onTop(offers).flatMap(({ headings = [] }) => headings)

/** The fields of the form that lies on top. */
export const fieldsOf = (offers: readonly Offer[]): Action[] =>
  onTop(offers).flatMap(({ fields }) => fields?.() ?? [])

/** The keys that are heard in parts of it, each once. */
export function hintsOf(offers: readonly Offer[]): KeyHint[] {
  const hints = onTop(offers).flatMap(({ hints = [] }) => hints)
  return [...new Map(hints.map((hint) => [hint.id, hint])).values()]
}

function onTop(offers: readonly Offer[]): readonly Offer[] {
  const own = offers.filter(({ isEverywhere }) => !isEverywhere)
  const top = Math.max(0, ...own.map(({ depth }) => depth))
  return own.filter(({ depth }) => depth === top)
}

/** What can be done whatever is on the screen. */
export const ofEverywhere = (offers: readonly Offer[]): Action[] =>
  offers.filter(({ isEverywhere }) => isEverywhere).flatMap(({ actions }) => actions)
