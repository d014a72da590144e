/** A heading of a text and what is below it until the next one of its level or a higher one, by their keys in the editor. */
export interface Section {
  heading: string
  blocks: readonly string[]
}

export interface FoldedSectionsContext {
  folded: readonly Section[]
}

export type FoldedSectionsEvent =
  | { type: 'user.fold'; section: Section }
  | { type: 'user.unfold'; heading: string }
  /** A block is to be seen: the caret goes there, words are found in it, one of its fields takes the focus. */
  | { type: 'page.needed'; block: string }
  /** The folded sections as the text has them now, and which of their blocks whoever writes saw or put there. */
  | { type: 'page.changed'; sections: readonly Section[]; inSight: readonly string[] }
  /** A block became another one, as by undo or by what someone else wrote. */
  | { type: 'page.replaced'; block: string; by: string }
