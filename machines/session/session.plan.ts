import { Problem } from '#config-schema'
import type { Plan } from '#testing'
import { sessionMachine } from './session.machine.ts'
import type { Visitor } from './session.types.ts'

const minute = 60_000

const user = (id: number, canAccessAdmin = true): Visitor => ({
  kind: 'user',
  user: { id, sessionEndsAt: 10 * minute, canAccessAdmin },
  now: 0,
})

export const plan: Plan<typeof sessionMachine> = {
  machine: sessionMachine,
  events: {
    'user.signIn': { '': { credentials: { identifier: 'ann@example.com', password: 'secret' } } },
    'user.enterCode': { '': { code: '123456' } },
    'server.sessionRenewed': {
      'for ten minutes more': { sessionEndsAt: 20 * minute, now: 10 * minute },
    },
    'browser.userChanged': { 'to Ann': { id: 1 }, 'to Bob': { id: 2 }, 'to nobody': { id: null } },
    'user.createFirstUser': {
      '': { firstUser: { values: { email: 'ann@example.com' }, setupToken: 'token' } },
    },
  },
  outcomes: {
    recognise: {
      done: {
        stranger: { kind: 'stranger' },
        founder: { kind: 'founder' },
        Ann: user(1),
        Bob: user(2),
        'a reader': user(3, false),
      },
      failed: { 'no server': new Problem('server.unreachable') },
    },
    signIn: {
      done: { welcome: undefined },
      failed: {
        'wrong password': new Problem('session.wrongCredentials'),
        'a code is asked for': new Problem('session.codeRequired'),
      },
    },
    createFirstUser: {
      done: { made: undefined },
      failed: { 'wrong token': new Problem('session.setupTokenWrong') },
    },
    signOut: {
      done: { bye: undefined },
      failed: { 'no server': new Problem('server.unreachable') },
    },
    untilTypingRests: {
      done: { '': undefined },
      failed: { 'for any reason': new Problem('unexpected') },
    },
  },
  invariants: {
    'only who was recognised is inside': (snapshot) =>
      !snapshot.hasTag('inside') || snapshot.context.user !== null,
    'a password is held only while it is looked at, or a code is asked for': (snapshot) =>
      snapshot.context.credentials === null ||
      snapshot.hasTag('secondStep') ||
      snapshot.matches({ signedOut: 'checking' }) ||
      snapshot.matches({ ended: 'checking' }),
  },
}
