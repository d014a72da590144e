import type { Ground } from '../laws/law-walk.ts'
import { walkLaw } from '../laws/law-walk.ts'
import type { Machines } from '../plan/system-seen.ts'
import type { SystemFailure } from './system-failure.ts'
import { lawless } from './system-failure.ts'
import type { SystemEdge, SystemGraph, SystemNode } from './system-graph.ts'

/** Every law that some story of a system breaks, each with the shortest of them. */
export function checkSystem(graph: SystemGraph): SystemFailure[] {
  const ground = groundOf(graph)
  return Object.entries(graph.system.laws).flatMap(([sentence, law]) => {
    const { breach } = walkLaw(ground, sentence, law)
    return breach ? [lawless(breach, sentence)] : []
  })
}

const groundOf = ({ roots, system }: SystemGraph): Ground<Machines, SystemNode, SystemEdge> => ({
  name: system.name,
  beginnings: roots,
  waysFrom: ({ out, beyond }) => [...out, ...beyond],
  leadsTo: ({ to }) => to,
  seenOn: ({ seen }) => seen,
})
