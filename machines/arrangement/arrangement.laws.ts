import type { Laws } from '#testing/laws'
import { always, asks, emits, ends, hears, never, runs, whenever } from '#testing/laws'
import type { arrangementMachine } from './arrangement.machine.ts'
import { choices } from './choices.ts'

export const laws: Laws<typeof arrangementMachine> = {
  'what was chosen is kept, as it was told': whenever(
    emits('chosen'),
    (seen) =>
      asks('keep')(seen) &&
      seen.asked[0]?.input === seen.now.preferred &&
      seen.emitted[0]?.choice === seen.now.preferred,
  ),
  'nothing is kept that nobody chose': whenever(asks('keep'), (seen) =>
    ['user.show', 'user.hide', 'user.move', 'user.reset', 'user.retry'].includes(
      seen.event?.type ?? '',
    ),
  ),
  'something is always shown': never(
    ({ now }) => now.preferred !== null && !now.preferred.some(({ active }) => active),
  ),
  'what could not be kept says why, and can be tried again': always(
    (seen) =>
      seen.is('choice.known.unkept') === (seen.now.problem !== null) &&
      (!seen.is('choice.known.unkept') || seen.can({ type: 'user.retry' })),
  ),
  'a failure never takes a choice back': whenever(
    ends('keep', 'failed'),
    (seen) => seen.now.preferred === seen.before?.preferred && seen.now.asked === seen.before.asked,
  ),
  'nobody waits for an answer that has come': always(
    (seen) =>
      seen.is('choice.reading') === runs('read')(seen) &&
      seen.is('choice.known.keeping') === runs('keep')(seen),
  ),
  'every choice goes to the address': whenever(
    (seen) => asks('keep')(seen) && !hears('user.retry')(seen),
    emits('chosen'),
  ),
  'what is hidden can be shown, and what is shown among others hidden': always((seen) => {
    if (!seen.is('choice.known')) return true
    const shown = choices(seen.now)
    const active = shown.filter((choice) => choice.active)
    return shown.every(({ accessor, active: isActive }) =>
      isActive
        ? seen.can({ type: 'user.hide', accessor }) === active.length > 1 &&
          !seen.can({ type: 'user.show', accessor })
        : seen.can({ type: 'user.show', accessor }) && !seen.can({ type: 'user.hide', accessor }),
    )
  }),
  'each part can be moved to the place of another, and to no other': always(
    (seen) =>
      !seen.is('choice.known') ||
      (seen.can({ type: 'user.move', from: 0, to: 1 }) === seen.now.offered.length > 1 &&
        !seen.can({ type: 'user.move', from: 0, to: 0 }) &&
        !seen.can({ type: 'user.move', from: 0, to: 99 })),
  ),
  'whoever chose something can reset it': always(
    (seen) =>
      !seen.is('choice.known') ||
      seen.can({ type: 'user.reset' }) === (seen.now.asked !== null || seen.now.preferred !== null),
  ),
  'what is shown or hidden is so from then on, and nothing else': whenever(
    (seen) => emits('chosen')(seen) && (hears('user.show')(seen) || hears('user.hide')(seen)),
    (seen) => {
      const { event, before, now } = seen
      if (event?.type !== 'user.show' && event?.type !== 'user.hide') return false
      const were = before ? choices(before) : []
      const are = choices(now)
      return (
        were.length === are.length &&
        are.every(
          ({ accessor, active }, index) =>
            were[index]?.accessor === accessor &&
            active ===
              (accessor === event.accessor ? event.type === 'user.show' : were[index].active),
        )
      )
    },
  ),
  'a part that is moved arrives, and nothing is shown or hidden by it': whenever(
    (seen) => emits('chosen')(seen) && hears('user.move')(seen),
    ({ event, before, now }) =>
      event?.type === 'user.move' &&
      before !== null &&
      choices(now)[event.to]?.accessor === choices(before)[event.from]?.accessor &&
      choices(now).filter(({ active }) => active).length ===
        choices(before).filter(({ active }) => active).length,
  ),
  'a reset leaves no choice': whenever(
    (seen) => emits('chosen')(seen) && hears('user.reset')(seen),
    ({ now }) => now.preferred === null && now.asked === null,
  ),
}
