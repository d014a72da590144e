import type { Assignment } from '#contracts/assignments'
import type { ProblemData } from '#problems'
import type { DraftOf, Step, TaskDraft, TaskValues } from './assignments.types.ts'

type Drafts = readonly TaskDraft[]

const empty: TaskValues = { to: null, task: '', due: '' }

export const draftOf = (drafts: Drafts, of: DraftOf): TaskDraft | undefined =>
  drafts.find((draft) => draft.of === of)

/** Leaving it would lose something. */
export const isUnsent = ({ before, values }: TaskDraft): boolean => !isSameTask(before, values)

/** A new task needs somebody who does it; another one, something that changes. */
export const isSendable = (draft: TaskDraft): boolean =>
  draft.of === null ? draft.values.to !== null : isUnsent(draft)

/** What is written there already goes on. */
export function withDraft(drafts: Drafts, assignments: readonly Assignment[], of: DraftOf): Drafts {
  if (draftOf(drafts, of)) return drafts
  const task = assignments.find(({ id }) => id === of)
  const before = task ? { to: task.to, task: task.task, due: task.due ?? '' } : empty
  return [...drafts, { of, values: before, before, attempt: null, problem: null }]
}

export const typedIn = (drafts: Drafts, of: DraftOf, values: Partial<TaskValues>): Drafts =>
  changed(drafts, of, (draft) => ({ ...draft, values: { ...draft.values, ...values } }))

export const withoutDraft = (drafts: Drafts, of: DraftOf): Drafts =>
  drafts.filter((draft) => draft.of !== of)

/** Sent again as it was, it has the same name: a task that arrived is not given twice. */
export const attempted = (drafts: Drafts, of: DraftOf, key: string): Drafts =>
  changed(drafts, of, (draft) => ({
    ...draft,
    attempt:
      draft.attempt && isSameTask(draft.attempt.values, draft.values)
        ? draft.attempt
        : { key, values: draft.values },
    problem: null,
  }))

/** What is sent of it: of a task that is there, only what changes. */
export function stepOf(drafts: Drafts, of: DraftOf): Step | null {
  const draft = draftOf(drafts, of)
  if (!draft?.attempt) return null
  const { due, task, to } = draft.values
  if (of === null) {
    if (to === null) return null
    const values = { to: { collection: to.collection, id: to.id }, task, due: due || null }
    return { kind: 'give', key: draft.attempt.key, values }
  }
  const change = {
    ...(task !== draft.before.task && { task }),
    ...(due !== draft.before.due && { due: due || null }),
  }
  return { kind: 'change', id: of, change }
}

/** The draft that a step sends; undefined: it sends none. */
export function sentBy(step: Step | null): DraftOf | undefined {
  if (step?.kind === 'give') return null
  return step?.kind === 'change' ? step.id : undefined
}

/** The server has what was sent. What was typed since then stays a draft. */
export const arrivedIn = (drafts: Drafts, of: DraftOf): Drafts =>
  drafts.flatMap((draft) => {
    if (draft.of !== of) return [draft]
    const { attempt, values } = draft
    if (!attempt || isSameTask(attempt.values, values)) return []
    return [{ ...draft, before: of === null ? draft.before : attempt.values, attempt: null }]
  })

export const refusedIn = (drafts: Drafts, of: DraftOf, problem: ProblemData): Drafts =>
  changed(drafts, of, (draft) => ({ ...draft, problem }))

export function isSameTask(one: TaskValues, other: TaskValues): boolean {
  return (
    one.task === other.task &&
    one.due === other.due &&
    one.to?.collection === other.to?.collection &&
    one.to?.id === other.to?.id
  )
}

const changed = (drafts: Drafts, of: DraftOf, change: (draft: TaskDraft) => TaskDraft): Drafts =>
  drafts.map((draft) => (draft.of === of ? change(draft) : draft))
