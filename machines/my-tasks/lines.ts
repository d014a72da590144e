import type { Finish, MyTask } from './my-tasks.types.ts'

export interface TaskLine {
  task: MyTask
  isDone: boolean
}

interface Tasks {
  assignments: readonly MyTask[]
  finished: readonly MyTask[]
}

/** All that is shown, what is due first first: what was done here keeps its place. */
export const linesOf = ({ assignments, finished }: Tasks): readonly TaskLine[] =>
  [
    ...assignments.map((task) => ({ task, isDone: false })),
    ...finished.map((task) => ({ task, isDone: true })),
  ].toSorted(
    ({ task: one }, { task: other }) =>
      dayOf(one).localeCompare(dayOf(other)) || one.at.localeCompare(other.at),
  )

const dayOf = ({ due }: MyTask): string => due ?? '9999-99-99'

/** After a step that the server has taken. */
export function takenIn({ assignments, finished }: Tasks, { id, isDone }: Finish): Tasks {
  const task = [...assignments, ...finished].find((one) => one.id === id)
  const others = {
    assignments: without(assignments, id),
    finished: without(finished, id),
  }
  if (!task) return others
  return isDone
    ? { ...others, finished: [...others.finished, task] }
    : { ...others, assignments: [...others.assignments, task] }
}

/** What is to be done again is no longer done. */
export const readIn = ({ finished }: Tasks, assignments: readonly MyTask[]): Tasks => ({
  assignments,
  finished: finished.filter((task) => !assignments.some(({ id }) => id === task.id)),
})

const without = (tasks: readonly MyTask[], id: string): readonly MyTask[] =>
  tasks.filter((task) => task.id !== id)
