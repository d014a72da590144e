import type { DocumentData, DocumentRef, Json, LoadedDocument } from '#contracts/documents'
import type { BulkUploadActor, BulkUploadFile, RefusedUpload } from '#machines/bulk-upload'
import type {
  DocumentActor,
  DocumentContext,
  DocumentInput,
  SavedDocument,
  SaveRequest,
  Unparsed,
} from '#machines/document'
import type { End } from '../kit/follow.ts'

/** The collection in which the files become documents. */
export interface BulkUploadInput
  extends Pick<DocumentInput, 'hasDrafts' | 'whole' | 'namedByHand'> {
  slug: string
}

/** What was entered into a form, as it is kept for the next visit. */
export interface Draft {
  values: DocumentData
  /** What is half typed, and no value yet. */
  unparsed?: readonly Unparsed[]
}

export interface FileDraft extends Draft {
  key: string
}

/** Which fields are set for all files at once. */
export interface ForAll {
  chosen: readonly string[]
  which: 'empty' | 'all'
}

export interface ForAllDraft extends ForAll, Draft {}

/** What isn't saved as documents yet. */
export interface UnsavedFiles<File extends FileDraft = FileDraft> {
  locale: string | null
  files: readonly File[]
  /** What was entered for all of them. */
  forAll?: ForAllDraft | null
}

/** A file as the list shows it. `sent`: what is known of it to whoever gives the work. */
export interface ShownFile<Sent> extends BulkUploadFile {
  sent: Sent | null
  /** How many of its fields are to be filled in or corrected; null: not known yet. */
  faults: number | null
  /** Its save waits for the network, or for a session. */
  isHeldUp: boolean
}

/** A file that is there, with its document. */
export interface HeldFile<Sent> {
  document: DocumentActor
  initial: Draft
  locale: string | null
  /** The values whose faults are counted. */
  checked: DocumentData | null
  faults: number | null
  /** What is shown of it stays when the document has taken it over. */
  sent: Sent | null
}

/** What the world does for files that become documents. */
export interface BulkUploadWork<Sent> {
  newKey(): string
  /** What the documents of files that are chosen now start with, such as a folder. */
  started(): { locale: string | null; values: DocumentData }
  load(ref: DocumentRef, values: DocumentData, signal: AbortSignal): Promise<LoadedDocument>
  /** Saves one new document, which is created once however often that is tried. */
  creation(values: DocumentData): SaveDocument
  /** How many of its fields are wrong. */
  faultsIn(values: DocumentData, locale: string | null): Promise<number>
  /** A document of nobody, for the form that fills in all of them. */
  blank(): DocumentActor
  /** `before`: what was known last, as a saved document has no file of this computer. */
  sentOf(file: Json | undefined, before: Sent | null): Sent
  /** Nobody wants this file any more. */
  discard(file: Json): void
  copy(hear: CopyHears): BulkUploadCopy
  hear(listener: (event: AroundBulkUpload) => void): End
  tell: BulkUploadOutside
}

type SaveDocument = (
  request: SaveRequest,
  document: DocumentContext,
  signal: AbortSignal,
) => Promise<SavedDocument>

interface CopyHears {
  /** What is to be kept now; null: nothing. */
  now(): UnsavedFiles | null
  /** `false`: this device keeps nothing. */
  onKept(isKept: boolean): void
}

/** The copy on this device of what isn't saved. */
export interface BulkUploadCopy {
  /** Something else is to be kept than before. */
  changed(): void
  /** What a visit before this one has left, and no tab is at. */
  find(): Promise<{ key: string; files: UnsavedFiles } | null>
  /** From now on it's kept in the place of what was found. */
  continue(key: string): void
  /** What was entered last is kept, too. */
  close(): void
}

/** All that they hear from outside. */
type AroundBulkUpload =
  | { type: 'browser.online' }
  | { type: 'session.renewed' }
  /** A file is further on its way. */
  | { type: 'uploads.changed' }

interface BulkUploadOutside {
  /** Leaving would lose what isn't saved, unless this device keeps it; null: there is nothing. */
  unsaved(copy: 'kept' | 'notKept' | null): void
  /** Documents of the collection may be others now. */
  changed(): void
}

/** Many files that become documents, with a document for each: as long as their list is on the screen. */
export interface OpenBulkUpload<Sent = unknown> {
  actor: BulkUploadActor
  forAll: FormOfAll
  add(files: readonly DocumentData[], refused: readonly RefusedUpload[]): void
  documentOf(key: string): DocumentActor | null
  /** Sets fields of all that aren't saved; the number of files that it changed. */
  fillIn(values: DocumentData, which: ForAll['which']): number
  all(): readonly ShownFile<Sent>[]
  subscribe(listener: () => void): End
  start(): void
  leave(): void
  isLeft(): boolean
}

/** The form of all files: it outlives a look at one of them, and a reload. */
export interface FormOfAll {
  get(): ForAll
  document(): DocumentActor
  change(part: Partial<ForAll>): void
}
