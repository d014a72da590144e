import type { Laws } from '#testing/laws'
import { always, asks, emits, ends, hears, never, runs, whenever } from '#testing/laws'
import type { documentCommandMachine } from './document-command.machine.ts'

export const laws: Laws<typeof documentCommandMachine> = {
  'nothing is deleted without a question': whenever(
    (seen) => asks('run')(seen) && hears('user.ask')(seen),
    (seen) => seen.now.command === 'duplicate',
  ),
  'what is done is what was asked': whenever(
    asks('run'),
    (seen) => seen.asked[0]?.input === seen.now.command && seen.now.command !== null,
  ),
  'only what was done is told as done': whenever(
    (seen) => emits('done')(seen) || ends('run', 'done')(seen),
    (seen) =>
      ends('run', 'done')(seen) && seen.emitted.some(({ command }) => command === seen.question),
  ),
  'a refusal says why, and can be tried again or left': always(
    (seen) =>
      seen.is('refused') === (seen.now.problem !== null) &&
      (!seen.is('refused') ||
        (seen.can({ type: 'user.confirm' }) && seen.can({ type: 'user.cancel' }))),
  ),
  'nobody waits for an answer that has come, and the page can tell': always(
    (seen) =>
      seen.is('running') === runs('run')(seen) &&
      seen.is('running') === seen.snapshot.hasTag('busy'),
  ),
  'nothing is kept of what is over': never((seen) => seen.is('idle') && seen.now.command !== null),
}
