import type { Laws, SystemSeen } from '#testing/laws'
import { always, never, whenever } from '#testing/laws'
import type { documentMachine } from '../document/index.ts'
import { equal } from '../document/index.ts'
import type { journalMachine } from '../journal/index.ts'
import type { lockMachine } from '../lock/index.ts'
import type { remoteChangesMachine } from '../remote-changes/index.ts'

/** The machines of an open document that keep what is typed from being lost. */
export type Parts = {
  document: typeof documentMachine
  journal: typeof journalMachine
  lock: typeof lockMachine
  remoteChanges: typeof remoteChangesMachine
}

type Step = SystemSeen<Parts>

const asks = (work: string) => (seen: Step) =>
  Object.values(seen.of).some(({ asked }) => asked.some((one) => one.work === work))
/** What is on the screen is not what the server said last. */
const isTyped = ({ of: { document } }: Step) =>
  document.is('open') && (!equal(document.now.base, document.now.values) || document.now.unparsed.length > 0)
const savesItself = ({ of }: Step) =>
  of.document.asked.some(({ work, input }) => work === 'save' && input.intent === 'autosave')
const isLockedOut = ({ of }: Step) => of.lock.is('lockedOut')
const wasLockedOut = ({ of }: Step) => of.lock.was('lockedOut')
const isThere = ({ of }: Step) => of.document.is('open')
const isGone = ({ of }: Step) =>
  of.document.is('open.settled.gone') || of.document.is('open.unsaved.gone')
export const laws: Laws<Parts> = {
  'what is typed is kept on this device, or about to be, or said not to be': always(
    (seen) => !isTyped(seen) || !(seen.of.journal.is('empty') || seen.of.journal.is('clearing')),
  ),
  'what the server has is not kept any longer': always(
    (seen) =>
      !seen.of.document.is('open.settled') ||
      seen.of.journal.is('empty') ||
      seen.of.journal.is('clearing'),
  ),
  'nothing saves itself while somebody else is known to hold it': never(
    (seen) => savesItself(seen) && isLockedOut(seen),
  ),
  'whoever is locked out with something unsaved is told so by the form': never(
    (seen) =>
      isLockedOut(seen) &&
      ['dirty', 'offline', 'unauthorised'].some((place) => seen.of.document.is(`open.unsaved.${place}`)),
  ),
  'who is let in again may save': whenever(
    (seen) => wasLockedOut(seen) && !isLockedOut(seen) && seen.of.lock.emitted.some(({ type }) => type === 'freed'),
    (seen) => !seen.of.document.is('open.unsaved.locked'),
  ),
  'the first edit of what is there asks for it': whenever(
    (seen) =>
      seen.of.document.emitted.some(({ type }) => type === 'edited') &&
      (seen.of.lock.was('free') || seen.of.lock.was('looking')) && !isGone(seen),
    asks('acquire'),
  ),
  'nobody asks for what is not there': never(
    (seen) => asks('acquire')(seen) && !isThere(seen),
  ),
  'what was deleted elsewhere is gone in the form, as soon as no save is on its way': never(
    (seen) =>
      seen.of.remoteChanges.is('gone') &&
      isThere(seen) &&
      !isGone(seen) &&
      !seen.of.document.is('open.saving'),
  ),
  'what is gone in the form is offered no newer version': never(
    (seen) => isGone(seen) && seen.of.remoteChanges.is('newer'),
  ),
  'what was taken in is not offered again': whenever(
    (seen) => seen.of.remoteChanges.emitted.some(({ type }) => type === 'takenIn'),
    (seen) => seen.of.remoteChanges.is('current'),
  ),
  'whoever is locked out saves nothing of their own accord until they are let in': never(
    (seen) => isLockedOut(seen) && seen.of.document.timers.length > 0 && isTyped(seen) && seen.of.document.is('open.unsaved.dirty'),
  ),
}
