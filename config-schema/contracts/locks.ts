import type { AskedDocument, DocumentId } from './documents.ts'

/**
 * Below `{api}`; `POST` takes, keeps, gives back or takes over the lock of one document, `GET` tells
 * whose it is.
 */
export const lockPath = '/stateroom/lock'

/** Below `{api}`; `GET` tells every lock that this user may know of. */
export const locksPath = '/stateroom/locks'

/**
 * - `acquire`: it is mine from now on, or still, unless it is somebody else's;
 * - `release`: I am done with it; nothing where it is not mine;
 * - `takeOver`: it is mine, whosever it was.
 */
export type LockAction = 'acquire' | 'release' | 'takeOver'

export interface LockRequest extends AskedDocument {
  action: LockAction
}

export interface LockOwner {
  id: DocumentId
  collection: string
  /** null: this user may not know. */
  title: string | null
}

/**
 * Somebody edits a document. Times are lengths by the server's clock: a browser whose own is wrong
 * reads them all the same.
 */
export interface Lock {
  holder: LockOwner
  isMine: boolean
  /** Since the holder's last edit, ms. */
  age: number
  /** Until it is none any more, unless the holder edits again, ms. */
  left: number
}

/** null: nobody's. */
export interface LockAnswer {
  lock: Lock | null
}

export interface LocksAnswer {
  locks: readonly (Lock & AskedDocument)[]
}
