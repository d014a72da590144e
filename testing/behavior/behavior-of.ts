import { placeOf } from '../chart/states.ts'
import { explore } from '../explore/explore.ts'
import type { Graph, Node } from '../explore/graph.ts'
import type { Moment } from '../explore/moment.ts'
import { grouped } from '../grouped.ts'
import type { AnyPlan } from '../plan/plan.ts'
import { theStart } from './case.ts'
import { casesIn } from './cases-in.ts'
import { sectionOf } from './section.ts'
import { valueNames } from './value-names.ts'

/**
 * What a machine does, as a text that people review: a section for each state, a line for each kind
 * of answer with one case in full. `+2 #1x9f` stands for two other outcomes of that kind.
 *
 * The order in which chart and plan are written doesn't matter, nor do the names of guards,
 * actions and delays.
 */
export function behaviorOf(plan: AnyPlan, graph: Graph = explore(plan)): string {
  const names = valueNames(plan)
  const depths = depthsIn(graph)
  const tags = tagsIn(graph)
  const sections = [...grouped(casesIn(graph), ({ place }) => place)]
    .sort(([one], [other]) => compareSections(one, other))
    .flatMap(([place, cases]) => [
      '',
      `## ${place}${tags.get(place) ?? ''}`,
      ...sectionOf(cases, depths, names),
    ])
  return `${[`# ${plan.machine.id}`, '', ...names.legend(), ...sections].join('\n')}\n`
}

/** The start comes first. */
function compareSections(one: string, other: string): number {
  if (one === theStart) return -1
  if (other === theStart) return 1
  return one < other ? -1 : 1
}

/** How many steps each moment is away from the start. */
function depthsIn({ roots }: Graph): Map<Moment, number> {
  const depths = new Map<Moment, number>()
  let front = new Set(roots.map(({ to }) => to))
  for (let depth = 0; front.size > 0; depth += 1) {
    const next = new Set<Node>()
    for (const { moment } of front) depths.set(moment, depth)
    for (const { out } of front) {
      for (const { to } of out) if (!depths.has(to.moment)) next.add(to)
    }
    front = next
  }
  return depths
}

/** What views ask for by `hasTag`, by state: ` [busy, unsaved]`. */
const tagsIn = ({ nodes }: Graph): Map<string, string> =>
  new Map(
    nodes.flatMap(({ moment: { snapshot } }): [string, string][] =>
      snapshot.tags.size > 0
        ? [[placeOf(snapshot), ` [${[...snapshot.tags].sort().join(', ')}]`]]
        : [],
    ),
  )
