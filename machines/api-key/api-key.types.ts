import type { ProblemData } from '#problems'

export interface ApiKeyContext {
  /** Whether there was one when the password was asked for. */
  isSet: boolean
  /** A new one, until whoever made it has seen it. */
  apiKey: string | null
  problem: ProblemData | null
}

export type ApiKeyEvent =
  /** In place of the one that there is. */
  | { type: 'user.generate' }
  | { type: 'user.revoke' }
  | { type: 'user.cancel' }
  | { type: 'user.confirm'; password: string }
  /** It is copied or written down. */
  | { type: 'user.done' }
