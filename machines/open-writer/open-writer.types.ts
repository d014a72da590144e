import type { DocumentData } from '#contracts/documents'
import type { BlockChange, BlockDrop, BlockHandleActor } from '#machines/block-handle'
import type { FileDropActor } from '#machines/file-drop'
import type { FoldedSectionsActor, Section } from '#machines/folded-sections'
import type { EditedLink, LinkEditorActor } from '#machines/link-editor'
import type { Found } from '#machines/palette'
import type { SlashMenuActor } from '#machines/slash-menu'
import type {
  CellStyle,
  ChosenCells,
  TableAction,
  TableLine,
  TableSelectionActor,
} from '#machines/table-selection'
import type { End } from '../kit/follow.ts'

export interface BlockHandleWork {
  /** Tells the handle where the pointer and the caret are. */
  hear(handle: BlockHandleActor): End
  act(block: string, change: BlockChange): void
  turn(block: string, style: string): void
  move(block: string, drop: BlockDrop): void
  /** The menu opened: a focus that the last one still waits for is dropped. */
  opened(): void
  /** Returns the focus from the menu to the text. */
  leave(): void
}

export interface FileDropWork {
  /** Tells where files are dragged, and that they are dropped. */
  hear(drop: FileDropActor): End
  /** The files that were dropped land there. */
  land(drop: BlockDrop): void
}

export interface FoldedSectionsWork {
  /** Tells what is to be seen, and what became of the sections. */
  hear(sections: FoldedSectionsActor): End
  /** What would be folded away with a heading, which the caret has left; null: nothing is below it. */
  leave(heading: string): Section | null
  /** What is below these headings is out of sight, and nothing else. */
  hide(folded: readonly Section[]): void
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
  /** Chooses the row, or the column, of the caret. */
  choose(line: TableLine): void
}

/** What the tools of a text need from its editor, as plain functions; null: the field has no such tool. */
export interface WriterWork {
  blockHandle: BlockHandleWork
  fileDrop: FileDropWork
  foldedSections: FoldedSectionsWork
  slashMenu: SlashMenuWork
  linkEditor: LinkEditorWork | null
  tableSelection: TableSelectionWork | null
}

export interface WriterActors {
  blockHandle: BlockHandleActor
  fileDrop: FileDropActor
  foldedSections: FoldedSectionsActor
  slashMenu: SlashMenuActor
  linkEditor: LinkEditorActor
  tableSelection: TableSelectionActor
}

export interface OpenWriter extends WriterActors {
  start(): void
  /** Folds the section of a heading away, or shows it again. */
  toggleFold(heading: string): void
  /** Tools listen only while the text can be edited; what is folded away can be read again at any time. */
  setEditable(isEditable: boolean): void
  leave(): void
  isLeft(): boolean
}
