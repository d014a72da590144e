import type { Laws, Seen } from '#testing/laws'
import { always, asks, emits, ends, hears, never, onlyAfter, runs, whenever } from '#testing/laws'
import type { assignmentsMachine } from './assignments.machine.ts'
import type { TaskDraft } from './assignments.types.ts'
import { draftOf, isSameTask, isUnsent, sentBy } from './drafts.ts'

type Step = Seen<typeof assignmentsMachine>

const before = ({ before }: Step): readonly TaskDraft[] => before?.drafts ?? []
const isSending = (seen: Step) => runs('send')(seen)
const sentBefore = ({ before }: Step) => sentBy(before?.step ?? null)

export const laws: Laws<typeof assignmentsMachine> = {
  // What is written
  'a draft goes only when somebody discards it, or the server has just that': always((seen) =>
    before(seen).every((was) => {
      if (draftOf(seen.now.drafts, was.of) || !isUnsent(was)) return true
      if (hears('user.discard')(seen)) return true
      return (
        ends('send', 'done')(seen) &&
        was.attempt !== null &&
        isSameTask(was.attempt.values, was.values)
      )
    }),
  ),
  'only the person changes what is written': always((seen) =>
    before(seen).every((was) => {
      const is = draftOf(seen.now.drafts, was.of)
      return !is || isSameTask(is.values, was.values) || hears('user.type')(seen)
    }),
  ),
  'a draft that could not be sent says why until it is sent again': always((seen) =>
    before(seen).every((was) => {
      const is = draftOf(seen.now.drafts, was.of)
      return !is || !was.problem || is.problem !== null || hears('user.send')(seen)
    }),
  ),
  'what is being sent is not discarded': never(
    (seen) =>
      hears('user.discard')(seen) &&
      sentBy(seen.now.step) !== undefined &&
      draftOf(seen.now.drafts, sentBy(seen.now.step) ?? null) === undefined,
  ),

  // What is sent
  'nothing is sent unless somebody says so, and then just that': whenever(
    asks('send'),
    ({ event, now: { step } }) => {
      if (event?.type === 'user.send') return sentBy(step) === event.of
      if (event?.type === 'user.confirm') return step?.kind === 'takeBack'
      return (
        event?.type === 'user.finish' &&
        step?.kind === 'finish' &&
        step.id === event.id &&
        step.isDone === event.isDone
      )
    },
  ),
  'the same task keeps its name, so that it is given once': always((seen) =>
    before(seen).every((was) => {
      const attempt = draftOf(seen.now.drafts, was.of)?.attempt
      return !attempt || !was.attempt || !isSameTask(attempt.values, was.attempt.values)
        ? true
        : attempt.key === was.attempt.key
    }),
  ),
  'another task goes under a name of its own': whenever(
    (seen) => asks('send')(seen) && hears('user.send')(seen),
    ({ before, event, now }) => {
      if (event?.type !== 'user.send') return false
      const was = draftOf(before?.drafts ?? [], event.of)
      const isAgain = was?.attempt != null && isSameTask(was.attempt.values, was.values)
      return (
        draftOf(now.drafts, event.of)?.attempt?.key === (isAgain ? was.attempt?.key : event.key)
      )
    },
  ),
  'one thing is on its way at a time': always(({ running }) => running.length <= 1),
  'what is on its way is seen to its end': whenever(
    (seen) => seen.was('list.listed.sending'),
    (seen) => seen.cause === 'done' || seen.cause === 'failed' || isSending(seen),
  ),
  'there is a step as long as it is on its way': always(
    (seen) => (seen.now.step !== null) === seen.is('list.listed.sending'),
  ),
  'afterwards the server is asked how things are': whenever(
    (seen) => seen.work === 'send',
    asks('read'),
  ),
  'what fails is told where it was asked for': whenever(ends('send', 'failed'), (seen) => {
    const of = sentBefore(seen)
    return of === undefined
      ? seen.now.refused !== null
      : draftOf(seen.now.drafts, of)?.problem != null
  }),
  'a step that was refused is told until another, or until the panel is closed': whenever(
    ({ before, now }) => before?.refused != null && now.refused === null,
    (seen) => asks('send')(seen) || hears('user.close')(seen),
  ),
  'no task is taken back that nobody was asked about': whenever(
    (seen) => asks('send')(seen) && seen.now.step?.kind === 'takeBack',
    (seen) =>
      hears('user.confirm')(seen) &&
      seen.now.step?.kind === 'takeBack' &&
      seen.before?.asked === seen.now.step.id,
  ),

  // What is shown
  'nothing is asked before a document is there': onlyAfter(
    hears('document.opened'),
    ({ running }) => running.length > 0,
  ),
  'tasks are as the server says, never as somebody wants them': whenever(
    ({ before, now }) => before !== null && now.assignments !== before.assignments,
    (seen) => seen.cause === 'done',
  ),
  'what is done is told, and only that': always(
    (seen) => emits('done')(seen) === ends('send', 'done')(seen),
  ),
  'nobody waits for an answer that does not come': always(
    (seen) =>
      seen.running.length > 0 ===
      (seen.is('list.reading') ||
        seen.is('list.listed.renewing') ||
        seen.is('list.listed.sending')),
  ),

  // The panel
  'it can always be closed, with whatever is written': always(
    (seen) => !seen.is('panel.open') || seen.can({ type: 'user.close' }),
  ),
  'it closes only when somebody closes it': whenever(
    (seen) => seen.was('panel.open') && seen.is('panel.closed'),
    hears('user.close'),
  ),
}
