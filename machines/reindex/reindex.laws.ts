import type { Laws, Seen } from '#testing/laws'
import { always, asks, ends, hears, never, runs, whenever } from '#testing/laws'
import type { reindexMachine } from './reindex.machine.ts'

type Step = Seen<typeof reindexMachine>

const over = (seen: Step) => seen.work === 'reindex'
const isUnreached = (seen: Step) =>
  ends('reindex', 'failed')(seen) && seen.error.code === 'server.unreachable'

export const laws: Laws<typeof reindexMachine> = {
  // Choosing
  'only what is offered is chosen, each once': always(
    ({ now: { chosen, collections } }) =>
      chosen.every((one) => collections.includes(one)) && new Set(chosen).size === chosen.length,
  ),
  'what is chosen changes only where it is chosen': whenever(
    ({ before, now }) => before !== null && now.chosen !== before.chosen,
    (seen) => seen.was('choosing') || seen.is('idle'),
  ),
  'whoever has chosen something is asked before it is done': always(
    (seen) =>
      (!seen.is('choosing') || seen.can({ type: 'user.ask' }) === seen.now.chosen.length > 0) &&
      (!(hears('user.ask')(seen) && seen.was('choosing')) ||
        seen.is('confirming') === seen.now.chosen.length > 0),
  ),

  // Doing
  'nothing is made anew that was not chosen and confirmed': whenever(
    asks('reindex'),
    (seen) =>
      hears('user.confirm')(seen) &&
      seen.was('confirming') &&
      seen.asked[0]?.input === seen.before?.chosen &&
      (seen.before?.chosen.length ?? 0) > 0,
  ),
  'it goes on until the server is done': whenever(
    (seen) => runs('reindex')(seen) || seen.is('running'),
    (seen) => runs('reindex')(seen) && seen.is('running'),
  ),
  'nothing but the server ends it': whenever(
    (seen) => seen.was('running') && !seen.is('running'),
    over,
  ),
  'nothing is under way that says how far it is before it was begun': never(
    (seen) => seen.now.progress !== null && !seen.is('running'),
  ),

  // The end
  'the end is told with what the server said, and a refusal with its reason': always((seen) => {
    const { emitted, error, output } = seen
    const [told] = emitted
    if (!over(seen) || isUnreached(seen)) return emitted.length === 0
    return (
      emitted.length === 1 &&
      (seen.cause === 'done'
        ? told?.type === 'reindexed' && told.message === output.message
        : told?.type === 'failed' && told.problem.code === error.code)
    )
  }),
  'nothing is kept of what is over': never(
    (seen) => seen.is('idle') && (seen.now.chosen.length > 0 || seen.now.progress !== null),
  ),
}
