import type { Laws, SystemSeen } from '#testing/laws'
import { always, never, whenever } from '#testing/laws'
import type { documentMachine } from '../document/index.ts'
import type { sessionMachine } from '../session/index.ts'
import type { uploadMachine } from '../upload/index.ts'
import type { UploadPhase, uploadQueueMachine } from '../upload-queue/index.ts'
import { find } from '../upload-queue/index.ts'

/** Two files, of which a document waits for the first, and the session in which they are sent. */
export type Parts = {
  one: typeof uploadMachine
  other: typeof uploadMachine
  queue: typeof uploadQueueMachine
  session: typeof sessionMachine
  document: typeof documentMachine
}

type Step = SystemSeen<Parts>
type Name = 'one' | 'other'

const keys = { one: 'a', other: 'b' }
const phaseOf = ({ of }: Step, name: Name): UploadPhase | null =>
  find(of.queue.now.uploads, keys[name])?.phase ?? null
const of = (holds: (seen: Step, name: Name) => boolean) => (seen: Step) =>
  holds(seen, 'one') && holds(seen, 'other')
const isOver = ({ of }: Step, name: Name) => of[name].is('givingUp') || of[name].is('aborted')
const isIn = (seen: Step, name: Name, ...phases: readonly (UploadPhase | null)[]) =>
  phases.includes(phaseOf(seen, name))
const hears = (seen: Step, name: string, type: string) =>
  seen.messages.some(({ event, to }) => to === name && event.type === type)
const becomes = ({ of }: Step, name: Name, state: string) =>
  of[name].is(state) && !of[name].was(state)
const isRenewed = ({ of }: Step) => of.session.emitted.some(({ type }) => type === 'renewed')

export const laws: Laws<Parts> = {
  'what is chosen is queued': never(
    (seen) => hears(seen, 'queue', 'user.add') && isIn(seen, 'one', null),
  ),
  'a file is sent only while it is its turn': always(
    of((seen, name) => !seen.of[name].snapshot.hasTag('active') || isIn(seen, name, 'active')),
  ),
  'whoever has the turn is on its way': always(
    of(
      (seen, name) =>
        !isIn(seen, name, 'active') ||
        seen.of[name].snapshot.hasTag('active') ||
        isOver(seen, name),
    ),
  ),
  'what is paused waits for whoever paused it': always(
    of((seen, name) => !seen.of[name].is('paused') || isIn(seen, name, 'paused', 'waiting')),
  ),
  'what failed gives its turn away, and can be tried again': always(
    of(
      (seen, name) =>
        !(seen.of[name].is('failed') || seen.of[name].is('unreadable')) ||
        isIn(seen, name, 'failed', 'waiting', 'paused'),
    ),
  ),
  'what is there gives its turn away': always(
    of((seen, name) => !seen.of[name].is('done') || isIn(seen, name, 'done', null)),
  ),
  'what is removed on its way is given up': never(
    (seen) =>
      seen.event?.type === 'user.remove' &&
      !of((now, name) => !isIn(now, name, null) || !now.of[name].snapshot.hasTag('active'))(seen),
  ),
  'the session hears from an upload that it ended': always(
    of(
      (seen, name) =>
        !becomes(seen, name, 'signedOut') || hears(seen, 'session', 'server.sessionEnded'),
    ),
  ),
  'nobody who is signed in has an upload that waits for that': never(
    (seen) =>
      seen.of.session.is('signedIn') && !of((now, name) => !now.of[name].is('signedOut'))(seen),
  ),
  'what waited for the sign-in goes on with it': whenever(
    isRenewed,
    of(({ of }, name) => !of[name].is('signedOut')),
  ),
  'what waits for the network goes on at once when it is back': whenever(
    (seen) => seen.event?.type === 'browser.online',
    of(({ of }, name) => !of[name].is('retrying')),
  ),
  'a save that waits hears that its file is there': whenever(
    (seen) => becomes(seen, 'one', 'done') && seen.of.document.is('open.saving'),
    (seen) => hears(seen, 'outside', 'there'),
  ),
  'a save that waits hears that its file never comes': whenever(
    (seen) =>
      seen.of.document.was('open.saving') &&
      (becomes(seen, 'one', 'aborted') ||
        becomes(seen, 'one', 'failed') ||
        becomes(seen, 'one', 'unreadable')),
    (seen) => hears(seen, 'outside', 'notThere'),
  ),
  'whoever saves tries a file that failed once more': never(
    (seen) =>
      seen.of.document.is('open.saving') &&
      !seen.of.document.was('open.saving') &&
      isIn(seen, 'one', 'failed'),
  ),
}
