import { describe, expect, test } from 'vitest'
import type { SessionEvent } from '#machines/session'
import { sessionMachine } from '#machines/session'
import { leavesOf } from '../../kit/machines/leaves.ts'
import { acceptances, refusals, seen, statesOf } from '../../kit/machines/refusals.ts'
import type { SessionState } from '../../kit/machines/session.ts'
import { sessionEvents, sessionIn } from '../../kit/machines/session.ts'

/** State by state, all that a session listens to. */
const heard: Record<SessionState, SessionEvent['type'][]> = {
  recognising: [],
  unreachable: ['user.retry'],
  'signedOut.waiting': ['browser.userChanged', 'user.signIn'],
  'signedOut.checking': [],
  'signedOut.askingCode': ['browser.userChanged', 'user.cancelCode', 'user.enterCode'],
  'signedOut.checkingCode': [],
  'founding.waiting': ['browser.userChanged', 'user.createFirstUser'],
  'founding.creating': [],
  unauthorised: ['user.signOut'],
  signedIn: ['browser.userChanged', 'server.sessionEnded', 'server.sessionRenewed', 'user.signOut'],
  'ended.typing': ['browser.userChanged', 'user.signOut'],
  'ended.waiting': ['browser.userChanged', 'user.signIn', 'user.signOut'],
  'ended.checking': ['browser.userChanged', 'user.signOut'],
  'ended.askingCode': ['browser.userChanged', 'user.cancelCode', 'user.enterCode', 'user.signOut'],
  'ended.checkingCode': ['browser.userChanged', 'user.signOut'],
  'ended.confirming': ['browser.userChanged', 'user.signOut'],
  'ended.clearing': ['browser.userChanged', 'user.signOut'],
  signingOut: [],
  clearing: [],
  notCleared: ['user.goOn', 'user.retry'],
}

test('there is a way to every state of the session', () => {
  expect(statesOf(heard).sort()).toEqual(leavesOf(sessionMachine).sort())
})

describe('what a session hears', () => {
  test.each(acceptances(heard))('%s: %s', async (state, type) => {
    const session = await sessionIn[state]()
    expect(session.place()).toBe(state)
    const before = seen(session)

    session.hear(type)

    expect(seen(session)).not.toEqual(before)
  })
})

describe('what a session ignores', () => {
  test.each(refusals(heard, statesOf(sessionEvents)))('%s: %s', async (state, type) => {
    const session = await sessionIn[state]()
    const before = seen(session)

    session.hear(type)

    expect(seen(session)).toEqual(before)
  })
})
