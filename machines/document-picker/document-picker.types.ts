import type { DocumentId } from '#contracts/documents'

/** A document, wherever it is. */
export interface Picked {
  /** Of its collection. */
  slug: string
  id: DocumentId
}

/** What may be picked, and how much of it. */
export interface Offer {
  /** Of the collections, in the order in which they are offered. */
  slugs: readonly string[]
  isMany: boolean
  /** What has been picked before. */
  taken: readonly Picked[]
  /** How many more there may be; null: any number. */
  room: number | null
}

export interface DocumentPickerContext extends Offer {
  /** The collection in sight. */
  slug: string
  /** Where many may be picked: which, in the order in which they were chosen. */
  chosen: readonly Picked[]
}

export type DocumentPickerEvent =
  | { type: 'user.open'; offer: Offer }
  | { type: 'user.close' }
  /** To another collection. */
  | { type: 'user.turn'; slug: string }
  /** Where one is wanted: this one. */
  | { type: 'user.pick'; document: Picked }
  | { type: 'user.toggle'; document: Picked }
  /** The whole page, or none of it where all of it is chosen. */
  | { type: 'user.togglePage'; page: readonly Picked[] }
  /** What has been chosen is what is wanted. */
  | { type: 'user.add' }
  /** A new one was made on the way. */
  | { type: 'document.made'; document: Picked }

/** For whoever asked. */
export type DocumentPickerEmitted = { type: 'picked'; documents: readonly Picked[] }
