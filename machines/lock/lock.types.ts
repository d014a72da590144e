import type { Lock } from '#contracts/locks'
import type { ProblemData } from '#problems'

export interface LockContext {
  /** The document's place in the panel. */
  path: string
  /** Somebody else's, as it was told last. */
  lock: Lock | null
  /** Why it could not be taken over. */
  problem: ProblemData | null
}

export type LockEvent =
  /** It is on the screen, exists, and this person may change it. */
  | { type: 'document.opened'; path: string }
  | { type: 'document.edited' }
  /** The server would not save it over somebody's lock. */
  | { type: 'document.refused' }
  /** The server tells whose it is now, without being asked. */
  | { type: 'server.lockChanged'; lock: Lock | null }
  /** The screen is left for this place. */
  | { type: 'page.left'; to: string }
  | { type: 'user.goBack' }
  | { type: 'user.view' }
  | { type: 'user.takeOver' }

/** What the world has to do. */
export type LockEmitted =
  /** The lock is given back. */
  | { type: 'released' }
  /** It goes on at another screen of the document, and has nobody to release it there. */
  | { type: 'kept' }
  /** The document may be another one by now: somebody else has edited it. */
  | { type: 'freed' }
  /** This person goes to where they came from, or to the dashboard. */
  | { type: 'left'; to: 'back' | 'dashboard' }
  /** It could not be taken over (LOCK-4). */
  | { type: 'takeOverFailed'; problem: ProblemData }
