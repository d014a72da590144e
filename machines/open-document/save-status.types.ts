import type { SnapshotFrom } from 'xstate'
import type { DocumentActor, DocumentSnapshot, Place } from '#machines/document'
import type { journalMachine } from '#machines/journal'
import type { lockMachine } from '#machines/lock'
import type { remoteChangesMachine } from '#machines/remote-changes'
import type { ProblemData } from '#problems'

/**
 * What the status is made of. A session that has ended is no fact of its own: a save that was refused
 * for it is the document's.
 */
export interface SaveFacts {
  document: DocumentSnapshot
  journal: SnapshotFrom<typeof journalMachine>
  lock: SnapshotFrom<typeof lockMachine>
  remoteChanges: SnapshotFrom<typeof remoteChangesMachine>
  /** Which of these paths the form has no field for. */
  unknownFields: (paths: readonly string[]) => readonly string[]
  /** The file that a save waits for; absent: it waits for none. */
  upload?: UploadFact | null
  /** Pictures in its texts that aren't uploaded yet; absent: there are none. */
  pictures?: PictureFact | null
}

export interface PictureFact {
  count: number
  /** Their files on this device. */
  copy: 'keeping' | 'kept' | 'notKept'
}

/** What is known of the pictures in a document's texts. */
export interface PictureSource {
  of(document: DocumentActor): PictureFact | null
  subscribe(listener: () => void): () => void
}

export interface UploadFact {
  percent: number
  /** Nothing is sent until somebody resumes it. */
  isPaused: boolean
}

/** What is known of the upload of a document's file. */
export interface UploadSource {
  of(document: DocumentSnapshot): UploadFact | null
  subscribe(listener: () => void): () => void
}

export type Status =
  | 'loading'
  | 'unavailable'
  /** The server has what is on the screen. */
  | 'saved'
  /** It does not, and nothing has gone wrong. */
  | 'unsaved'
  | 'saving'
  /** A save came to nothing. */
  | 'failed'
  /** Someone else has saved a newer version. */
  | 'outdated'
  | 'readOnly'
  /** The document no longer exists. */
  | 'deleted'

/** Changes that the server does not have, where the sentence speaks of them. */
export type UnsavedSuffix = '' | 'Unsaved'

/** Why, with what its sentence needs. The code is the key of its text: `document.status.<code>`. */
export type Reason =
  | { code: 'loading' }
  | { code: 'unavailable'; problem: ProblemData | null }
  | { code: 'deletedHere' }
  | { code: `${Deed}${UnsavedSuffix}${'' | 'Mine'}` }
  | { code: `${Deed}${UnsavedSuffix}By`; name: string }
  | { code: 'takingOver' }
  | { code: 'notTakenOver'; name: string | null; problem: ProblemData }
  | { code: `lockedOut${UnsavedSuffix}`; name: string | null; count: number }
  | { code: `newer${UnsavedSuffix}`; name: string | null; count: number }
  /** In another window. */
  | { code: `newer${UnsavedSuffix}Mine`; count: number }
  | { code: 'newerUnread'; problem: ProblemData }
  | { code: 'saving' }
  | { code: 'uploading'; percent: number }
  | { code: 'uploadPaused' }
  /** The server has all but these pictures of its texts. */
  | { code: 'pictures'; count: number }
  | { code: 'conflicted'; count: number }
  /** Merged with a newer version before it could be published. */
  | { code: 'stale' }
  | { code: 'invalid'; count: number }
  /** What was refused has been corrected since. */
  | { code: 'corrected' }
  /** The draft itself is saved: so it is with all that end in `Unpublished`. */
  | { code: 'notPublishable'; count: number }
  | { code: 'correctedUnpublished' }
  /** All that was refused is the value of another content language. */
  | { code: `otherLanguage${Unpublished}`; paths: readonly string[]; locale: string }
  | { code: `unknownFields${Unpublished}`; fields: readonly string[] }
  /** A save was refused here: what is half typed in these places is to be finished first. */
  | { code: 'unfinished'; places: readonly Place[] }
  | { code: 'offline' }
  /** The session has ended. */
  | { code: 'unauthorised' }
  /** Someone else holds the lock. */
  | { code: 'locked' }
  | { code: 'failed'; problem: ProblemData | null }
  | { code: 'notPublished'; problem: ProblemData | null }
  | { code: 'unanswered' }
  /** It came back by itself, from an earlier visit; `keptAt`: when it was kept. */
  | { code: 'restored'; count: number; keptAt: number }
  | { code: 'dirty'; count: number }
  /** This device has what the server does not. */
  | { code: 'journaled'; count: number }
  /** What is half typed in these places cannot be saved yet. */
  | { code: 'unparsed'; places: readonly Place[] }
  | { code: 'mayNotCreate' }
  | { code: 'readOnly' }
  | { code: 'new' }
  | { code: 'clean' }
  | { code: 'saved'; at: number }
  /** Saved as what visitors see. */
  | { code: 'published'; at: number }

type Deed = 'deleted' | 'trashed'
type Unpublished = '' | 'Unpublished'

/** What the person can do next. */
export type NextAction =
  | 'readAgain'
  | 'save'
  | 'retry'
  | 'showErrors'
  | 'switchLanguage'
  | 'reload'
  | 'signIn'
  | 'decideConflicts'
  | 'compare'
  | 'takeIn'
  | 'takeOver'
  | 'viewOrLeave'
  | 'recreate'
  /** Out of the trash. */
  | 'restore'
  | 'discardRestored'
  | 'viewOnSite'

/** The one true status of an open document. */
export interface SaveStatus {
  status: Status
  reason: Reason
  /** Another reason that does not hide the first: a newer version beside a save that failed. */
  besides: Reason | null
  /** The nearest first. */
  actions: readonly NextAction[]
  /** Whether this device has what the server does not; null: nothing to say, or the reason says it. */
  device: 'kept' | 'partlyKept' | 'notKept' | null
}
