import type { Graph } from '../explore/graph.ts'
import type { Case } from './case.ts'
import { caseOf } from './case.ts'

/** Every step that a graph knows, those that lead beyond the plan's bounds included. */
export const casesIn = ({ roots, nodes }: Graph): Case[] => [
  ...roots.map(({ input, reaction }) => caseOf({ before: null, cause: input, reaction })),
  ...nodes.flatMap(({ moment: before, out, refused, beyond }) => [
    ...out.map(({ step, reaction }) => caseOf({ before, cause: step, reaction })),
    ...refused.map(({ step, reaction }) =>
      caseOf({ before, cause: step, reaction, isIgnored: true }),
    ),
    ...beyond.map(({ step, reaction }) => caseOf({ before, cause: step, reaction })),
  ]),
]
