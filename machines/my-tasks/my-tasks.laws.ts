import type { Laws, Seen } from '#testing/laws'
import { always, asks, emits, ends, hears, never, whenever } from '#testing/laws'
import type { myTasksMachine } from './my-tasks.machine.ts'

type Step = Seen<typeof myTasksMachine>

const idsIn = (tasks: readonly { id: string }[] | undefined) => (tasks ?? []).map(({ id }) => id)

export const laws: Laws<typeof myTasksMachine> = {
  // What is known
  'what is known is shown until something newer is': never(
    (seen) => seen.is('unread') && seen.now.assignments.length > 0,
  ),
  'tasks are as the server says, never as somebody wants them': whenever(
    ({ before, now }) => before !== null && now.assignments !== before.assignments,
    (seen) => seen.cause === 'done',
  ),
  'whoever hears of a change asks, unless a step is on its way': whenever(
    hears('server.changed'),
    (seen) => asks('read')(seen) || seen.is('known.finishing'),
  ),
  'no task is both done and to be done': always(({ now }) =>
    idsIn(now.finished).every((id) => !idsIn(now.assignments).includes(id)),
  ),

  // Steps
  'nothing is done unless somebody says so, and then just that': whenever(
    asks('finish'),
    ({ event, now: { step } }) =>
      (event?.type === 'user.finish' && step?.id === event.id && step.isDone) ||
      (event?.type === 'user.undo' && step?.id === event.id && !step.isDone),
  ),
  'there is a step as long as it is on its way': always(
    (seen) => (seen.now.step !== null) === seen.is('known.finishing'),
  ),
  'what was done stays in sight, so that it can be undone': whenever(
    (seen: Step) => ends('finish', 'done')(seen) && seen.before?.step?.isDone === true,
    ({ before, now }) => idsIn(now.finished).includes(before?.step?.id ?? ''),
  ),
  'what was undone is to be done again': whenever(
    (seen: Step) => ends('finish', 'done')(seen) && seen.before?.step?.isDone === false,
    ({ before, now }) => idsIn(now.assignments).includes(before?.step?.id ?? ''),
  ),
  'after a step the server is asked, whatever became of it': whenever(
    (seen) => seen.work === 'finish',
    asks('read'),
  ),
  'a step that fails is told, and changes nothing': whenever(
    ends('finish', 'failed'),
    ({ before, now }) =>
      now.problem !== null &&
      JSON.stringify([now.assignments, now.finished]) ===
        JSON.stringify([before?.assignments, before?.finished]),
  ),
  'what is done is told, and only that': always(
    (seen) => emits('done')(seen) === ends('finish', 'done')(seen),
  ),
}
