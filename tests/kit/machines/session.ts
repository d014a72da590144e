import { createActor, SimulatedClock } from 'xstate'
import type {
  Credentials,
  FirstUser,
  KeptOf,
  SessionEmitted,
  SessionEvent,
  SessionUser,
  Visitor,
} from '#machines/session'
import { sessionMachine } from '#machines/session'
import { Problem } from '#problems'
import type { OneOfEach } from './events.ts'
import { heldWork } from './held-work.ts'
import { placesOf } from './leaves.ts'

export type Session = ReturnType<typeof startSession>

/** One hour from `now` until the session of `aUser()` ends. */
export const hour = 3_600_000

export const aUser = (user: Partial<SessionUser> = {}): SessionUser => ({
  id: 1,
  sessionEndsAt: hour,
  canAccessAdmin: true,
  computer: 'own',
  isAfterOthers: false,
  ...user,
})

/** The server's word that this is a user, and what its clock says. */
export const known = (user: Partial<SessionUser> = {}, now = 0): Visitor => ({
  kind: 'user',
  user: aUser(user),
  now,
})

export const sessionEvents: OneOfEach<SessionEvent> = {
  'user.signIn': { type: 'user.signIn', credentials: { identifier: 'ada', password: 'secret' } },
  'user.enterCode': { type: 'user.enterCode', code: '123456' },
  'user.cancelCode': { type: 'user.cancelCode' },
  'user.createFirstUser': {
    type: 'user.createFirstUser',
    firstUser: { values: { email: 'ada@example.com' }, setupToken: 'token' },
  },
  'user.signOut': { type: 'user.signOut' },
  'user.retry': { type: 'user.retry' },
  'user.goOn': { type: 'user.goOn' },
  'server.sessionEnded': { type: 'server.sessionEnded' },
  'server.sessionRenewed': { type: 'server.sessionRenewed', sessionEndsAt: 3 * hour, now: hour },
  'browser.userChanged': { type: 'browser.userChanged', id: 2 },
}

/** A session that asks who is here, over a server that answers by hand. */
export function startSession() {
  const recognise = heldWork<Visitor>()
  const signIn = heldWork<void, Credentials>()
  const createFirstUser = heldWork<void, FirstUser>()
  const signOut = heldWork<void>()
  const clearKept = heldWork<void, KeptOf>()
  const untilTypingRests = heldWork<void>()
  const clock = new SimulatedClock()
  const emitted: SessionEmitted[] = []
  const actor = createActor(
    sessionMachine.provide({
      actors: {
        recognise: recognise.logic,
        signIn: signIn.logic,
        createFirstUser: createFirstUser.logic,
        signOut: signOut.logic,
        clearKept: clearKept.logic,
        untilTypingRests: untilTypingRests.logic,
      },
    }),
    { clock },
  )
  actor.on('*', (event) => emitted.push(event))
  actor.start()

  return {
    actor,
    clock,
    emitted,
    asked: {
      recognise: recognise.asked,
      signIn: signIn.asked,
      createFirstUser: createFirstUser.asked,
      signOut: signOut.asked,
      clearKept: clearKept.asked,
    },
    answer: {
      recognise: recognise.answer,
      signIn: () => signIn.answer(),
      createFirstUser: () => createFirstUser.answer(),
      signOut: () => signOut.answer(),
      clearKept: () => clearKept.answer(),
      untilTypingRests: () => untilTypingRests.answer(),
    },
    refuse: {
      recognise: recognise.refuse,
      signIn: signIn.refuse,
      createFirstUser: createFirstUser.refuse,
      signOut: signOut.refuse,
      clearKept: clearKept.refuse,
    },
    /** Sends the event of a type, with kind data. */
    hear: (type: SessionEvent['type']) => actor.send(sessionEvents[type]),
    place: () => placesOf(actor.getSnapshot().value).join(),
    context: () => actor.getSnapshot().context,
  }
}

export type SessionState =
  | 'recognising'
  | 'unreachable'
  | `${'signedOut' | 'ended'}.${'waiting' | 'checking' | 'askingCode' | 'checkingCode'}`
  | `founding.${'waiting' | 'creating'}`
  | 'unauthorised'
  | 'signedIn'
  | 'ended.typing'
  | 'ended.confirming'
  | 'ended.clearing'
  | 'signingOut'
  | 'clearing'
  | 'notCleared'

/** A way to each state. */
export const sessionIn: Record<SessionState, () => Promise<Session>> = {
  recognising: async () => startSession(),
  unreachable: () =>
    afterStart(({ refuse }) => refuse.recognise(new Problem('server.unreachable'))),
  'signedOut.waiting': () => afterStart(({ answer }) => answer.recognise({ kind: 'stranger' })),
  'signedOut.checking': () => after('signedOut.waiting', ({ hear }) => hear('user.signIn')),
  'signedOut.askingCode': () => after('signedOut.checking', askForCode),
  'signedOut.checkingCode': () =>
    after('signedOut.askingCode', ({ hear }) => hear('user.enterCode')),
  'founding.waiting': () => afterStart(({ answer }) => answer.recognise({ kind: 'founder' })),
  'founding.creating': () => after('founding.waiting', ({ hear }) => hear('user.createFirstUser')),
  unauthorised: () =>
    afterStart(({ answer }) => answer.recognise(known({ canAccessAdmin: false }))),
  signedIn: () => afterStart(({ answer }) => answer.recognise(known())),
  'ended.typing': () => after('signedIn', ({ hear }) => hear('server.sessionEnded')),
  'ended.waiting': () => after('ended.typing', ({ answer }) => answer.untilTypingRests()),
  'ended.checking': () => after('ended.waiting', ({ hear }) => hear('user.signIn')),
  'ended.askingCode': () => after('ended.checking', askForCode),
  'ended.checkingCode': () => after('ended.askingCode', ({ hear }) => hear('user.enterCode')),
  'ended.confirming': () => after('ended.checking', ({ answer }) => answer.signIn()),
  'ended.clearing': () =>
    after('ended.confirming', ({ answer }) => answer.recognise(known({ isAfterOthers: true }))),
  signingOut: () => after('signedIn', ({ hear }) => hear('user.signOut')),
  clearing: () => afterStart(({ answer }) => answer.recognise(known({ isAfterOthers: true }))),
  notCleared: () => after('clearing', ({ refuse }) => refuse.clearKept(new Problem('unexpected'))),
}

const askForCode: Step = ({ refuse }) => refuse.signIn(new Problem('session.codeRequired'))

type Step = (session: Session) => void | Promise<void>

const afterStart = (step: Step) => followed(startSession(), step)

async function after(state: SessionState, step: Step): Promise<Session> {
  return followed(await sessionIn[state](), step)
}

async function followed(session: Session, step: Step): Promise<Session> {
  await step(session)
  return session
}
