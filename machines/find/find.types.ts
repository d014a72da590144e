/** Where in the document the words are: in what a field holds, or in its name. */
export interface Found {
  /** Of the field. */
  path: string
  /** Where it is, in words: the names of what it lies in. */
  label: string
  part: 'name' | 'text'
  /** How often they are there. */
  count: number
  /** Whether this person may write something else there. */
  isWritable: boolean
}

/** One of the times that the words are there. */
export interface Match extends Omit<Found, 'count'> {
  /** Which one in its part of the field, from 0. */
  nth: number
}

export interface FindContext {
  words: string
  /** Whether capitals and marks on letters are looked at. */
  matchCase: boolean
  /** Each place once, in order: long documents have more matches than places. */
  found: readonly Found[]
  /** Which of all matches was gone to. */
  place: number
}

export type FindEvent =
  | { type: 'user.open' }
  | { type: 'user.search'; words: string; matchCase: boolean; found: readonly Found[] }
  | { type: 'user.next' }
  | { type: 'user.previous' }
  /** The same words, looked for in the document as it is now. */
  | { type: 'document.changed'; found: readonly Found[] }
  /** The match that was gone to, or all of its field, is to read like this. */
  | { type: 'user.replace'; replacement: string }
  | { type: 'user.replaceAll'; replacement: string }
  /** All that this person may change in the document is to. */
  | { type: 'user.replaceEverywhere'; replacement: string }
  /** `skip`: how often the words are in what took the place of a match. */
  | { type: 'document.replaced'; found: readonly Found[]; skip: number }
  | { type: 'user.close' }

/** What the page has to do: show a match, or give the focus to where one has got to (null: nowhere). */
export type FindEmitted =
  | { type: 'reached'; match: Match; words: string; matchCase: boolean }
  | {
      type: 'replaced'
      match: Match
      words: string
      matchCase: boolean
      replacement: string
      isAll: boolean
    }
  | {
      type: 'replacedEverywhere'
      found: readonly Found[]
      words: string
      matchCase: boolean
      replacement: string
    }
  | { type: 'closed'; match: Match | null; words: string }
