import type { Laws, Seen } from '#testing/laws'
import { always, broken, remember, whenever } from '#testing/laws'
import type { themeMachine } from './theme.machine.ts'
import type { ThemeChoice } from './theme.types.ts'

type Step = Seen<typeof themeMachine>

/** What somebody chooses with this step; null: nothing, or there is no choice. */
function chosen({ event, now }: Step): ThemeChoice | null {
  if (event === null || now.allowed !== 'all') return null
  if (event.type === 'user.chooseLight') return 'light'
  return event.type === 'user.chooseDark' ? 'dark' : 'auto'
}

export const laws: Laws<typeof themeMachine> = {
  'where one theme is allowed no other is shown': whenever(
    (seen) => seen.now.allowed !== 'all',
    (seen) => seen.emitted.every(({ theme }) => theme === seen.now.allowed),
  ),
  'what is not a choice is not kept, and every choice is': always((seen) =>
    seen.emitted.every(
      ({ kept }) =>
        kept ===
        (seen.now.allowed === 'all' && (seen.cause !== 'start' || seen.now.remembered !== null)),
    ),
  ),
  'a choice is shown at once, and nothing else': whenever(
    (seen) => seen.cause !== 'start',
    (seen) => {
      const theme = chosen(seen)
      return theme === null
        ? seen.emitted.length === 0
        : seen.emitted.length === 1 && seen.emitted[0]?.theme === theme
    },
  ),
  'the theme that is marked as chosen is the one that is shown': remember<
    typeof themeMachine,
    ThemeChoice | null
  >(null, (last, seen) => {
    const shown = seen.emitted.at(-1)?.theme ?? last
    const isMarked = seen.now.allowed !== 'all' ? seen.is('fixed') : seen.is(`chosen.${shown}`)
    return isMarked ? shown : broken
  }),
  'every theme can be chosen where all are allowed, and none where one is': always(({ can, now }) =>
    (['user.chooseLight', 'user.chooseDark', 'user.chooseAuto'] as const).every(
      (type) => can({ type }) === (now.allowed === 'all'),
    ),
  ),
}
