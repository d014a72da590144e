import { ModelError } from '../model-error.ts'
import type { AnyPlan } from '../plan/plan.ts'
import type { Node } from './graph.ts'

/** The machine has more moments than anyone wants: says which part of its context makes them. */
export function endless({ machine }: AnyPlan, nodes: readonly Node[]): ModelError {
  const contexts = nodes.map(({ moment }) => Object.entries(moment.snapshot.context))
  const kinds = new Map<string, Set<string>>()
  for (const [key, value] of contexts.flat()) {
    kinds.set(key, (kinds.get(key) ?? new Set()).add(JSON.stringify(value)))
  }
  const [most] = [...kinds].sort(([, one], [, other]) => other.size - one.size)
  const culprit = most ? ` Its context.${most[0]} alone has ${most[1].size} values.` : ''
  return new ModelError(
    'chart.endless',
    `${machine.id} has more than ${nodes.length} different moments.${culprit} Give its plan a within that says how far to go, a tellApart that keeps of the context only what decides how it goes on, or fewer examples.`,
  )
}
