import type { Edge, Graph, Root, Walk } from '#testing'
import { flowNetwork } from './min-cost-flow.ts'

/** The cheapest way to use every edge of a graph. */
export interface PostmanTour {
  walks: readonly Walk[]
  steps: number
  /** Steps, and what it costs to begin each walk. */
  cost: number
}

type Arc = Edge | Root

/**
 * The directed postman who may begin anew: every edge is gone at least once, and from everywhere a
 * new walk may be begun at a cost. What must be gone twice is found as the cheapest flow between
 * the nodes that more edges enter than leave and the others; the way itself is Hierholzer's.
 */
export function postmanTour(graph: Graph, resetCost = 1): PostmanTour {
  const start = graph.nodes.length
  const [source, sink] = [start + 1, start + 2]
  const edges = graph.edges.filter(({ isRefused }) => !isRefused)
  const network = flowNetwork(start + 3)
  const again = new Map<Arc, () => number>()
  const surplus = new Array<number>(start + 1).fill(0)

  for (const edge of edges) {
    again.set(edge, network.add(edge.from.id, edge.to.id, 1))
    surplus[edge.from.id]! -= 1
    surplus[edge.to.id]! += 1
  }
  for (const root of graph.roots) {
    again.set(root, network.add(start, root.to.id, resetCost))
    surplus[start]! -= 1
    surplus[root.to.id]! += 1
  }
  for (const { id } of graph.nodes) network.add(id, start, 0)
  for (const [node, count] of surplus.entries()) {
    if (count > 0) network.add(source, node, 0, count)
    if (count < 0) network.add(node, sink, 0, -count)
  }
  network.solve(source, sink)

  const times = (arc: Arc) => 1 + again.get(arc)!()
  const all = [...edges, ...graph.roots].flatMap((arc) => new Array<Arc>(times(arc)).fill(arc))
  const walks = walksOver(all, graph)
  const steps = walks.reduce((sum, walk) => sum + walk.edges.length, 0)
  return { walks, steps, cost: steps + walks.length * resetCost }
}

/** Puts the arcs one behind the other, so that each is used once; a root begins a new walk. */
function walksOver(all: readonly Arc[], graph: Graph): Walk[] {
  const start = graph.nodes.length
  const open = Array.from({ length: start + 1 }, (): Arc[] => [])
  const entered = new Array<number>(start + 1).fill(0)
  for (const arc of all) {
    open[isEdge(arc) ? arc.from.id : start]!.push(arc)
    entered[arc.to.id]! += 1
  }
  const ends = open.map((out, node) => (node === start ? 0 : entered[node]! - out.length))

  const circuit: (Arc | null)[] = []
  const stack: { node: number; by: Arc | null }[] = [{ node: start, by: null }]
  while (stack.length > 0) {
    const { node, by } = stack.at(-1)!
    const next = open[node]!.pop()
    if (next) stack.push({ node: next.to.id, by: next })
    else if (ends[node]! > 0) {
      ends[node]! -= 1
      stack.push({ node: start, by: null })
    } else {
      stack.pop()
      circuit.push(by)
    }
  }
  return inWalks(circuit.reverse())
}

function inWalks(circuit: readonly (Arc | null)[]): Walk[] {
  const walks: { root: Root; edges: Edge[] }[] = []
  for (const arc of circuit) {
    if (arc === null) continue
    if (isEdge(arc)) walks.at(-1)!.edges.push(arc)
    else walks.push({ root: arc, edges: [] })
  }
  return walks
}

const isEdge = (arc: Arc): arc is Edge => 'step' in arc
