import { isProblem, toProblemData } from '#problems'
import type { Credentials, SessionContext, SessionEvent, Visitor } from './session.types.ts'

/** The longest delay that a browser's timer can hold, in ms. */
const longestTimer = 2 ** 31 - 1

export const blank: SessionContext = {
  user: null,
  timeLeft: 0,
  credentials: null,
  problem: null,
}

/** The context after the server said who this is. */
export const recognised = (visitor: Visitor): SessionContext =>
  visitor.kind === 'user'
    ? {
        ...blank,
        user: visitor.user,
        timeLeft: timeUntil(visitor.user.sessionEndsAt, visitor.now),
      }
    : blank

/** The same session, which ends later. */
export const prolonged = (
  { user }: SessionContext,
  event: SessionEvent,
): Partial<SessionContext> =>
  event.type === 'server.sessionRenewed' && user
    ? {
        user: { ...user, sessionEndsAt: event.sessionEndsAt },
        timeLeft: timeUntil(event.sessionEndsAt, event.now),
      }
    : {}

/** What others left is gone, or will be looked for another time. */
export const withoutOthers = ({ context: { user } }: { context: SessionContext }) => ({
  user: user && { ...user, isAfterOthers: false },
})

const timeUntil = (end: number, now: number): number =>
  Math.min(Math.max(end - now, 0), longestTimer)

export const isSamePerson = ({ user }: SessionContext, visitor: Visitor): boolean =>
  visitor.kind === 'user' && visitor.user.canAccessAdmin && visitor.user.id === user?.id

/** Why the session of this tab is over, when another tab changed who is signed in. */
export const displaced = (event: SessionEvent): Pick<SessionContext, 'problem'> => {
  const isSignedOut = event.type === 'browser.userChanged' && event.id === null
  const code = isSignedOut ? 'session.signedOutElsewhere' : 'session.otherUser'
  return { problem: { code, details: {} } }
}

/** What was typed so far: the password first, then perhaps a code. */
export function typed({ credentials }: SessionContext, event: SessionEvent): Credentials | null {
  if (event.type === 'user.signIn') return event.credentials
  return event.type === 'user.enterCode' && credentials
    ? { ...credentials, code: event.code }
    : credentials
}

/** The password was right, and the site asks for a code as well. */
export const asksForCode = (thrown: unknown): boolean => isProblem(thrown, 'session.codeRequired')

export const failed = (thrown: unknown): Pick<SessionContext, 'problem'> => ({
  problem: toProblemData(thrown),
})
