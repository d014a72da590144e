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
  'a trigger opens the menu; where nothing fits it says so': whenever(
    (seen) => seen.event?.type === 'document.typed' && !seen.was('dismissed'),
    (seen) => {
      const typed = seen.event?.type === 'document.typed' ? seen.event.typed : null
      if (typed === null) return seen.is('closed')
      const { query, matches } = seen.now
      return (
        seen.is(typed.matches.length > 0 ? 'open.choosing' : 'open.empty') &&
        query === typed.query &&
        matches === typed.matches
      )
    },
  ),
  'other words begin at their best match, the same words keep what is highlighted': whenever(
    (seen) => seen.event?.type === 'document.typed' && seen.is('open.choosing'),
    (seen) =>
      seen.now.index ===
      (seen.before?.query === seen.now.query && seen.before.index < seen.now.matches.length
        ? seen.before.index
        : 0),
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
  'what is chosen is what was highlighted, and the menu closes': whenever(
    (seen) => seen.was('open.choosing') && hears('user.choose')(seen),
    (seen) =>
      seen.is('closed') &&
      seen.emitted[0]?.id === seen.before?.matches[seen.before.index] &&
      seen.emitted.length === 1,
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
  'the pointer highlights what it is over, where that is something': whenever(
    (seen) => seen.was('open.choosing') && seen.event?.type === 'user.point',
    ({ event, before, now }) =>
      event?.type === 'user.point' &&
      now.index === (now.matches[event.index] === undefined ? before?.index : event.index),
  ),
}
