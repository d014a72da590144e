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

/** Why, with the counts, names and times that the sentence needs. */
export type Reason =
  | { code: 'loading' }
  | { code: 'unavailable'; problem: ProblemData | null }
  | { code: 'deletedHere' }
  /** `name`: who did; null: nobody knows. */
  | { code: 'deletedElsewhere'; name: string | null; isMine: boolean; inTrash?: true }
  | { code: 'deletedElsewhereUnsaved'; name: string | null; isMine: boolean; inTrash?: true }
  | { code: 'takingOver' }
  | { code: 'takeOverFailed'; name: string | null; problem: ProblemData }
  | { code: 'lockedByOther'; name: string | null; count: number }
  | { code: 'newerVersion'; name: string | null; isMine: boolean; count: number }
  | { code: 'newerVersionUnread'; problem: ProblemData }
  | { code: 'saving' }
  | { code: 'uploading'; percent: number }
  | { code: 'uploadPaused' }
  /** The server has all but these pictures of its texts. */
  | { code: 'pictures'; count: number }
  | { code: 'conflicts'; count: number }
  | { code: 'mergedBeforePublishing' }
  | { code: 'invalid'; count: number }
  /** The draft itself is saved. */
  | { code: 'notPublishable'; count: number }
  /** All that was refused is the value of another content language. */
  | { code: 'otherLanguage'; paths: readonly string[]; locale: string; isSaved: boolean }
  | { code: 'unknownFields'; fields: readonly string[]; isSaved: boolean }
  /** A save was refused here: what is half typed in these places is to be finished first. */
  | { code: 'unfinished'; places: readonly Place[] }
  | { code: 'offline' }
  | { code: 'sessionEnded' }
  | { code: 'refusedByLock' }
  | { code: 'refused'; problem: ProblemData | null }
  | { code: 'notPublished'; problem: ProblemData | null }
  | { code: 'unanswered' }
  /** It came back by itself, from an earlier visit; `at`: when it was kept. */
  | { code: 'restored'; count: number; at: number }
  | { code: 'edited'; count: number }
  | { code: 'keptOnDevice'; count: number }
  /** What is half typed in these places cannot be saved yet. */
  | { code: 'unparsed'; places: readonly Place[] }
  | { code: 'mayNotCreate' }
  | { code: 'mayNotEdit' }
  | { code: 'new' }
  | { code: 'unchanged' }
  | { code: 'savedNow'; at: number }

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
