import type { Review, ReviewAction, ReviewEvent } from '#contracts/review'
import type { ProblemCode } from '#problems'
import type { AskedStep, ReviewContext } from './review.types.ts'

/** Whether a step would be taken. What is approved is not approved again. */
export function allows(review: Review, action: ReviewAction): boolean {
  if (action === 'ask') return review.mayAsk
  if (action === 'withdraw') return review.mayWithdraw
  return review.mayDecide && !(action === 'approve' && review.state === 'approved')
}

/** A save of one's own can end an approval, or the right to give it. */
export const isChangedBySave = ({ state, mayDecide }: Review): boolean =>
  state === 'approved' || mayDecide

const lastOf = ({ events }: Review): string | null => events[0]?.id ?? null

const newerThan = ({ events }: Review, last: string | null): readonly ReviewEvent[] => {
  const seen = events.findIndex(({ id }) => id === last)
  return seen === -1 ? events : events.slice(0, seen)
}

/**
 * Why a step that somebody chose before a save of theirs isn't taken after it; null: it is. That the
 * save ended an approval is no step of anybody else.
 */
export function refusalAfterSave(
  seen: Review,
  now: Review,
  action: ReviewAction,
): ProblemCode | null {
  const isEnded = lastOf(seen) !== null && !now.events.some(({ id }) => id === lastOf(seen))
  const isSteppedOn = newerThan(now, lastOf(seen)).some(
    ({ kind, isMine }) => kind !== 'fell' || !isMine,
  )
  if (isEnded || isSteppedOn) return 'review.stale'
  if (allows(now, action)) return null
  return now.isOwn ? 'review.own' : 'review.stale'
}

/** About what was seen. The same, sent again, keeps its key: what arrived is not done twice. */
export function askedOf({ asked, review, wanted }: ReviewContext): AskedStep | null {
  if (review === null || wanted === null) return null
  const step = { ...wanted, content: review.content, last: lastOf(review) }
  return asked && isSame(step, asked) ? asked : step
}

const isSame = ({ key: _, ...one }: AskedStep, { key: __, ...other }: AskedStep): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** What was asked for has been done, whatever became of the answer. */
export function isTaken(asked: AskedStep | null, review: Review): boolean {
  if (asked === null) return false
  if (asked.action === 'withdraw') return review.state === 'none'
  const [newest] = newerThan(review, asked.last)
  return newest?.isMine === true && newest.kind === asked.action && newest.note === asked.note
}
