import type { Problem } from '#problems'
import type { Judged } from './judge-components.ts'

/** Each once: what keeps all components from being built isn't said for every one. */
export const problemsOf = (judged: readonly Judged[]): Problem[] => [
  ...new Map(
    judged.flatMap(({ problem }) =>
      problem ? [[JSON.stringify([problem.code, problem.details]), problem] as const] : [],
    ),
  ).values(),
]
