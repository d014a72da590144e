/** A place in the document where the words are. */
export interface Match {
  /** Of the field. */
  path: string
  /** Where it is, in words: the names of what it lies in. */
  label: string
}

export interface FindContext {
  words: string
  found: readonly Match[]
  /** Which of the matches was gone to. */
  place: number
}

export type FindEvent =
  | { type: 'user.open' }
  | { type: 'user.search'; words: string; found: readonly Match[] }
  | { type: 'user.next' }
  | { type: 'user.previous' }
  /** The same words, looked for in the document as it is now. */
  | { type: 'document.changed'; found: readonly Match[] }
  | { type: 'user.close' }

/** What the page has to do: show a field, or give the focus to where one has got to (null: nowhere). */
export type FindEmitted =
  | { type: 'reached'; path: string }
  | { type: 'closed'; path: string | null }
