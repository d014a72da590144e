import type { AccountSession } from '#contracts/account'
import type { ProblemData } from '#problems'

export interface AccountSessionsContext {
  /** As the server told them last. */
  sessions: readonly AccountSession[]
  /** Why they can't be shown, or one couldn't be ended. */
  problem: ProblemData | null
}

export type AccountSessionsEvent =
  | { type: 'user.retry' }
  | { type: 'user.end'; id: AccountSession['id'] }
  | { type: 'user.endOthers' }
