import type { DocumentData, DocumentId, DocumentRef, LoadedDocument } from '#contracts/documents'
import type { Activity, Present } from '#contracts/events'
import type { ClientField } from '#contracts/fields'
import type { Lock, LockOwner } from '#contracts/locks'
import type { PreflightAnswer } from '#contracts/preflight'
import type { Schedule } from '#contracts/schedule'
import type { CopyActor, CopyRequest, Versions, Written } from '#machines/copy'
import type {
  DocumentActor,
  DocumentContext,
  DocumentInput,
  Place,
  SavedDocument,
  SaveRequest,
} from '#machines/document'
import type { DocumentCommand, DocumentCommandActor } from '#machines/document-command'
import type { JournalActor } from '#machines/journal'
import type { LockActor } from '#machines/lock'
import type { PageCheckActor } from '#machines/page-check'
import type { PreflightActor } from '#machines/preflight'
import type { JournalRecord, RecoveryActor } from '#machines/recovery'
import type { RemoteChangesActor, Version } from '#machines/remote-changes'
import type { RestoreFieldActor, Wanted } from '#machines/restore-field'
import type { Plan, ScheduleActor } from '#machines/schedule'
import type { ProblemData } from '#problems'
import type { PictureSource, SaveFacts, UploadSource } from './save-status.types.ts'
import type { StatusSource } from './status-source.ts'
import type { UndoHistory } from './undo-history.ts'

export interface OpenDocumentInput extends DocumentInput {
  fields: readonly ClientField[]
  /** Who edits it keeps the others out. */
  locks: boolean
  /** Publications of it can be scheduled. */
  schedules: boolean
  /** What was handed over from an older version; null: nothing. */
  wanted: Wanted | null
}

/** Everything that lives while a document is open. */
export interface DocumentActors {
  document: DocumentActor
  history: UndoHistory
  journal: JournalActor
  recovery: RecoveryActor
  lock: LockActor
  remoteChanges: RemoteChangesActor
  command: DocumentCommandActor
  schedule: ScheduleActor
  copy: CopyActor
  preflight: PreflightActor
  pageCheck: PageCheckActor
  restoreField: RestoreFieldActor
  status: StatusSource
}

export interface OpenDocument extends DocumentActors {
  start(): void
  /** It goes from the screen. A save that is on its way is waited for; nothing is opened again after that. */
  leave(): void
  isLeft(): boolean
}

/** What the world does for an open document. */
export interface AskedSave extends SaveRequest {
  /** Where each has a status of its own, it is taken from visitors in all of them. */
  inAllLanguages?: true
}

export interface DocumentWork {
  load(ref: DocumentRef, signal: AbortSignal): Promise<LoadedDocument>
  save(request: AskedSave, document: DocumentContext, signal: AbortSignal): Promise<SavedDocument>
  /** What the server has by now. */
  readAgain(document: Pick<DocumentContext, 'ref' | 'hasDrafts'>): Promise<Version>
  /** Whatever takes no save: deleting, restoring, duplicating. Answers with the id of a copy. */
  runCommand(command: DocumentCommand, ref: DocumentRef): Promise<DocumentId | null>
  journal: JournalWork
  lock: LockWork
  schedule: {
    read(ref: DocumentRef, signal: AbortSignal): Promise<Schedule>
    plan(ref: DocumentRef, plan: Plan, signal: AbortSignal): Promise<Schedule>
    remove(id: DocumentId, signal: AbortSignal): Promise<Schedule>
  }
  copy: {
    read(ref: DocumentRef, locales: readonly string[], signal: AbortSignal): Promise<Versions>
    write(ref: DocumentRef, request: CopyRequest, signal: AbortSignal): Promise<Written>
  }
  preflight: {
    /** What stands in the way of publishing these values. */
    check(ref: DocumentRef, values: DocumentData, signal: AbortSignal): Promise<PreflightAnswer>
  }
  restoreField: {
    readVersion(ref: DocumentRef, wanted: Wanted, signal: AbortSignal): Promise<DocumentData>
    /** Throws the problem where this person may not write there. */
    mustBeWritable(place: Place, version: DocumentData): void
  }
  unknownFields: SaveFacts['unknownFields']
  /** Which of these paths of the values the form shows nowhere. */
  hiddenPaths(values: DocumentData, paths: readonly string[]): readonly string[]
  /** Of its file; absent where files go with the save. */
  uploads?: UploadSource
  /** Of its texts. */
  pictures?: PictureSource
  /** Where the panel is, and where it shows a document: a lock goes on at other screens of its document. */
  path: { now(): string; of(ref: DocumentRef): string }
  /** What happens around the document, until the answer is called. */
  hear(listener: (event: OutsideEvent) => void): () => void
  tell: Outside
  clock: Clock
}

