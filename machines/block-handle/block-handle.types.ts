/** What can be done with a block of a text. */
export type BlockAction = BlockChange | 'toggleFold'

/** With any block, and with the section of a heading. */
export type BlockChange =
  | 'insertBelow'
  | 'duplicate'
  | 'copy'
  | 'moveUp'
  | 'moveDown'
  | 'delete'
  | 'selectSection'
  | 'moveSectionUp'
  | 'moveSectionDown'

/** Beside which block something would come to lie. */
export interface BlockDrop {
  block: string
  side: 'before' | 'after'
}

/** What a block became, by the keys of both in the editor. */
export interface BlockReplaced {
  block: string
  by: string
}

export interface BlockHandleContext {
  /** The block that the handle stands beside, by its key in the editor. */
  block: string | null
  /** The block of the caret. */
  caret: string | null
  /** Where a dragged block would be dropped; null: where it is. */
  drop: BlockDrop | null
}

export type BlockHandleEvent =
  /** The pointer is beside this block, or beside none. */
  | { type: 'page.pointed'; block: string | null }
  /** The caret is in this block, or in none. */
  | { type: 'page.selected'; block: string | null }
  /** A block became another one, as by undo or an upload that has ended. */
  | ({ type: 'page.replaced' } & BlockReplaced)
  /** By key: of the block of the caret. */
  | { type: 'user.callMenu' }
  | { type: 'user.openMenu' }
  | { type: 'user.closeMenu' }
  | { type: 'user.act'; action: BlockAction }
  | { type: 'user.turnInto'; style: string }
  | { type: 'user.lift' }
  | { type: 'page.dragged'; drop: BlockDrop | null }
  | { type: 'user.drop' }
  | { type: 'user.cancel' }

export type BlockHandleEmitted =
  | { type: 'asked'; block: string; action: BlockAction }
  | { type: 'turned'; block: string; style: string }
  | { type: 'moved'; block: string; drop: BlockDrop }
  /** The text gets the focus back from the menu. */
  | { type: 'left' }
