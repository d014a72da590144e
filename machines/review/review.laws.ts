import type { Review, ReviewAction } from '#contracts/review'
import type { Laws, Seen } from '#testing/laws'
import {
  always,
  asks,
  broken,
  emits,
  ends,
  hears,
  never,
  onlyAfter,
  remember,
  runs,
  whenever,
} from '#testing/laws'
import type { reviewMachine } from './review.machine.ts'
import type { AskedStep } from './review.types.ts'

type Step = Seen<typeof reviewMachine>

const isBusy = (seen: Step) => runs('store')(seen) || runs('take')(seen)
const wasBusy = (seen: Step) => places.some((place) => wasAt(seen, place))
const wasAt = (seen: Step, place: string) =>
  forms.some((form) => seen.was(`known.${form}.${place}`))
const forms = ['shown', 'ask', 'askChanges']
const places = ['storing', 'taking']

const answers = (seen: Step) => ['read', 'store', 'take'].some((work) => ends(work, 'done')(seen))

/** What the person saw when they chose a step, and what is stored after its save. */
const reviews = ({ before, output }: Step): { seen: Review; now: Review } | null =>
  before?.review ? { seen: before.review, now: output } : null

const may: Record<ReviewAction, (review: Review) => boolean> = {
  ask: ({ mayAsk }) => mayAsk,
  approve: ({ mayDecide, state }) => mayDecide && state !== 'approved',
  askChanges: ({ mayDecide }) => mayDecide,
  withdraw: ({ mayWithdraw }) => mayWithdraw,
}

/** Somebody stepped in between, or ended the review. */
function isSteppedOn(step: Step): boolean {
  const both = reviews(step)
  if (!both) return true
  const known = both.seen.events.map(({ id }) => id)
  const added = both.now.events.filter(({ id }) => !known.includes(id))
  const isThere = known.length === 0 || both.now.events.some(({ id }) => id === known[0])
  return !isThere || added.some(({ isMine, kind }) => !isMine || kind !== 'fell')
}

const input = ({ asked }: Step): AskedStep | null => asked[0]?.input ?? null

const isSame = (one: AskedStep, other: AskedStep) =>
  JSON.stringify({ ...one, key: '' }) === JSON.stringify({ ...other, key: '' })

const isWriting = (seen: Step) => seen.is('known.ask') || seen.is('known.askChanges')
const wasWriting = (seen: Step) => seen.was('known.ask') || seen.was('known.askChanges')

export const laws: Laws<typeof reviewMachine> = {
  // What is known
  'nothing is asked before a document is there': onlyAfter(
    hears('document.opened'),
    ({ running }) => running.length > 0,
  ),
  'only the server says how far a review is': whenever(
    ({ before, now }) => before !== null && now.review !== before.review,
    answers,
  ),
  'what is known is shown until something newer is': never(
    ({ before, now }) => before?.review != null && now.review === null,
  ),
  'whoever hears of a step reads, unless one of their own is on its way': whenever(
    (seen) => hears('server.reviewed')(seen) && !seen.was('unasked'),
    (seen) => asks('read')(seen) || wasBusy(seen),
  ),
  'a save of an approved document is followed by a look': whenever(
    (seen) =>
      hears('document.saved')(seen) && seen.before?.review?.state === 'approved' && !wasBusy(seen),
    asks('read'),
  ),
  'a step that came to nothing is told, and the review read again': whenever(
    (seen) => ends('store', 'failed')(seen) || ends('take', 'failed')(seen),
    (seen) => asks('read')(seen) && seen.now.problem !== null,
  ),

  // Steps
  'nothing is begun unless somebody may do it and says so': whenever(
    (seen) =>
      asks('store')(seen) ||
      (seen.event?.type === 'user.step' &&
        seen.before?.review != null &&
        !wasBusy(seen) &&
        may[seen.event.action](seen.before.review)),
    (seen) =>
      asks('store')(seen) &&
      seen.event?.type === 'user.step' &&
      seen.before?.review != null &&
      may[seen.event.action](seen.before.review),
  ),
  'what is stored is known before a step is taken': whenever(asks('take'), ends('store', 'done')),
  'a step is about exactly what is stored then': whenever(asks('take'), (seen) => {
    const step = input(seen)
    const [last = null] = (seen.output as Review).events
    return step?.content === seen.output.content && step?.last === (last?.id ?? null)
  }),
  'a step is the one that somebody chose': whenever(asks('take'), (seen) => {
    const { before } = seen
    const step = input(seen)
    return (
      step?.action === before?.wanted?.action &&
      step?.note === before?.wanted?.note &&
      step?.to === before?.wanted?.to
    )
  }),
  'a step is taken unless somebody was faster, or the save took the right to it': whenever(
    ends('store', 'done'),
    (seen) => {
      const action: ReviewAction | undefined = seen.before?.wanted?.action
      const isFree =
        action !== undefined && !isSteppedOn(seen) && may[action](seen.output as Review)
      if (isFree) return asks('take')(seen)
      const isOwn = !isSteppedOn(seen) && (seen.output as Review).isOwn === true
      const code = isOwn ? 'review.own' : 'review.stale'
      return !asks('take')(seen) && seen.now.problem?.code === code
    },
  ),
  'the same step keeps its key, another has its own': remember<
    typeof reviewMachine,
    AskedStep | null
  >(null, (last, seen) => {
    if (emits('taken')(seen)) return null
    const step = asks('take')(seen) ? input(seen) : null
    if (!step) return last
    const key = last && isSame(step, last) ? last.key : seen.before?.wanted?.key
    return step.key === key ? step : broken
  }),
  'a step is told as taken once the server says so': whenever(
    emits('taken'),
    (seen) =>
      ends('take', 'done')(seen) ||
      (ends('read', 'done')(seen) &&
        (seen.before?.asked?.action === 'withdraw'
          ? seen.output.state === 'none'
          : seen.output.events[0]?.isMine === true &&
            seen.output.events[0].kind === seen.before?.asked?.action)),
  ),
  'what was taken is told': whenever(ends('take', 'done'), emits('taken')),
  'one thing is on its way at a time': always(({ running }) => running.length <= 1),
  'what was begun is not given up': whenever(
    wasBusy,
    (seen) => isBusy(seen) || seen.cause === 'done' || seen.cause === 'failed',
  ),
  'nothing wanted is left over': always(
    (seen) => (seen.now.wanted !== null) === runs('store')(seen),
  ),

  // Problems
  'whoever tries again is told nothing of the last try': never(
    (seen) => isBusy(seen) && seen.now.problem !== null,
  ),
  'why a step was not taken is told until somebody goes on': whenever(
    ({ before, now }) => before?.problem != null && now.problem === null,
    (seen) =>
      seen.event?.type.startsWith('user.') === true || seen.was('unread') || emits('taken')(seen),
  ),

  // What is written
  'a step is written down only when somebody opens it and may do it': whenever(
    (seen) => isWriting(seen) && !wasWriting(seen),
    (seen) =>
      seen.event?.type === 'user.open' &&
      seen.before?.review != null &&
      may[seen.event.action](seen.before.review) &&
      seen.is(`known.${seen.event.action}`),
  ),
  'what is written stays until it is taken, or somebody closes it': whenever(
    (seen) => wasWriting(seen) && !isWriting(seen),
    (seen) => hears('user.close')(seen) || emits('taken')(seen),
  ),
}
