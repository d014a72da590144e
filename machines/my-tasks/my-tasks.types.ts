import type { MyAssignments } from '#contracts/my-assignments'
import type { ProblemData } from '#problems'

export type MyTask = MyAssignments['assignments'][number]

/** What is said of a task: it's done, or isn't after all. */
export interface Finish {
  id: string
  isDone: boolean
}

export interface MyTasksContext {
  /** What is to be done, as the server told last. */
  assignments: readonly MyTask[]
  /** What was done here: it stays in sight, so that it can be undone. */
  finished: readonly MyTask[]
  /** What is on its way. */
  step: Finish | null
  /** Why the tasks couldn't be read, or why the last step couldn't be taken. */
  problem: ProblemData | null
}

export type MyTasksEvent =
  /** A task was given or changed, or may have been. */
  | { type: 'server.changed' }
  | { type: 'user.retry' }
  | { type: 'user.finish'; id: string }
  | { type: 'user.undo'; id: string }

/** What the server has done, for whoever can't see it. */
export type MyTasksEmitted = { type: 'done'; what: 'finished' | 'reopened' }
