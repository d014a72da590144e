import type { ProblemData } from '#problems'

/** What a person types to sign in; `identifier` is an email or a username. */
export interface Credentials {
  identifier: string
  password: string
  /** The second step, where the site asks for one. */
  code?: string
  /** Whose computer this is; absent: as it was said before. */
  computer?: 'own' | 'shared'
}

/** The first user's values by field name, password included, and the proof that it may be made. */
export interface FirstUser {
  values: Record<string, unknown>
  /** null: this server lets whoever comes first make it. */
  setupToken: string | null
}

/** Who is signed in, as far as the session needs to know. */
export interface SessionUser {
  id: string | number
  /** ms since the epoch. */
  sessionEndsAt: number
  canAccessAdmin: boolean
  computer: 'own' | 'shared'
  /** Whoever shared this computer before may have left something on it. */
  isAfterOthers: boolean
}

/** What is removed from this browser: what everyone who shared it left, but this person. */
export interface KeptOf {
  exceptOf: SessionUser['id'] | undefined
}

/** What the server says about this visitor. */
export type Visitor =
  | { kind: 'stranger' }
  | { kind: 'founder' }
  | { kind: 'user'; user: SessionUser; now: number }

export interface SessionContext {
  user: SessionUser | null
  /** ms from when the session was last confirmed until it ends. */
  timeLeft: number
  /** What was typed; held from the password until the code is right. */
  credentials: Credentials | null
  problem: ProblemData | null
}

export type SessionEvent =
  | { type: 'user.signIn'; credentials: Credentials }
  | { type: 'user.enterCode'; code: string }
  | { type: 'user.cancelCode' }
  | { type: 'user.createFirstUser'; firstUser: FirstUser }
  | { type: 'user.signOut' }
  | { type: 'user.retry' }
  | { type: 'user.goOn' }
  | { type: 'server.sessionEnded' }
  /** It lasts longer, by a request of this tab or of another one. */
  | { type: 'server.sessionRenewed'; sessionEndsAt: number; now: number }
  /** Another tab of this browser says who is signed in by now; null: nobody. */
  | { type: 'browser.userChanged'; id: SessionUser['id'] | null }

/**
 * `renewed`: the same person is in again, and what was refused meanwhile can go on; `notCleared`: whoever shared
 * the computer knows that something of theirs stays on it.
 */
export type SessionEmitted = { type: 'renewed' } | { type: 'left' } | { type: 'notCleared' }
