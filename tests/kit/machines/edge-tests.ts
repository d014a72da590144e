import type { Edge, Graph, ModelTest, Node, Root } from '#testing'

interface Way {
  root: Root
  edges: readonly Edge[]
}

/** A test for each chosen edge: the shortest way there, and then the edge. */
export function edgeTests(graph: Graph, isChosen: (edge: Edge) => boolean): ModelTest[] {
  const ways = shortestWays(graph)
  return graph.edges.filter(isChosen).map((edge) => {
    const { root, edges } = ways.get(edge.from)!
    const steps = [...edges, edge].map(({ step, isRefused }) => ({ step, isRefused }))
    return { goal: 'examples', input: root.input, steps }
  })
}

function shortestWays({ roots }: Graph): Map<Node, Way> {
  const ways = new Map<Node, Way>()
  for (const root of roots) if (!ways.has(root.to)) ways.set(root.to, { root, edges: [] })
  for (const [node, { root, edges }] of ways) {
    for (const edge of node.out) {
      if (!ways.has(edge.to)) ways.set(edge.to, { root, edges: [...edges, edge] })
    }
  }
  return ways
}
