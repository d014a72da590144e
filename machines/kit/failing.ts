import { thrown } from './thrown.ts'

/** Where work that failed leads: its problem is kept. For machines with the action `keepProblem`. */
export const failing = <Target extends string>(target: Target) =>
  ({ target, actions: { type: 'keepProblem', params: thrown } }) as const
