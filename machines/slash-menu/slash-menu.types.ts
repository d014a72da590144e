/** What is typed behind the trigger, and what of the menu fits it, in order. */
export interface Typed {
  query: string
  /** The ids of the entries. */
  matches: readonly string[]
}

export interface SlashMenuContext extends Typed {
  /** Which of the matches is highlighted. */
  index: number
}

export type SlashMenuEvent =
  /** `typed` is null where there is no trigger before the caret. */
  | { type: 'document.typed'; typed: Typed | null }
  | { type: 'user.next' }
  | { type: 'user.previous' }
  | { type: 'user.point'; index: number }
  | { type: 'user.choose' }
  | { type: 'user.dismiss' }
  /** The focus went elsewhere. */
  | { type: 'page.left' }

/** What the editor has to do: the trigger goes, and the entry happens. */
export type SlashMenuEmitted = { type: 'chosen'; id: string }
