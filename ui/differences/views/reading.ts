import type { Place } from '#machines/document'
import type { WantedKind } from '#machines/restore-field'

/** How the differences are looked at. */
export interface Reading {
  /** Leaves out what is the same. */
  modifiedOnly: boolean
  /** The language in which other documents are named. */
  locale: string | null
  /** A language by its name. */
  localeName: (locale: string) => string
  /** Takes one side of a difference over into the document; null: that is not offered. */
  take: Take | null
}

export interface Take {
  /** The sides that there are. */
  sides: readonly TakenSide[]
  take: (taken: Taken) => void
}

export type TakenSide = 'from' | 'to'

export interface Taken {
  side: TakenSide
  place: Place
  locale: string | null
  kind: WantedKind
  name: string
}
