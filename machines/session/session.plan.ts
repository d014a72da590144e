import { Problem } from '#problems'
import type { Plan } from '#testing'
import { laws } from './session.laws.ts'
import { sessionMachine } from './session.machine.ts'
import type { SessionUser, Visitor } from './session.types.ts'

const minute = 60_000

const onOwnComputer = { computer: 'own', isAfterOthers: false } as const

const user = (id: number, more: Partial<SessionUser> = {}): Visitor => ({
  kind: 'user',
  user: { id, sessionEndsAt: 10 * minute, canAccessAdmin: true, ...onOwnComputer, ...more },
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
        'a reader': user(3, { canAccessAdmin: false }),
        'Ann at a shared computer': user(1, { computer: 'shared' }),
        'Bob after a sharer': user(2, { isAfterOthers: true }),
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
    clearKept: {
      done: { gone: undefined },
      failed: { 'the browser refuses': new Problem('unexpected') },
    },
    untilTypingRests: {
      done: { '': undefined },
      failed: { 'for any reason': new Problem('unexpected') },
    },
  },
  laws,
}
