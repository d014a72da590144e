import type { LoadedDocument } from '#contracts/documents'
import type { LockOwner } from '#contracts/locks'
import type { ProblemData } from '#problems'

/** What the server has of the document by now. */
export type Version = Pick<Required<LoadedDocument>, 'data' | 'isPublic'> & {
  /** It was put there since. */
  inTrash?: true
}

/** Who saved it, and when. */
export interface Saved {
  /** null: nobody knows, or this person may not know. */
  by: LockOwner | null
  /** This person did, in another window. */
  isMine: boolean
  /** ISO. */
  at: string
}

/** Who deleted it. */
export interface Deletion {
  /** null: nobody knows, or this person may not know. */
  by: LockOwner | null
  /** This person did, in another window or a list. */
  isMine: boolean
  /** It can be taken out of it. */
  inTrash?: true
}

export interface RemoteChangesContext {
  /** When the version was saved that is on the screen, ISO; null: nobody knows. */
  known: string | null
  /** When the document was created, ISO; null: nobody knows. */
  born: string | null
  /** The newest that was saved since; null: nothing. */
  saved: Saved | null
  /** Who deleted it, while it is gone; null: it is there, or nobody was told. */
  deletion: Deletion | null
  /** The newer version, as it is compared. */
  version: Version | null
  problem: ProblemData | null
  /** Looks in a row that came to nothing. */
  attempts: number
}

export type RemoteChangesEvent =
  /** Another version is on the screen, saved then, of a document that was created then. */
  | { type: 'document.known'; at: string | null; born: string | null }
  /** A save has found that it is not there any more. */
  | { type: 'document.gone' }
  | ({ type: 'server.saved' } & Saved)
  /** Something may have happened that was not told. */
  | { type: 'server.missed' }
  | { type: 'browser.online' }
  | { type: 'session.renewed' }
  /** There is nothing to take in any more. */
  | ({ type: 'server.deleted' } & Deletion)
  | { type: 'user.compare' }
  | { type: 'user.close' }
  | { type: 'user.takeIn' }

/** What the world has to do. */
export type RemoteChangesEmitted =
  /** The document takes it in. */
  | ({ type: 'takenIn' } & Version)
  /** It is not there any more. */
  | { type: 'gone' }
  /** It is there again. */
  | ({ type: 'back' } & Version)
