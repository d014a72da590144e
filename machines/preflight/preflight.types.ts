import type { PreflightAnswer, ProblemData } from '#config-schema'

export interface PreflightContext extends PreflightAnswer {
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
