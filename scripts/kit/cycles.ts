/** Ways round in a graph; each starts and ends with the same node, the first by name. */
export function cyclesIn(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const done = new Set<string>()
  const path: string[] = []
  const cycles: string[][] = []

  const visit = (node: string) => {
    const before = path.indexOf(node)
    if (before >= 0) cycles.push(closed(path.slice(before)))
    if (before >= 0 || done.has(node)) return
    path.push(node)
    graph.get(node)?.forEach(visit)
    path.pop()
    done.add(node)
  }
  for (const node of [...graph.keys()].sort()) visit(node)
  return cycles
}

function closed(nodes: readonly string[]): string[] {
  const [first = ''] = [...nodes].sort()
  const at = nodes.indexOf(first)
  return [...nodes.slice(at), ...nodes.slice(0, at + 1)]
}
