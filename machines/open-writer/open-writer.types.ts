import type { DocumentData } from '#contracts/documents'
import type { BlockAction, BlockDrop, BlockHandleActor } from '#machines/block-handle'
import type { EditedLink, LinkEditorActor } from '#machines/link-editor'
import type { Found } from '#machines/palette'
import type { SlashMenuActor } from '#machines/slash-menu'
import type {
  CellStyle,
  ChosenCells,
  TableAction,
  TableSelectionActor,
} from '#machines/table-selection'
import type { End } from '../kit/follow.ts'

export interface BlockHandleWork {
  /** Tells the handle where the pointer and the caret are. */
  hear(handle: BlockHandleActor): End
  act(block: string, action: BlockAction): void
  turn(block: string, style: string): void
  move(block: string, drop: BlockDrop): void
  /** The menu opened: a focus that the last one still waits for is dropped. */
  opened(): void
  /** Returns the focus from the menu to the text. */
  leave(): void
}

export interface SlashMenuWork {
  /** Tells the menu what is typed and which of its keys are pressed. */
  hear(menu: SlashMenuActor): End
  choose(id: string): void
}

export interface LinkEditorWork {
  hear(tell: (link: EditedLink | null) => void): End
  /** Returns the new link where its own fields are to be filled in next. */
  write(key: string | null, fields: DocumentData): EditedLink | null
  remove(key: string): void
  /** The documents that a link may lead to, those whose titles match best first. */
  find(words: string, signal: AbortSignal): Promise<Found>
  focusText(): void
}

export interface TableSelectionWork {
  hear(tell: (cells: ChosenCells | null) => void): End
  act(action: TableAction): void
  style(style: Partial<CellStyle>): void
}

/** What the tools of a text need from its editor, as plain functions; null: the field has no such tool. */
export interface WriterWork {
  blockHandle: BlockHandleWork
  slashMenu: SlashMenuWork
  linkEditor: LinkEditorWork | null
  tableSelection: TableSelectionWork | null
}

export interface WriterActors {
  blockHandle: BlockHandleActor
  slashMenu: SlashMenuActor
  linkEditor: LinkEditorActor
  tableSelection: TableSelectionActor
}

export interface OpenWriter extends WriterActors {
  start(): void
  /** Tools listen only while the text can be edited. */
  setEditable(isEditable: boolean): void
  leave(): void
  isLeft(): boolean
}
