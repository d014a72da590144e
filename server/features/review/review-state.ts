import type { Review, ReviewAction, ReviewState } from '#contracts/review'

/**
 * What is stored: steps of people, and what became of the content. `fell`: it was changed after it had
 * been approved; `publishPart`: some of its languages were published, and it stays approved; `publish`:
 * all of it was.
 */
export type StepKind = ReviewAction | 'fell' | 'publishPart' | 'publish'

const states: Readonly<Record<StepKind, Review['state']>> = {
  ask: 'inReview',
  askChanges: 'changesAsked',
  approve: 'approved',
  fell: 'inReview',
  publishPart: 'approved',
  publish: 'none',
  withdraw: 'none',
}

/** The state that a step leaves; without one the review has not begun. */
export const stateAfter = (last: { kind: StepKind } | undefined): Review['state'] =>
  last ? states[last.kind] : 'none'

/** The kinds of step that leave this state. */
export const kindsLeaving = (state: ReviewState): readonly StepKind[] =>
  (Object.keys(states) as StepKind[]).filter((kind) => states[kind] === state)

/** The steps of the review that goes on, or that was withdrawn last, the newest first. */
export function stepsOfReview<Step extends { kind: StepKind }>(
  newestFirst: readonly Step[],
): readonly Step[] {
  const end = newestFirst.findIndex(
    ({ kind }, index) => kind === 'publish' || (kind === 'withdraw' && index > 0),
  )
  return end === -1 ? newestFirst : newestFirst.slice(0, end)
}

/** The last step of these kinds. */
export const lastOf = <Step extends { kind: StepKind }>(
  newestFirst: readonly Step[],
  ...kinds: readonly StepKind[]
): Step | undefined => newestFirst.find(({ kind }) => kinds.includes(kind))
