import type {
  DocumentData,
  DocumentId,
  DocumentPermissions,
  DocumentRef,
  Json,
  SaveIntent,
} from '#contracts/documents'
import type { ProblemData } from '#problems'
import type { Conflict, Side } from './conflicts.ts'
import type { Place } from './places.ts'
import type { Unparsed } from './unparsed.types.ts'
import type { HookedValues, WholeValues } from './values.ts'

export interface DocumentInput {
  ref: DocumentRef
  /** The collection or global has drafts: a save is a draft or a publication. */
  hasDrafts: boolean
  /** Drafts save themselves this long after the last edit, ms; null: they do not. */
  autosaveMs: number | null
  /** Values that are one piece, although they are objects. */
  whole: WholeValues
  /** Which of them hooks may change on their way; absent: none. */
  hooked?: HookedValues
  /** Whoever creates it gives it its id, which stays (DOC-17). */
  namedByHand?: true
}

/** What a form holds: values, and what is none yet. */
export interface Typed {
  values: DocumentData
  unparsed: readonly Unparsed[]
}

export interface DocumentContext extends DocumentInput {
  permissions: DocumentPermissions
  /** Visitors see it, or an older version of it. */
  isPublic: boolean
  /** What the server said last. */
  base: DocumentData
  /** What the person sees. */
  values: DocumentData
  /** What was typed and is no value yet: it cannot be saved, and is not lost. */
  unparsed: readonly Unparsed[]
  /** What the running save took along. */
  sent: DocumentData
  /** What saves took along that got no answer: the server may have it all the same. */
  unanswered: readonly DocumentData[]
  /** What the last save was to mean, so that it can be tried again. */
  intent: SaveIntent
  /** What the form showed when it was asked to go back to what is published; null: it was not. */
  revertedFrom: Typed | null
  /** A save that was asked for while another was on its way. */
  next: SaveIntent | null
  /** What somebody else changed as well, and nobody has decided. */
  conflicts: readonly Conflict[]
  /** ms since the epoch; null until the first save of this visit. */
  savedAt: number | null
  /** ms since the epoch: when that was kept which came back by itself; null: nothing did. */
  restoredFrom: number | null
  /** Saves in a row that did not reach the server, or reached it after somebody else's. */
  attempts: number
  problem: ProblemData | null
}

/** What the `save` work is asked for: only what changed, as REST wants it. */
export interface SaveRequest {
  ref: DocumentRef
  changes: DocumentData
  intent: SaveIntent
  /** Of the version that the changes are made to (`updatedAt`); null: there is none. */
  base: string | null
}

/** What a save answers: the document as the server has it now. */
export interface SavedDocument {
  id: DocumentId | null
  data: DocumentData
  /** Only after a creation: what one may do with it now. */
  permissions?: DocumentPermissions
  /** ms since the epoch. */
  savedAt: number
}

/** What a person changed: a value, the rows of a list, or much at once. */
export type Edit =
  | {
      change?: 'value'
      path: string
      value: Json
      /** What it was made of: only what differs is changed. Left out: the value takes the place of any. */
      seen?: Json
      /** ms on any clock: what is typed in one go is undone in one go. */
      at?: number
    }
  /** What the server says an empty place begins with: of a new document, nobody's edit. */
  | { change: 'default'; path: string; value: Json }
  | { change: 'insertRow'; path: string; index: number; row: DocumentData }
  | { change: 'removeRow'; path: string; index: number }
  | { change: 'moveRow'; path: string; from: number; to: number }
  /** What stands in a field is half typed, and no value of it; null: the browser does not tell the text. */
  | { change: 'unparsed'; path: string; text: string | null; at?: number }
  /** It is half typed no longer, and the value is what it was. */
  | { change: 'parsed'; path: string; at?: number }
  /** Recovered, or copied from another language; with what was half typed there. */
  | {
      change: 'fill'
      values: DocumentData
      unparsed?: readonly Unparsed[]
      /** What earlier visits have sent of a new document, and got no answer. */
      unanswered?: readonly DocumentData[]
    }
  /** A change undone, or done again; with all that is half typed then. */
  | { change: 'step'; values: DocumentData; unparsed?: readonly Unparsed[] }

export type DocumentEvent =
  | ({ type: 'user.edit' } & Edit)
  | { type: 'user.save'; intent: SaveIntent }
  | { type: 'user.choose'; place: Place; side: Side }
  | { type: 'user.revert' }
  | { type: 'user.leave' }
  | { type: 'user.retry' }
  /** Of a document that somebody else has deleted: what is on the screen becomes a new one. */
  | { type: 'user.recreate' }
  /** What an earlier visit left unsaved comes back by itself: nobody has saved since. */
  | {
      type: 'journal.restored'
      values: DocumentData
      unparsed: readonly Unparsed[]
      keptAt: number
      unanswered?: readonly DocumentData[]
    }
  | { type: 'server.deleted' }
  /** Somebody else has deleted it. */
  | { type: 'server.gone' }
  /** Somebody has brought it back; so the server has it now. */
  | { type: 'server.back'; data: DocumentData; isPublic: boolean }
  /** What somebody else has saved, under what is not saved here. */
  | { type: 'user.takeIn'; data: DocumentData; isPublic: boolean }
  /** It was read anew: another language was saved from here, or a plan came about. */
  | { type: 'server.renewed'; data: DocumentData; isPublic: boolean }
  /** Somebody else is known to hold the lock: no save is worth sending until they are done. */
  | { type: 'server.locked' }
  /** Nobody else edits it any more. */
  | { type: 'server.unlocked' }
  | { type: 'session.renewed' }
  | { type: 'browser.online' }

/** Something a person changed, for those who can take it back. */
export interface Edited {
  type: 'edited'
  before: DocumentData
  after: DocumentData
  /** What was half typed before it, and after it. */
  unparsed: { before: readonly Unparsed[]; after: readonly Unparsed[] }
  /** Where something was typed; null: another kind of change. */
  path: string | null
  /** ms on the clock of the edit; null: it has none. */
  at: number | null
}

/** What the world outside this document should hear. */
export type DocumentEmitted =
  | Edited
  /** The same of what came back by itself: nobody has begun to edit. */
  | (Omit<Edited, 'type'> & { type: 'restored' })
  | { type: 'created'; id: DocumentId }
  | { type: 'saved'; data: DocumentData }
  /** A save was refused here: something is half typed. */
  | { type: 'unfinished' }
  /** What somebody else changed meanwhile is in the document now; the names of the fields. */
  | { type: 'merged'; fields: readonly string[] }
  /** The server made something else of what was sent, and no hook declares that. */
  | { type: 'rewritten'; places: readonly Place[] }
  | { type: 'deleted' }
