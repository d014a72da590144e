export interface SessionRenewalContext {
  /** ms from when the session was last confirmed until it ends. */
  timeLeft: number
}

export type SessionRenewalEvent =
  /** It began, or it was renewed, here or in another tab. */
  | { type: 'session.confirmed'; timeLeft: number }
  | { type: 'session.ended' }
  | { type: 'user.staySignedIn' }
