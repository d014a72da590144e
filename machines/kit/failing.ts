import { thrown } from './thrown.ts'

/**
 * Where work that failed leads: its problem is kept, and told to the session where that is over. For
 * machines with the guard `isSessionEnded` and the actions `keepProblem` and `announceSessionEnd`.
 */
export const failing = <Target extends string>(target: Target) =>
  [
    {
      guard: { type: 'isSessionEnded', params: thrown },
      target,
      actions: [{ type: 'keepProblem', params: thrown }, 'announceSessionEnd'],
    },
    { target, actions: { type: 'keepProblem', params: thrown } },
  ] as const
