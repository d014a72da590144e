import { toProblemData } from '#config-schema'
import type { SessionContext, SessionEvent, Visitor } from './session.types.ts'

/** The longest delay that a browser's timer can hold, in ms. */
const longestTimer = 2 ** 31 - 1

export const blank: SessionContext = { user: null, timeLeft: 0, problem: null }

/** The context after the server said who this is. */
export const recognised = (visitor: Visitor): SessionContext =>
  visitor.kind === 'user'
    ? {
        user: visitor.user,
        timeLeft: Math.min(Math.max(visitor.user.sessionEndsAt - visitor.now, 0), longestTimer),
        problem: null,
      }
    : blank

export const isSamePerson = ({ user }: SessionContext, visitor: Visitor): boolean =>
  visitor.kind === 'user' && visitor.user.canAccessAdmin && visitor.user.id === user?.id

/** Why the session of this tab is over, when another tab changed who is signed in. */
export const displaced = (event: SessionEvent): Pick<SessionContext, 'problem'> => {
  const isSignedOut = event.type === 'browser.userChanged' && event.id === null
  const code = isSignedOut ? 'session.signedOutElsewhere' : 'session.otherUser'
  return { problem: { code, details: {} } }
}

export const failed = (thrown: unknown): Pick<SessionContext, 'problem'> => ({
  problem: toProblemData(thrown),
})
