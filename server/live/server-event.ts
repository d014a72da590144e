import type { AskedDocument } from '#contracts/documents'
import type { UserRef } from '../features/locks/current-lock.ts'

/** What happened: which, who and when, and nothing of what a document says. */
export type ServerEvent =
  | { kind: 'lock'; document: AskedDocument }
  | Saved
  | { kind: 'deleted'; document: AskedDocument; by: UserRef | null; inTrash?: true }
  /** Comments on it were written or changed. */
  | { kind: 'comments'; document: AskedDocument; by: UserRef | null }
  /** A step of its review was taken. */
  | { kind: 'review'; document: AskedDocument; by: UserRef | null }
  /** Tasks on it were given or changed. */
  | { kind: 'assignments'; document: AskedDocument; by: UserRef | null }
  | InboxEvent
  | SessionEvent

export interface Saved {
  kind: 'saved'
  document: AskedDocument
  by: UserRef | null
  at: string
  /** What their request calls it. */
  save?: string
  /** No request of theirs did it, such as a plan that was due. */
  isOnTheirBehalf?: true
}

/** A user signed out somewhere: who is still signed in has to be looked at. */
export interface SessionEvent {
  kind: 'session'
  user: UserRef
}

/** What was written to these users has changed, and they may read it. */
export interface InboxEvent {
  kind: 'inbox'
  users: readonly UserRef[]
}

export type DocumentEvent = Exclude<ServerEvent, SessionEvent | InboxEvent>

/** What is kept for a browser that was cut off. */
export type ToldEvent = DocumentEvent | InboxEvent

/** The same for every way to write the id. */
export const keyOf = ({ collectionSlug, globalSlug, id }: AskedDocument): string =>
  globalSlug === undefined ? `collection ${collectionSlug} ${id}` : `global ${globalSlug}`

export const keyOfUser = ({ relationTo, value }: UserRef): string => `${relationTo} ${value}`
