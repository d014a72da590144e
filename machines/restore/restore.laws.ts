import type { Laws, Seen } from '#testing/laws'
import { always, asks, ends, hears, runs, whenever } from '#testing/laws'
import type { restoreMachine } from './restore.machine.ts'

type Step = Seen<typeof restoreMachine>

const isIn = (seen: Step, places: readonly string[]) => places.some(seen.is)
const isAsked = (seen: Step) => seen.was('asking') || seen.was('refused')

export const laws: Laws<typeof restoreMachine> = {
  'what is not offered is never asked': always(
    ({
      snapshot: {
        context: { as, ways },
      },
    }) => as === null || ways.includes(as),
  ),
  'nothing is asked without saying what': always(
    ({
      snapshot: {
        context: { as },
        value,
      },
    }) => (value === 'idle') === (as === null),
  ),
  'nothing is restored without a yes, and a yes restores': always(
    (seen) => asks('restore')(seen) === (hears('user.confirm')(seen) && isAsked(seen)),
  ),
  'what is restored is what was asked, over what the person saw': whenever(
    asks('restore'),
    (seen) =>
      seen.asked[0]?.input.as === seen.before?.as &&
      seen.asked[0]?.input.base === seen.before?.base,
  ),
  'nobody waits for an answer that has come': always(
    (seen) =>
      seen.is('restoring') === runs('restore')(seen) &&
      seen.is('renewing') === runs('readBase')(seen),
  ),
  'every question can be called off, and answered': always(
    (seen) =>
      (!isIn(seen, ['asking', 'refused', 'outdated']) || seen.can({ type: 'user.cancel' })) &&
      (!isIn(seen, ['asking', 'refused']) || seen.can({ type: 'user.confirm' })) &&
      (!seen.is('outdated') || seen.can({ type: 'user.renew' })),
  ),
  'what is offered can be asked for, and is asked about': always((seen) =>
    seen.is('idle')
      ? seen.now.ways.every((as) => seen.can({ type: 'user.ask', as }))
      : hears('user.ask')(seen) && seen.was('idle')
        ? seen.is('asking') && seen.event?.type === 'user.ask' && seen.now.as === seen.event.as
        : true,
  ),
  'a restored version is told once, and only then': always(
    (seen) => seen.emitted.length > 0 === ends('restore', 'done')(seen),
  ),
}
