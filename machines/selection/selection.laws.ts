import type { Laws } from '#testing/laws'
import { always, never, whenever } from '#testing/laws'
import { countOf } from './selection.data.ts'
import type { selectionMachine } from './selection.machine.ts'

export const laws: Laws<typeof selectionMachine> = {
  'something is chosen, or nothing': always(
    ({ snapshot: { context, value } }) => (countOf(context) === 0) === (value === 'none'),
  ),
  'a range reaches from one end to the other, and no further': whenever(
    (seen) => seen.event?.type === 'user.range' && seen.is('some'),
    ({ event, before, now }) => {
      if (event?.type !== 'user.range') return false
      const ends = [event.page.indexOf(before?.anchor ?? event.id), event.page.indexOf(event.id)]
      const [first, last] = [Math.min(...ends), Math.max(...ends)]
      return now.ids.every((id) => {
        const place = event.page.indexOf(id)
        return before?.ids.includes(id) || (place >= first && place <= last)
      })
    },
  ),
  'a range takes all that lies between its ends': whenever(
    (seen) => seen.event?.type === 'user.range' && seen.is('some'),
    ({ event, before, now }) => {
      if (event?.type !== 'user.range') return false
      const ends = [event.page.indexOf(before?.anchor ?? event.id), event.page.indexOf(event.id)]
      return event.page
        .slice(Math.min(...ends), Math.max(...ends) + 1)
        .every((id) => now.ids.includes(id))
    },
  ),
  'toggling one leaves the others as they are': whenever(
    (seen) => seen.event?.type === 'user.toggle' && seen.was('some') && seen.is('some'),
    ({ event, before, now }) =>
      event?.type === 'user.toggle' &&
      (before?.ids ?? []).every((id) => id === event.id || now.ids.includes(id)),
  ),
  'a page that is chosen whole is unchosen, another is chosen whole': whenever(
    (seen) => seen.event?.type === 'user.togglePage' && !seen.was('all'),
    ({ event, before, now }) => {
      if (event?.type !== 'user.togglePage') return false
      const isWhole = event.page.every((id) => before?.ids.includes(id))
      return event.page.every((id) => now.ids.includes(id) !== isWhole)
    },
  ),
  'nothing is chosen twice': never(
    ({ now }) =>
      new Set(now.ids).size !== now.ids.length || new Set(now.without).size !== now.without.length,
  ),
}