/** The browser's, or one that a test moves by hand. */
export interface Clock {
  /** ms since the epoch. */
  now(): number
  setTimeout(does: () => void, ms: number): unknown
  clearTimeout(timer: unknown): void
}

/** What was typed and not saved, on this device. */
export interface JournalWork {
  keep(document: DocumentContext): Promise<void>
  clear(): Promise<void>
  /** What earlier visits left, and the keys of those that have the document open elsewhere. */
  find(): Promise<{ records: readonly JournalRecord[]; open: readonly string[] }>
  /** What a visit elsewhere leaves behind when it ends. */
  left(key: string, signal: AbortSignal): Promise<JournalRecord | undefined>
  forget(key: string): Promise<void>
  /** What of an earlier visit is in no form yet, in place of all that it left. */
  keepRest(record: JournalRecord): Promise<void>
  /** What was typed there goes on here: if it was to create a document, this visit creates that one. */
  continue(key: string): void
  /** Tells other visits that this one is there, until the answer is called. */
  holdOpen(): () => void
}

export interface LockWork {
  look(ref: DocumentRef, signal: AbortSignal): Promise<Lock | null>
  acquire(ref: DocumentRef, signal: AbortSignal): Promise<Lock | null>
  takeOver(ref: DocumentRef, signal: AbortSignal): Promise<Lock | null>
  release(ref: DocumentRef): void
  /** Releases it when the document's other screens are left as well (LOCK-4). */
  keep(ref: DocumentRef): void
}

/** All that an open document hears from outside, by one port. */
export type OutsideEvent =
  /** The page may be gone in a moment. */
  | { type: 'page.leaving' }
  | { type: 'page.closed' }
  /** The page below the drawer has got its address: what it shows has been made. */
  | { type: 'page.named' }
  /** Leaving waits until it is saved. */
  | { type: 'page.saveWanted' }
  /** The person is in another field of the form; null: in none. */
  | { type: 'page.focused'; field: string | null }
  | { type: 'browser.online' }
  | { type: 'session.renewed' }
  | { type: 'server.people'; people: readonly Present[] }
  | { type: 'server.lockChanged'; lock: Lock | null }
  | { type: 'server.saved'; by: LockOwner | null; isMine: boolean; at: string }
  /** A save of this form is written that it has no answer to. */
  | { type: 'server.savedOwn'; at: string }
  | { type: 'server.deleted'; by: LockOwner | null; isMine: boolean; inTrash?: true }
  /** Something may have happened that was not told. */
  | { type: 'server.missed' }

/** What this person does to a document, as far as others should know. */
export interface Attention {
  ref: DocumentRef
  activity: Activity
  /** The field that they edit; null: none. */
  field: string | null
}

/** What the server does not have of a document that may be left. */
export interface Unsaved {
  /** Leaving asks first, or the document saves itself then (DOC-4). */
  onLeaving: 'ask' | 'save'
  /** What saving it would be; null: it cannot be saved now. */
  saveAs: 'draft' | 'save' | null
  /** Its copy on this device. */
  copy: 'keeping' | 'kept' | 'notKept'
  /** What the copy leaves out. */
  leftOut: readonly Place[]
}

/** What an open document tells. */
export interface Outside {
  /** What leaving would leave behind; null: nothing. */
  unsaved(unsaved: Unsaved | null): void
  /** The save that leaving waits for came to nothing. */
  notSaved(): void
  /** It is on the screen under this id. */
  shown(id: DocumentId): void
  /** Whoever edits will save. */
  firstEdited(): void
  created(id: DocumentId): void
  saved(data: DocumentData): void
  /** What was saved elsewhere is in it now; the names of the fields, and whether it was this person’s. */
  merged(fields: readonly string[], isMine: boolean): void
  /** The server made something else of what was saved in these places. */
  rewritten(places: readonly Place[]): void
  deleted(): void
  /** A command is done; with the id of what it made or brought back. */
  commandDone(command: DocumentCommand, id: DocumentId | null): void
  copied(locale: string, count: number): void
  fieldRestored(): void
  takeOverFailed(problem: ProblemData): void
  /** The person goes back to where they came from, or to the dashboard. */
  goes(to: 'back' | 'dashboard'): void
  /** What others should know; null: nobody else can have it open. */
  attends(attention: Attention | null): void
  people(document: DocumentActor, people: readonly Present[]): void
  /** It was left, and its last save ends then. */
  left(ref: DocumentRef, end: Promise<void>): void
}
