import type { Laws } from '#testing/laws'
import { always, emits, hears, whenever } from '#testing/laws'
import type { slashMenuMachine } from './slash-menu.machine.ts'

export const laws: Laws<typeof slashMenuMachine> = {
  'what is highlighted is there': always(
    ({
      snapshot: {
        context: { index, matches },
        value,
      },
    }) => JSON.stringify(value) !== '{"open":"choosing"}' || matches[index] !== undefined,
  ),
  'a closed menu holds nothing': always(
    ({ snapshot: { context, value } }) =>
      value !== 'closed' || (context.query === '' && context.matches.length === 0),
  ),
  'a menu that was dismissed stays away until its trigger is gone': whenever(
    (seen) => seen.was('dismissed'),
    (seen) =>
      seen.is(
        hears('page.left')(seen) ||
          (seen.event?.type === 'document.typed' && seen.event.typed === null)
          ? 'closed'
          : 'dismissed',
      ),
  ),
  'nothing is chosen that nobody chose': whenever(emits('chosen'), hears('user.choose')),
  'keys go one on or one back, and round the ends': whenever(
    (seen) =>
      seen.was('open.choosing') && (hears('user.next')(seen) || hears('user.previous')(seen)),
    ({ event, before, now }) => {
      const count = now.matches.length
      const by = event?.type === 'user.next' ? 1 : count - 1
      return now.index === ((before?.index ?? 0) + by) % count
    },
  ),
}
