import type { ProblemData } from '#problems'

/** A screen for people who can't sign in yet; the token comes from the link of an email. */
export type AccountAccessInput =
  | { screen: 'forgotPassword' }
  | { screen: 'resetPassword'; token: string }
  | VerifyEmailInput

interface VerifyEmailInput {
  screen: 'verifyEmail'
  token: string
  /** Slug of the collection that the link names. */
  collection?: string
}

/** A new password, typed twice. */
export interface NewPassword {
  password: string
  again: string
}

export interface AccountAccessContext {
  screen: AccountAccessInput['screen']
  token: string
  /** Who asked for a link: an email or a username. */
  identifier: string
  /** The new one, held until it is set. */
  password: string
  problem: ProblemData | null
}

export type AccountAccessEvent =
  | { type: 'user.requestLink'; identifier: string }
  | { type: 'user.requestAgain' }
  | ({ type: 'user.choosePassword' } & NewPassword)
  | { type: 'user.enterCode'; code: string }
  | { type: 'user.retry' }
