import type { AssignmentChange, DocumentAssignments, NewAssignment } from '#contracts/assignments'
import type { LockOwner } from '#contracts/locks'
import type { ProblemData } from '#problems'

/** What is written of a task. */
export interface TaskValues {
  to: LockOwner | null
  task: string
  /** A day: `2026-12-24`; empty: whenever. */
  due: string
}

/** What a draft is of: the task with this ID; null: a new one. */
export type DraftOf = string | null

/** A task that the server doesn't have like this. */
export interface TaskDraft {
  of: DraftOf
  values: TaskValues
  /** What it began with. */
  before: TaskValues
  /** The name under which it was sent, which stays the same as long as the values do: it's given once. */
  attempt: { key: string; values: TaskValues } | null
  /** Why it couldn't be sent. */
  problem: ProblemData | null
}

/** What the server is asked to do. */
export type Step =
  | {
      kind: 'give'
      key: string
      values: Omit<NewAssignment, 'collectionSlug' | 'globalSlug' | 'id'>
    }
  | { kind: 'change'; id: string; change: AssignmentChange }
  | { kind: 'finish'; id: string; isDone: boolean }
  | { kind: 'takeBack'; id: string }

export interface AssignmentsContext extends DocumentAssignments {
  drafts: readonly TaskDraft[]
  /** What is on its way. */
  step: Step | null
  /** Which task somebody is asked about, before it's taken back. */
  asked: string | null
  /** The step that the server refused, and why; of a draft, the draft says it. */
  refused: { step: Step; problem: ProblemData } | null
  /** Why the tasks couldn't be read. */
  problem: ProblemData | null
}

export type AssignmentsEvent =
  /** It is there, so that it can have tasks. */
  | { type: 'document.opened' }
  /** Somebody gave or changed one, or may have. */
  | { type: 'server.assigned' }
  | { type: 'user.open' }
  | { type: 'user.close' }
  | { type: 'user.retry' }
  | { type: 'user.compose'; of: DraftOf }
  | { type: 'user.type'; of: DraftOf; values: Partial<TaskValues> }
  | { type: 'user.discard'; of: DraftOf }
  | { type: 'user.send'; of: DraftOf; key: string }
  | { type: 'user.finish'; id: string; isDone: boolean }
  | { type: 'user.takeBack'; id: string }
  | { type: 'user.confirm' }
  | { type: 'user.cancel' }

/** What the server has done, for whoever can't see it. */
export type AssignmentsEmitted = {
  type: 'done'
  what: 'given' | 'changed' | 'finished' | 'reopened' | 'takenBack'
}
