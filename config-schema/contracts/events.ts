import type { AskedDocument } from './documents.ts'
import type { Lock, LockOwner } from './locks.ts'

/**
 * Below `{api}`; `GET` with `?stream=` is a stream of server-sent events that ends only when one of
 * the sides goes; `POST` says what the stream is to tell.
 */
export const eventsPath = '/stateroom/events'

/**
 * What one browser wants to be told, all of it, in place of what it said before: sent again, it
 * changes nothing.
 */
export interface WatchRequest {
  /** What the browser calls its stream, a UUID; its `GET` says the same. */
  stream: string
  /** What its tabs show. */
  documents: readonly WatchedDocument[]
  /** Slugs of the collections whose rows its tabs list. */
  collections: readonly string[]
}

export interface WatchedDocument extends AskedDocument {
  activity: Activity
  /** Path of the field that is edited. */
  field?: string
}

export type Activity = 'viewing' | 'editing'

/** Somebody who has a document open, once, however many windows show it. */
export interface Present {
  who: LockOwner
  isMe: boolean
  activity: Activity
  /** Path of the field that is edited, where this user may read it. */
  field?: string
}

/** It is gone, or can be taken out of the trash. */
interface Deleted {
  type: 'deleted'
  document: AskedDocument
  by: LockOwner | null
  isMine: boolean
  inTrash?: true
}

/** What a stream tells: the data of each event, as JSON. */
export type LiveEvent =
  /** Everybody who has it open now, without this stream's own windows. */
  | { type: 'present'; document: AskedDocument; people: readonly Present[] }
  /** Whose its lock is now; null: nobody's. */
  | { type: 'lock'; document: AskedDocument; lock: Lock | null }
  /** It is stored; null: nobody knows, or this user may not know, by whom. */
  | { type: 'saved'; document: AskedDocument; by: LockOwner | null; isMine: boolean; at: string }
  | Deleted
  /** Comments on it were written or changed: whoever shows it reads them again. */
  | { type: 'comments'; document: AskedDocument; by: LockOwner | null; isMine: boolean }
  /** A step of its review was taken: whoever shows it reads it again. */
  | { type: 'review'; document: AskedDocument; by: LockOwner | null; isMine: boolean }
  /** Tasks on it were given or changed: whoever shows it reads them again. */
  | { type: 'assignments'; document: AskedDocument; by: LockOwner | null; isMine: boolean }
  /** What concerns this user has changed, or what they have read of it. */
  | { type: 'inbox' }
  /** The events since the last one that arrived are forgotten: whoever needs the truth asks for it. */
  | { type: 'missed' }
