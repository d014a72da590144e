import type { DocumentId } from '#contracts/documents'
import type { PreflightFinding } from '#contracts/preflight'
import type { Planned, PlannedAction } from '#contracts/schedule'
import type { ProblemData } from '#problems'

/** What is to be done with the document by itself, and when. */
export interface Plan {
  action: PlannedAction
  /** An ISO text with its offset from UTC. */
  at: string
  timezone: string
  /** null: all languages. */
  locale: string | null
}

export interface ScheduleContext {
  /** All that the server knows to be planned, the next first. */
  planned: readonly Planned[]
  /** What the checks warn of in what was planned last. */
  warnings: readonly PreflightFinding[]
  /** What is being planned. */
  asked: Plan | null
  /** What is being taken back. */
  removed: DocumentId | null
  /** Why the last of these could not be done. */
  problem: ProblemData | null
}

export type ScheduleEvent =
  /** It is there, so that something can be planned for it. */
  | { type: 'document.opened' }
  /** The moment of a plan has come. */
  | { type: 'clock.due' }
  | { type: 'user.open' }
  | { type: 'user.close' }
  | { type: 'user.retry' }
  | { type: 'user.plan'; plan: Plan }
  | { type: 'user.remove'; id: DocumentId }
