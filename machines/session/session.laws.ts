import type { Laws, Seen } from '#testing/laws'
import { always, broken, never, onlyAfter, remember, whenever } from '#testing/laws'
import type { sessionMachine } from './session.machine.ts'

type Step = Seen<typeof sessionMachine>
type Type = NonNullable<Step['event']>['type']

const isEvent = (type: Type) => (seen: Step) => seen.event?.type === type
const asks = (work: string) => (seen: Step) => seen.asked.some((asked) => asked.work === work)
const emits = (type: Step['emitted'][number]['type']) => (seen: Step) =>
  seen.emitted.some((event) => event.type === type)
const ends = (work: string, cause: 'done' | 'failed') => (seen: Step) =>
  seen.work === work && seen.cause === cause

export const laws: Laws<typeof sessionMachine> = {
  'only who was recognised is inside': always(
    ({ snapshot }) => !snapshot.hasTag('inside') || snapshot.context.user !== null,
  ),
  'nobody works before it was tried to remove what others left': always(
    ({ snapshot }) =>
      !snapshot.matches('signedIn') || snapshot.context.user?.isAfterOthers === false,
  ),
  'a password is held only while it is looked at, or a code is asked for': always(
    ({ snapshot }) =>
      snapshot.context.credentials === null ||
      snapshot.hasTag('secondStep') ||
      snapshot.matches({ signedOut: 'checking' }) ||
      snapshot.matches({ ended: 'checking' }),
  ),
  'whoever is in is who the server said': whenever(
    (seen) => seen.is('signedIn') && !seen.was('signedIn') && ends('recognise', 'done')(seen),
    (seen) => seen.output.kind === 'user' && seen.now.user === seen.output.user,
  ),
  'whoever may not be here is not let in': whenever(
    (seen) => ends('recognise', 'done')(seen) && seen.output.kind === 'user',
    (seen) => seen.output.user.canAccessAdmin || !seen.is('signedIn'),
  ),
  'another person never gets what this one has open': remember<
    typeof sessionMachine,
    number | null
  >(null, (last, seen) => {
    const user = (seen.now.user?.id ?? null) as number | null
    const isReplaced = last !== null && user !== null && user !== last
    if (isReplaced) return broken
    return seen.emitted.some(({ type }) => type === 'left') ? null : (user ?? last)
  }),
  'an ended session is signed in again in place': whenever(
    (seen) =>
      seen.was('signedIn') &&
      (isEvent('server.sessionEnded')(seen) || (seen.cause === 'clock' && seen.ms > 1)),
    (seen) =>
      (seen.is('ended') || seen.is('signedIn')) &&
      seen.now.user === seen.before?.user &&
      !emits('left')(seen),
  ),
  'a session ends when its time is over': always(
    (seen) =>
      !seen.is('signedIn') || (seen.timers.length === 1 && seen.timers[0]! <= seen.now.timeLeft),
  ),
  'a renewal counts from its beginning': whenever(
    (seen) => seen.event?.type === 'server.sessionRenewed' && seen.was('signedIn'),
    (seen) =>
      seen.event?.type === 'server.sessionRenewed' &&
      seen.timers[0] === seen.event.sessionEndsAt - seen.event.now &&
      seen.now.user?.sessionEndsAt === seen.event.sessionEndsAt,
  ),
  'nobody is asked in the middle of a word': whenever(
    (seen) => seen.snapshot.hasTag('asking') && seen.was('ended.typing'),
    (seen) => seen.work === 'untilTypingRests' || isEvent('browser.userChanged')(seen),
  ),
  'who is in again hears it, so that what was refused goes on': whenever(
    (seen) => seen.was('ended') && seen.is('signedIn'),
    emits('renewed'),
  ),
  'renewed is told to the same person alone': whenever(
    emits('renewed'),
    (seen) => seen.is('signedIn') && seen.before?.user?.id === seen.now.user?.id,
  ),
  'whoever leaves is forgotten': whenever(
    emits('left'),
    (seen) =>
      seen.now.user === null && seen.now.credentials === null && !seen.snapshot.hasTag('inside'),
  ),
  'nobody is forgotten without being told': whenever(
    (seen) => seen.before?.user != null && seen.now.user === null,
    (seen) => emits('left')(seen) || ends('recognise', 'done')(seen),
  ),
  'who shares a computer leaves nothing on it': whenever(
    // Whoever comes next is asked by the server to clear what is left after a question that failed.
    (seen) =>
      emits('left')(seen) &&
      seen.before?.user?.computer === 'shared' &&
      !seen.was('ended.confirming'),
    asks('clearKept'),
  ),
  'what is cleared is never the person’s own': whenever(
    asks('clearKept'),
    (seen) => seen.asked[0]?.input.exceptOf === seen.now.user?.id,
  ),
  'what could not be cleared is told, and can be tried again': always(
    (seen) =>
      !seen.is('notCleared') ||
      (seen.can({ type: 'user.retry' }) && seen.can({ type: 'user.goOn' })),
  ),
  'who goes on without clearing knows it': whenever(
    (seen) => isEvent('user.goOn')(seen) && seen.was('notCleared'),
    emits('notCleared'),
  ),
  'what was typed is what is checked': whenever(
    (seen) => seen.event?.type === 'user.signIn' && asks('signIn')(seen),
    (seen) => seen.event?.type === 'user.signIn' && seen.asked[0]?.input === seen.event.credentials,
  ),
  'a code goes with the password': whenever(
    (seen) => seen.event?.type === 'user.enterCode' && asks('signIn')(seen),
    (seen) =>
      seen.event?.type === 'user.enterCode' &&
      seen.asked[0]?.input.code === seen.event.code &&
      seen.asked[0]?.input.password !== '',
  ),
  'a wrong password says so and is forgotten': whenever(
    (seen) => ends('signIn', 'failed')(seen) && seen.error.code === 'session.wrongCredentials',
    (seen) =>
      seen.now.problem?.code === 'session.wrongCredentials' && !seen.snapshot.hasTag('busy'),
  ),
  'that a code is needed is no failure': whenever(
    (seen) =>
      ends('signIn', 'failed')(seen) &&
      seen.error.code === 'session.codeRequired' &&
      (seen.was('signedOut.checking') || seen.was('ended.checking')),
    (seen) => seen.snapshot.hasTag('secondStep') && seen.now.problem === null,
  ),
  'a right password asks who it is': whenever(ends('signIn', 'done'), asks('recognise')),
  'signing out asks the server': whenever(
    (seen) =>
      isEvent('user.signOut')(seen) &&
      (seen.was('signedIn') || seen.was('ended') || seen.was('unauthorised')),
    asks('signOut'),
  ),
  'it’s asked only by somebody who signs out': whenever(asks('signOut'), isEvent('user.signOut')),
  'the first user is made from what was typed': whenever(
    asks('createFirstUser'),
    (seen) =>
      seen.event?.type === 'user.createFirstUser' && seen.asked[0]?.input === seen.event.firstUser,
  ),
  'a server that can’t be reached can be tried again': always(
    (seen) =>
      !seen.is('unreachable') || (seen.can({ type: 'user.retry' }) && seen.now.problem !== null),
  ),
  'nobody is in before the server has said who it is': onlyAfter(
    ends('recognise', 'done'),
    (seen) => seen.snapshot.hasTag('inside'),
  ),
  'another tab’s person ends this one’s session': whenever(
    (seen) =>
      seen.event?.type === 'browser.userChanged' &&
      seen.was('signedIn') &&
      seen.event.id !== seen.before?.user?.id,
    (seen) => !seen.is('signedIn'),
  ),
  'a code that is given up leaves no password': whenever(
    (seen) =>
      isEvent('user.cancelCode')(seen) &&
      (seen.was('signedOut.askingCode') || seen.was('ended.askingCode')),
    (seen) => seen.now.credentials === null && !seen.snapshot.hasTag('secondStep'),
  ),
  'an unauthorised person can sign out': always(
    (seen) => !seen.is('unauthorised') || seen.can({ type: 'user.signOut' }),
  ),
  'two requests are never under way at a time': never((seen) => seen.running.length > 1),
}
