import type { Laws } from '#testing/laws'
import { always, asks, emits, ends, from, hears, never, onlyAfter, whenever } from '#testing/laws'
import type { importMachine } from './import.machine.ts'

export const laws: Laws<typeof importMachine> = {
  'nothing is written before somebody has confirmed it': onlyAfter(
    (seen) => hears('user.confirm')(seen) || hears('user.resume')(seen),
    asks('write'),
    (seen) => seen.is('idle') || seen.is('finished'),
  ),
  'looking writes nothing': never((seen) => seen.is('looking') && asks('write')(seen)),
  'what is confirmed was looked through': whenever(
    (seen) => hears('user.confirm')(seen) && asks('write')(seen),
    (seen) => seen.was('asking'),
  ),
  'a part that failed is not counted as gone': whenever(
    ends('write', 'failed'),
    (seen) => seen.now.gone === seen.before?.gone && seen.now.done === seen.before.done,
  ),
  'a failure in the middle says why, and can be resumed or ended': whenever(
    ends('write', 'failed'),
    (seen) =>
      seen.is('waiting.halted') &&
      seen.now.problem !== null &&
      seen.can({ type: 'user.resume' }) &&
      seen.can({ type: 'user.stop' }),
  ),
  'who pauses waits until somebody resumes': from<typeof importMachine>(
    (seen) => seen.is('waiting'),
    (seen) => seen.is('waiting') && seen.running.length === 0,
    (seen) => hears('user.resume')(seen) || hears('user.stop')(seen),
  ),
  'a pause takes hold after the part that is under way': whenever(
    (seen) => seen.was('writing.pausing') && ends('write', 'done')(seen),
    (seen) => seen.is('waiting.paused') || seen.is('finished'),
  ),
  'the end is told once': whenever(
    (seen) => emits('ended')(seen) || (seen.is('finished') && !seen.was('finished')),
    (seen) => emits('ended')(seen) && !seen.was('finished'),
  ),
  'what can’t be read says why, and another file can be chosen': always(
    (seen) => !seen.is('unread') || (seen.now.problem !== null && seen.can({ type: 'user.close' })),
  ),
  'what could not be looked at can be tried again': always(
    (seen) => !seen.is('unseen') || (seen.now.problem !== null && seen.can({ type: 'user.retry' })),
  ),
  'the file that was chosen is read': whenever(
    asks('read'),
    (seen) => seen.event?.type === 'user.choose' && seen.asked[0]?.input.file === seen.event.file,
  ),
  'nothing is kept of what was closed': never(
    (seen) => seen.is('idle') && (seen.now.file !== null || seen.now.problem !== null),
  ),
  'an interrupted import waits for a person': whenever(
    (seen) => hears('journal.found')(seen) && seen.was('idle'),
    (seen) => seen.is('waiting.found') && seen.running.length === 0,
  ),
}
