import type { Laws } from '#testing/laws'
import { always, asks, emits, ends, hears, never, whenever } from '#testing/laws'
import type { formStateMachine } from './form-state.machine.ts'

export const laws: Laws<typeof formStateMachine> = {
  'the server is asked about what was heard last': whenever(
    asks('ask'),
    (seen) => seen.asked[0]?.input === seen.now.question,
  ),
  'what was heard last is known': whenever(
    (seen) => seen.event !== null && 'question' in seen.event,
    (seen) =>
      seen.event === null ||
      !('question' in seen.event) ||
      seen.now.question === seen.event.question,
  ),
  'typing is asked about after a pause of 0.25 s': whenever(
    (seen) => seen.is('waiting') && hears('document.changed')(seen),
    (seen) => seen.timers.length === 1 && seen.timers[0] === 250,
  ),
  'no answer to an older question arrives': never(
    (seen) => seen.is('waiting') && seen.running.length > 0,
  ),
  'a save is asked about at once': whenever(
    (seen) => hears('document.saved')(seen) && (seen.was('waiting') || seen.was('failed')),
    asks('ask'),
  ),
  'a failure is told, and asked again by hand or with the next change': whenever(
    ends('ask', 'failed'),
    (seen) => seen.is('failed') && seen.now.problem !== null && seen.can({ type: 'user.retry' }),
  ),
  'a failure keeps what was answered before': whenever(
    ends('ask', 'failed'),
    (seen) => seen.now.state === seen.before?.state,
  ),
  'an answer ends the problem': whenever(
    ends('ask', 'done'),
    (seen) => seen.now.problem === null && seen.is('idle'),
  ),
  'a first value is filled in once': whenever(emits('filled'), (seen) =>
    Object.keys(seen.emitted[0]?.defaults ?? {}).every(
      (path) => !seen.before?.filled.includes(path) && seen.now.filled.includes(path),
    ),
  ),
  'nothing is filled in but by an answer': whenever(emits('filled'), ends('ask', 'done')),
  'a form without rules asks nothing': always(
    (seen) =>
      seen.now.rules.always ||
      seen.now.rules.atBirth ||
      seen.now.rules.afterRefusal ||
      seen.running.length === 0,
  ),
}
