import type { BulkResult } from '#contracts/bulk'
import type { DocumentId } from '#contracts/documents'
import type { BulkActor, BulkEnd, BulkJob, BulkQuestion, BulkRecord } from '#machines/bulk'
import type { ExportActor, ExportEmitted, ExportPart, ExportQuestion } from '#machines/export'
import type {
  ImportActor,
  ImportFileQuestion,
  ImportLookQuestion,
  ImportSource,
  ImportTally,
  ImportWriteQuestion,
} from '#machines/import'
import type { Move, Moved, OrderActor } from '#machines/order'
import type { SelectionActor } from '#machines/selection'
import type { SavedView, ViewDraft, ViewsActor, ViewsEmitted } from '#machines/views'

export interface OpenListInput {
  /** The id of the view that the address asks for, as it stands there. */
  chosen: string | null
  /** How many documents one question of a bulk change names. */
  size: number
  /** The fields that can tell documents apart. */
  keys: readonly string[]
  /** So many parts of a file are looked at with one question. */
  stretch: number
}

/** Everything that lives while a list has the screen. */
export interface ListActors {
  selection: SelectionActor
  bulk: BulkActor
  order: OrderActor
  views: ViewsActor
  exporting: ExportActor
  importing: ImportActor
}

export interface OpenList extends ListActors {
  start(): void
  /** It goes from the screen; nothing is opened again after that. */
  leave(): void
  isLeft(): boolean
}

/** What the world does for an open list. */
export interface ListWork {
  bulk: BulkWork
  order: {
    move(move: Move, signal: AbortSignal): Promise<readonly Moved[]>
    undo(moved: readonly Moved[], signal: AbortSignal): Promise<void>
  }
  views: {
    read(): Promise<readonly SavedView[]>
    save(draft: ViewDraft | null, signal: AbortSignal): Promise<SavedView>
    remove(id: DocumentId | null, signal: AbortSignal): Promise<void>
  }
  exporting: { read(question: ExportQuestion, signal: AbortSignal): Promise<ExportPart> }
  importing: ImportWork
  /** What happens around the list, until the answer is called. */
  hear(listener: (event: AroundList) => void): () => void
  tell: ListOutside
}

export interface BulkWork {
  list(job: BulkJob, signal: AbortSignal): Promise<readonly DocumentId[]>
  look(question: BulkQuestion, signal: AbortSignal): Promise<readonly BulkResult[]>
  run(question: BulkQuestion, signal: AbortSignal): Promise<readonly BulkResult[]>
  journal: BulkJournalWork
}

/** Unfinished bulk changes, on this device. */
export interface BulkJournalWork {
  /** One that no tab is at. */
  find(): Promise<{ key: string; record: BulkRecord } | null>
  newKey(): string
  keep(key: string, record: BulkRecord): Promise<void>
  forget(key: string): Promise<void>
  /** Tells other tabs that this one is at it, until the signal. */
  holdOpen(key: string, signal: AbortSignal): void
}

export interface ImportWork {
  read(question: ImportFileQuestion, signal: AbortSignal): Promise<ImportSource>
  look(question: ImportLookQuestion, signal: AbortSignal): Promise<readonly ImportTally[]>
  write(question: ImportWriteQuestion, signal: AbortSignal): Promise<ImportTally>
  /** Keeps what is being written on this device, and finds what a reload has interrupted. */
  keep(importing: ImportActor, signal: AbortSignal): void
}

/** All that an open list hears from outside. */
export type AroundList =
  /** Others match from now on. */
  | { type: 'page.changed' }
  /** The server has counted anew. */
  | { type: 'page.counted'; total: number }
  | { type: 'browser.moved'; chosen: string | null }

/** What an open list tells. */
export interface ListOutside {
  /** Any of its documents may be another now. */
  changed(): void
  /** What is told of the last bulk change doesn’t hold any more. */
  bulkBegun(): void
  /** `undo`: null where nothing takes it back. */
  bulkSucceeded(end: BulkEnd, undo: (() => void) | null): void
  moved(count: number, undo: () => void): void
  moveUndone(): void
  views(news: ViewsEmitted): void
  exported(file: ExportEmitted): void
  left(): void
}
