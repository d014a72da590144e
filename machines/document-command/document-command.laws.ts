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
  'a question can be called off': always(
    (seen) => !seen.is('asking') || seen.can({ type: 'user.cancel' }),
  ),
  'calling off runs nothing, and forgets it': whenever(
    hears('user.cancel'),
    (seen) => seen.asked.length === 0 && (seen.was('running') || seen.now.command === null),
  ),
  'what takes something away is asked about first': whenever(
    (seen) =>
      seen.was('idle') && seen.event?.type === 'user.ask' && seen.event.command === 'delete',
    (seen) => seen.is('asking') && seen.now.command === 'delete',
  ),
  'what takes nothing away is done at once': whenever(
    (seen) =>
      seen.was('idle') && seen.event?.type === 'user.ask' && seen.event.command === 'duplicate',
    asks('run'),
  ),
  'whoever confirms has it done, whatever was refused before': whenever(
    (seen) => hears('user.confirm')(seen) && (seen.was('asking') || seen.was('refused')),
    (seen) => asks('run')(seen) && seen.now.problem === null,
  ),
  'a question that can be called off can be confirmed': always(
    (seen) => !seen.is('asking') || seen.can({ type: 'user.confirm' }),
  ),
  'calling off closes it': whenever(
    (seen) => hears('user.cancel')(seen) && !seen.was('running'),
    (seen) => seen.is('idle') && seen.emitted.length === 0,
  ),
  'a failure keeps what was asked for': whenever(
    ends('run', 'failed'),
    (seen) => seen.is('refused') && seen.now.command === seen.before?.command,
  ),
  'what is done is over': whenever(ends('run', 'done'), (seen) => seen.is('idle')),
  'nobody waits for an answer that has come, and the page can tell': always(
    (seen) =>
      seen.is('running') === runs('run')(seen) &&
      seen.is('running') === seen.snapshot.hasTag('busy'),
  ),
  'one thing is asked about at a time': whenever(
    (seen) => hears('user.ask')(seen) && !seen.was('idle'),
    (seen) => seen.now.command === seen.before?.command,
  ),
  'nothing is kept of what is over': never((seen) => seen.is('idle') && seen.now.command !== null),
}
