import type { Laws } from '#testing/laws'
import { always, emits, whenever } from '#testing/laws'
import type { themeMachine } from './theme.machine.ts'

export const laws: Laws<typeof themeMachine> = {
  'where one theme is allowed no other is shown': whenever(emits('shown'), (seen) =>
    seen.emitted.every(({ theme }) => seen.now.allowed === 'all' || theme === seen.now.allowed),
  ),
  'what is not a choice is not kept': whenever(emits('shown'), (seen) =>
    seen.emitted.every(({ kept }) => kept === (seen.now.allowed === 'all')),
  ),
  'what was chosen before is shown at the start': whenever(
    (seen) => seen.cause === 'start' && seen.now.allowed === 'all',
    (seen) => seen.emitted[0]?.theme === seen.now.remembered,
  ),
  'a choice is shown at once': whenever(
    (seen) => seen.event !== null && seen.now.allowed === 'all' && seen.snapshot.matches('chosen'),
    (seen) =>
      seen.emitted.every(
        ({ theme }) => `user.choose${theme}`.toLowerCase() === seen.event?.type.toLowerCase(),
      ),
  ),
  'the theme that is shown is the one that is chosen': always((seen) =>
    seen.emitted.every(({ theme }) => !seen.is('chosen') || seen.is(`chosen.${theme}`)),
  ),
  'every theme can be chosen where all are allowed': always(
    (seen) =>
      seen.is('fixed') ||
      (seen.can({ type: 'user.chooseLight' }) &&
        seen.can({ type: 'user.chooseDark' }) &&
        seen.can({ type: 'user.chooseAuto' })),
  ),
}
