import type { Laws, Seen } from '#testing/laws'
import {
  always,
  asks,
  broken,
  emits,
  ends,
  hears,
  never,
  remember,
  whenever,
  within,
} from '#testing/laws'
import type { formStateMachine } from './form-state.machine.ts'
import type { Question } from './form-state.types.ts'

type Step = Seen<typeof formStateMachine>

const pause = 250

const changes = hears('document.changed')
const saves = hears('document.saved')

/** Whether the server has a say in the form as it is now. */
const matters = ({ now: { rules, question } }: Step) =>
  rules.always || (rules.afterRefusal && question.isRefused)

export const laws: Laws<typeof formStateMachine> = {
  // When it is asked
  'a change that matters is asked about within 0.25 s, unless it is changed again': within(
    pause,
    (seen) => changes(seen) && matters(seen),
    (seen) => asks('ask')(seen) || changes(seen),
  ),
  'nobody is asked in the middle of typing': remember<typeof formStateMachine, number | null>(
    null,
    (since, seen) => {
      const passed = since === null ? null : Math.min(since + seen.ms, pause)
      if (asks('ask')(seen) && seen.cause === 'clock' && passed !== pause) return broken
      return changes(seen) ? 0 : passed
    },
  ),
  'nothing is asked but at the opening, after a pause, after a save, in a new session, and by hand':
    whenever(
      asks('ask'),
      (seen) =>
        seen.cause === 'start' ||
        seen.cause === 'clock' ||
        saves(seen) ||
        hears('user.retry')(seen) ||
        hears('session.renewed')(seen),
    ),
  'a form without rules asks nothing': always(
    (seen) =>
      seen.now.rules.always ||
      seen.now.rules.atBirth ||
      seen.now.rules.afterRefusal ||
      !(seen.running.length > 0 || seen.timers.length > 0),
  ),

  // About what
  'the server is asked about what was heard last': remember<
    typeof formStateMachine,
    Question | null
  >(null, (last, { asked, cause, event, now }) => {
    const heard = cause === 'start' ? now.question : last
    const question = event !== null && 'question' in event ? event.question : heard
    const isAsked = asked.every(({ input }) => input === question)
    return now.question === question && isAsked ? question : broken
  }),
  'no answer to an older question arrives': never((seen) =>
    seen.running.some(({ input }) => matters(seen) && input !== seen.now.question),
  ),
  'one question at a time': never((seen) => seen.running.length > 1),

  // Answers
  'nothing but an answer decides about the form': whenever(
    ({ before, now }) =>
      before !== null && (now.state !== before.state || now.answered !== before.answered),
    ends('ask', 'done'),
  ),
  'a first value is filled in where an answer gives one, once': remember<
    typeof formStateMachine,
    readonly string[]
  >([], (filled, seen) => {
    const [first] = seen.emitted
    const given = ends('ask', 'done')(seen) ? Object.keys(seen.output.defaults) : []
    const isNew = given.filter((key) => !filled.includes(key))
    const told = first?.type === 'filled' ? Object.entries(first.defaults) : []
    const isTold =
      seen.emitted.length === (isNew.length > 0 ? 1 : 0) &&
      told.length === isNew.length &&
      told.every(([key, value]) => isNew.includes(key) && value === seen.output.defaults[key])
    return isTold ? [...filled, ...isNew] : broken
  }),
  'nothing is filled in but by an answer': whenever(emits('filled'), ends('ask', 'done')),

  // Failures
  'why it failed is told until an answer comes': whenever(
    ({ before, now }) => before?.problem != null && now.problem === null,
    ends('ask', 'done'),
  ),
  'nobody waits for an answer that does not come': always(
    (seen) =>
      seen.is('asking') === seen.running.length > 0 &&
      seen.is('waiting') === seen.timers.length > 0,
  ),
}
