import type { Laws, Seen } from '#testing/laws'
import { always, asks, ends, hears, never, whenever } from '#testing/laws'
import type { inboxMachine } from './inbox.machine.ts'
import { unreadIn } from './unread.ts'

type Step = Seen<typeof inboxMachine>

const inputOf = ({ asked }: Step): readonly unknown[] =>
  (asked[0]?.input ?? []) as readonly unknown[]
const isNewMark = ({ before, event }: Step) =>
  before !== null &&
  unreadIn(before.entries).some(
    ({ id }) =>
      !before.marked.includes(id) &&
      (event?.type === 'user.readAll' || (event?.type === 'user.read' && event.id === id)),
  )

export const laws: Laws<typeof inboxMachine> = {
  // What is known
  'only the server says what is in it, and what of it is read': whenever(
    ({ before, now }) => before !== null && now.entries !== before.entries,
    ends('read', 'done'),
  ),
  'what is known is shown until something newer is': never(
    (seen) => seen.is('list.unread') && seen.now.entries.length > 0,
  ),
  'whoever hears of a change asks, unless a mark is on its way': whenever(
    hears('server.changed'),
    (seen) => asks('read')(seen) || seen.is('list.known.marking'),
  ),
  'after a mark the server is asked, whatever became of it': whenever(
    (seen) => ends('mark', 'done')(seen) || ends('mark', 'failed')(seen),
    asks('read'),
  ),

  // Marks
  'what somebody says they have read is marked, and nothing else is': whenever(
    (seen) => asks('mark')(seen) || (seen.was('list.known') && isNewMark(seen)),
    (seen) =>
      asks('mark')(seen) &&
      isNewMark(seen) &&
      inputOf(seen).every(
        (id) =>
          seen.before?.marked.includes(id as string) ||
          hears('user.readAll')(seen) ||
          (seen.event?.type === 'user.read' && seen.event.id === id),
      ),
  ),
  'a mark that is on its way goes along with the next': whenever(
    (seen) => asks('mark')(seen) && seen.was('list.known.marking'),
    (seen) => (seen.before?.marked ?? []).every((id) => inputOf(seen).includes(id)),
  ),
  'a mark that fails is told': whenever(ends('mark', 'failed'), ({ now }) => now.problem !== null),
  'nothing that was marked is left over': always(
    (seen) => seen.now.marked.length > 0 === seen.is('list.known.marking'),
  ),

  // The panel
  'it opens only when somebody opens it, and closes only when somebody closes it': whenever(
    (seen) => seen.before !== null && seen.was('panel.open') !== seen.is('panel.open'),
    (seen) => hears(seen.is('panel.open') ? 'user.open' : 'user.close')(seen),
  ),
}
