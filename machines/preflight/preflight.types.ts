import type { PreflightAnswer } from '#contracts/preflight'
import type { PageCheck } from '#machines/page-check'
import type { ProblemData } from '#problems'

/** What the server and the page in live preview found. */
export interface PreflightResult extends PreflightAnswer {
  /** null: no page was asked. */
  page: PageCheck | null
}

export interface PreflightContext extends PreflightResult {
  /** Why nothing could be checked. */
  problem: ProblemData | null
}

export type PreflightEvent =
  | { type: 'user.check' }
  | { type: 'user.jump'; path: string }
  | { type: 'user.publish' }
  | { type: 'user.close' }
  /** It holds something else than what was sent. */
  | { type: 'document.changed' }

export type PreflightEmitted = { type: 'jumped'; path: string } | { type: 'publishAsked' }
