import type { Laws } from '#testing/laws'
import { always, asks, emits, ends, hears, never, whenever } from '#testing/laws'
import type { reindexMachine } from './reindex.machine.ts'

export const laws: Laws<typeof reindexMachine> = {
  'nothing is done that was not chosen': always(
    ({ snapshot: { context, value } }) =>
      value === 'idle' || value === 'choosing' || context.chosen.length > 0,
  ),
  'what is made anew is what was chosen, after a question': whenever(
    asks('reindex'),
    (seen) =>
      hears('user.confirm')(seen) &&
      seen.was('confirming') &&
      seen.asked[0]?.input === seen.now.chosen,
  ),
  'only what is offered is chosen': always(({ now }) =>
    now.chosen.every((collection) => now.collections.includes(collection)),
  ),
  'the end is told with what the server said': whenever(ends('reindex', 'done'), (seen) =>
    seen.emitted.some(
      (event) => event.type === 'reindexed' && event.message === seen.output.message,
    ),
  ),
  'a refusal is told': whenever(
    (seen) => ends('reindex', 'failed')(seen) && seen.error.code === 'access.refused',
    emits('failed'),
  ),
  'nothing is told but by the end': whenever(
    (seen) => seen.emitted.length > 0,
    (seen) => seen.work === 'reindex',
  ),
  'calling off does nothing': whenever(
    hears('user.cancel'),
    (seen) => seen.was('running') || seen.running.length === 0,
  ),
  'nothing is kept of what is over': never(
    (seen) => seen.is('idle') && (seen.now.chosen.length > 0 || seen.now.progress !== null),
  ),
}
