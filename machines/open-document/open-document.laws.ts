import type { Laws, SystemSeen } from '#testing/laws'
import { always, never, whenever } from '#testing/laws'
import type { documentMachine } from '../document/index.ts'
import { equal } from '../document/index.ts'
import type { documentCommandMachine } from '../document-command/index.ts'
import type { journalMachine } from '../journal/index.ts'
import type { lockMachine } from '../lock/index.ts'
import type { remoteChangesMachine } from '../remote-changes/index.ts'

/** The machines of an open document that keep what is typed from being lost. */
export type Parts = {
  document: typeof documentMachine
  command: typeof documentCommandMachine
  journal: typeof journalMachine
  lock: typeof lockMachine
  remoteChanges: typeof remoteChangesMachine
}

type Step = SystemSeen<Parts>

const asks = (work: string) => (seen: Step) =>
  Object.values(seen.of).some(({ asked }) => asked.some((one) => one.work === work))
/** What is on the screen is not what the server said last. */
const isTyped = ({ of: { document } }: Step) =>
  document.is('open') &&
  (!equal(document.now.base, document.now.values) || document.now.unparsed.length > 0)
const savesItself = ({ of }: Step) =>
  of.document.asked.some(({ work, input }) => work === 'save' && input.intent === 'autosave')
const isTold = (type: string) => (seen: Step) => seen.event?.type === type
const hasHolder = ({ event }: Step) => event !== null && 'lock' in event && event.lock !== null
const mayEdit = ({ of }: Step) => of.document.can({ type: 'user.edit', path: '', value: null })
const runs = (work: string) => (seen: Step) =>
  Object.values(seen.of).some(({ running }) => running.some((one) => one.work === work))
const versionOf = ({ of }: Step) => of.document.now.base.updatedAt ?? null
const isSince = (seen: Step) =>
  seen.event !== null && 'at' in seen.event && String(seen.event.at) > String(versionOf(seen) ?? '')
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
  'nothing begins to save itself while somebody else is known to hold it': never(
    (seen) => savesItself(seen) && isLockedOut(seen) && seen.of.document.work !== 'save',
  ),
  'whoever is locked out with something unsaved is told so by the form': never(
    (seen) =>
      isLockedOut(seen) &&
      ['dirty', 'offline', 'unauthorised'].some((place) =>
        seen.of.document.is(`open.unsaved.${place}`),
      ),
  ),
  'who is let in again may save': whenever(
    (seen) =>
      wasLockedOut(seen) &&
      !isLockedOut(seen) &&
      seen.of.lock.emitted.some(({ type }) => type === 'freed'),
    (seen) => !seen.of.document.is('open.unsaved.locked'),
  ),
  'the first edit of what is there asks for it': whenever(
    (seen) =>
      seen.of.document.emitted.some(({ type }) => type === 'edited') &&
      (seen.of.lock.was('free') || seen.of.lock.was('looking')) &&
      !isGone(seen),
    asks('acquire'),
  ),
  'nobody asks for what is not there': never((seen) => asks('acquire')(seen) && !isThere(seen)),
  'what was deleted elsewhere is gone in the form, as soon as it can hear that': never(
    (seen) =>
      seen.of.remoteChanges.is('gone') &&
      !isGone(seen) &&
      seen.of.document.can({ type: 'server.gone' }),
  ),
  'what is gone in the form is offered no newer version': never(
    (seen) => isGone(seen) && seen.of.remoteChanges.is('newer'),
  ),
  'what was taken in is not offered again': whenever(
    (seen) => seen.of.remoteChanges.emitted.some(({ type }) => type === 'takenIn'),
    (seen) => seen.of.remoteChanges.is('current'),
  ),
  'what is open and can be edited has been asked about': never(
    (seen) => isThere(seen) && !isGone(seen) && mayEdit(seen) && seen.of.lock.is('waiting'),
  ),
  'a save that was refused for somebody’s lock asks whose it is': whenever(
    (seen) => seen.of.document.work === 'save' && seen.of.document.is('open.unsaved.locked'),
    (seen) => isLockedOut(seen) || runs('look')(seen),
  ),
  'others’ versions are compared with the one in the form': never(
    (seen) => isThere(seen) && seen.of.remoteChanges.now.known !== versionOf(seen),
  ),
  'what is gone in the form is gone for everyone who watches it': never(
    (seen) =>
      isGone(seen) && !seen.of.remoteChanges.is('gone') && !seen.of.remoteChanges.is('returning'),
  ),
  'whoever closes the page gives it back': whenever(
    (seen) =>
      isTold('page.closed')(seen) && (seen.of.lock.was('held') || seen.of.lock.was('acquiring')),
    (seen) => seen.messages.some(({ event, to }) => to === 'outside' && event.type === 'released'),
  ),
  'somebody else who begins is looked at': whenever(
    (seen) => isTold('server.lockChanged')(seen) && seen.of.lock.was('free') && hasHolder(seen),
    runs('look'),
  ),
  'what the server says is deleted is gone, also while it is being deleted here': whenever(
    isTold('server.deleted'),
    (seen) => seen.of.remoteChanges.is('gone'),
  ),
  'what was deleted here is over: nothing is left to be saved or kept': whenever(
    (seen) => seen.of.command.emitted.some(({ type }) => type === 'done'),
    (seen) => !isThere(seen) && !runs('save')(seen),
  ),
  'what others saved since is offered, or looked at': whenever(
    (seen) => isTold('server.saved')(seen) && isThere(seen) && isSince(seen),
    (seen) =>
      seen.of.remoteChanges.is('newer') ||
      runs('read')(seen) ||
      seen.of.remoteChanges.timers.length > 0,
  ),
  'what a person takes in is in the form': whenever(
    (seen) => isThere(seen) && seen.of.remoteChanges.emitted.some(({ type }) => type === 'takenIn'),
    (seen) => seen.of.document.event?.type === 'user.takeIn',
  ),
  'what waits for somebody to sign in is sent again when they have': whenever(
    (seen) => isTold('session.renewed')(seen) && seen.of.document.was('open.unsaved.unauthorised'),
    asks('save'),
  ),
  'what others did meanwhile is looked at after signing in again': whenever(
    (seen) =>
      isTold('session.renewed')(seen) && isThere(seen) && seen.of.remoteChanges.was('current'),
    runs('read'),
  ),
}
