import type { Edge, Graph, Node } from '#testing'

/**
 * The same graph as if every edge of it were an arrow of its own: then a tour of all transitions
 * must use every edge, which is what a postman does too.
 */
export function eachEdgeAnArrow(graph: Graph): Graph {
  const [one] = graph.edges.flatMap(({ reaction }) => reaction.fired)
  const nodes = graph.nodes.map((node): Node => ({ ...node, out: [], refused: [] }))
  const edges = graph.edges
    .filter(({ isRefused }) => !isRefused)
    .map((edge): Edge => {
      const reaction = { ...edge.reaction, fired: [{ ...one!, id: `edge ${edge.id}` }] }
      const copy = { ...edge, from: nodes[edge.from.id]!, to: nodes[edge.to.id]!, reaction }
      copy.from.out.push(copy)
      return copy
    })
  const roots = graph.roots.map((root) => ({
    ...root,
    to: nodes[root.to.id]!,
    reaction: { ...root.reaction, fired: [] },
  }))
  return { ...graph, nodes, edges, roots }
}
