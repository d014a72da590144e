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

const anySignIn = { type: 'user.signIn', credentials: { identifier: 'a', password: 'b' } } as const

/** The server has said that it is the person who was here before, and who may be here. */
const isSame = ({ before, output }: Step) =>
  output.kind === 'user' && output.user.canAccessAdmin && output.user.id === before?.user?.id

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

  // Who is here
  'who is here is asked first': whenever((seen) => seen.cause === 'start', asks('recognise')),
  'the person who was here before comes in again, and nobody else finds what they had open':
    whenever(
      (seen) => ends('recognise', 'done')(seen) && seen.before?.user != null,
      (seen) => {
        const isSharing = seen.before?.user?.computer === 'shared'
        if (isSame(seen)) return !emits('left')(seen) && seen.now.user === seen.output.user
        if (seen.was('ended')) return emits('left')(seen) && asks('recognise')(seen)
        return emits('left')(seen) && asks(isSharing ? 'clearKept' : 'recognise')(seen)
      },
    ),
  'each visitor comes to where they may go': whenever(
    (seen) => ends('recognise', 'done')(seen) && (seen.before?.user == null || isSame(seen)),
    (seen) => {
      const { is, output, snapshot } = seen
      if (output.kind === 'founder') return is('founding.waiting')
      if (output.kind === 'stranger') return is('signedOut.waiting')
      if (output.user.isAfterOthers) {
        return asks('clearKept')(seen) && snapshot.hasTag('inside') === seen.was('ended')
      }
      return is(output.user.canAccessAdmin ? 'signedIn' : 'unauthorised')
    },
  ),
  'a server that can’t say who is here says why': whenever(
    (seen) => ends('recognise', 'failed')(seen),
    ({ can, error, is, now, was }) =>
      now.problem?.code === error.code &&
      (was('ended')
        ? is('ended.waiting') && can(anySignIn)
        : is('unreachable') && can({ type: 'user.retry' })),
  ),
  'another try asks again who is here': whenever(
    (seen) => isEvent('user.retry')(seen) && seen.was('unreachable'),
    asks('recognise'),
  ),
  'a tab in which nobody is asks who is here when another tab says that somebody is': whenever(
    (seen) =>
      seen.event?.type === 'browser.userChanged' &&
      ['signedOut.waiting', 'signedOut.askingCode', 'founding.waiting'].some(seen.was),
    (seen) =>
      seen.event?.type === 'browser.userChanged' &&
      asks('recognise')(seen) === (seen.event.id !== null) &&
      (seen.event.id === null || seen.now.credentials === null),
  ),

  // Signing in
  'what somebody types to sign in is checked, where they are asked': whenever(
    (seen) =>
      (isEvent('user.signIn')(seen) &&
        (seen.was('signedOut.waiting') || seen.was('ended.waiting'))) ||
      (isEvent('user.enterCode')(seen) &&
        (seen.was('signedOut.askingCode') || seen.was('ended.askingCode'))),
    (seen) =>
      asks('signIn')(seen) &&
      seen.is('ended') === seen.was('ended') &&
      seen.snapshot.hasTag('secondStep') === isEvent('user.enterCode')(seen),
  ),
  'a password that was refused, or a code that was given up, can be typed again': whenever(
    (seen) =>
      (ends('signIn', 'failed')(seen) && !seen.snapshot.hasTag('secondStep')) ||
      (isEvent('user.cancelCode')(seen) &&
        (seen.was('signedOut.askingCode') || seen.was('ended.askingCode'))),
    ({ can, is, was }) =>
      can(anySignIn) && is('ended') === was('ended') && is('signedOut') === was('signedOut'),
  ),
  'a code that was refused says so, and another can be typed': whenever(
    (seen) =>
      ends('signIn', 'failed')(seen) &&
      (seen.was('signedOut.checkingCode') || seen.was('ended.checkingCode')),
    ({ before, can, error, is, now, was }) =>
      now.problem?.code === error.code &&
      now.credentials === before?.credentials &&
      can({ type: 'user.enterCode', code: '1' }) &&
      is('ended') === was('ended'),
  ),
  'the work behind a question stays until the person is known': whenever(
    (seen) => ends('signIn', 'done')(seen) && seen.was('ended'),
    (seen) => seen.is('ended') && seen.now.user === seen.before?.user,
  ),

  // The first user
  'whoever makes the first user is in, or hears why not': whenever(
    (seen) =>
      (isEvent('user.createFirstUser')(seen) && seen.was('founding.waiting')) ||
      seen.work === 'createFirstUser',
    (seen) => {
      if (ends('createFirstUser', 'done')(seen)) return asks('recognise')(seen)
      if (seen.work === null) return asks('createFirstUser')(seen)
      return (
        seen.now.problem?.code === seen.error.code &&
        seen.can({
          type: 'user.createFirstUser',
          firstUser: { values: {}, setupToken: null },
        })
      )
    },
  ),

  // An ended session
  'a session that is over is ended in place, once nobody types': whenever(
    (seen) => seen.is('ended') && !seen.was('ended'),
    asks('untilTypingRests'),
  ),
  'once nobody types, the person can sign in': whenever(
    (seen) => seen.work === 'untilTypingRests',
    (seen) => seen.is('ended.waiting') && seen.can(anySignIn),
  ),
  'a session ends when the server or its time says so': whenever(
    (seen) => seen.was('signedIn') && isEvent('server.sessionEnded')(seen),
    (seen) => seen.is('ended'),
  ),
  'another tab’s person ends the session, and takes nothing away but from a shared computer':
    whenever(
      (seen) =>
        seen.event?.type === 'browser.userChanged' &&
        (seen.was('signedIn') || seen.was('ended')) &&
        seen.event.id !== seen.before?.user?.id,
      (seen) =>
        seen.before?.user?.computer === 'shared'
          ? emits('left')(seen) && asks('clearKept')(seen) && seen.now.user === null
          : seen.is('ended') && seen.now.user === seen.before?.user && seen.now.problem !== null,
    ),
  'the same person in another tab brings this one back': whenever(
    (seen) =>
      seen.event?.type === 'browser.userChanged' &&
      seen.was('ended') &&
      seen.event.id === seen.before?.user?.id,
    (seen) => asks('recognise')(seen) && seen.is('ended') && seen.now.credentials === null,
  ),

  // Leaving
  'whoever has signed out is nobody here, and whoever could not hears why': whenever(
    (seen) => seen.work === 'signOut',
    (seen) =>
      seen.cause === 'failed'
        ? asks('recognise')(seen) &&
          seen.now.problem?.code === seen.error.code &&
          !emits('left')(seen)
        : emits('left')(seen) &&
          asks(seen.before?.user?.computer === 'shared' ? 'clearKept' : 'recognise')(seen),
  ),
  'after clearing it is asked who is here, and what could not be cleared is said': whenever(
    (seen) => seen.work === 'clearKept' && seen.was('clearing'),
    (seen) => (seen.cause === 'done' ? asks('recognise')(seen) : seen.is('notCleared')),
  ),
  'what others left keeps nobody from their work': whenever(
    (seen) => seen.work === 'clearKept' && seen.was('ended'),
    (seen) => seen.is('signedIn') && seen.now.user?.id === seen.before?.user?.id,
  ),
  'whoever was told that something stays can clear it again, or go on': whenever(
    (seen) => seen.was('notCleared') && (isEvent('user.retry')(seen) || isEvent('user.goOn')(seen)),
    (seen) => asks(isEvent('user.retry')(seen) ? 'clearKept' : 'recognise')(seen),
  ),
  'it says that it is busy while it asks the server': always(
    (seen) =>
      seen.snapshot.hasTag('busy') === seen.running.some(({ work }) => work !== 'untilTypingRests'),
  ),
}
