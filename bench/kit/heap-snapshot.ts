import type { CDPSession } from 'playwright'

/**
 * MB that a page's own objects, closures, arrays and strings take in the heap, after the garbage was
 * collected. What the engine compiled, its shapes of objects and the browser's records of what
 * happened are left out: they grow with use whether anything is held or not.
 */
export async function heldMB(cdp: CDPSession): Promise<number> {
  const chunks: string[] = []
  const take = ({ chunk }: { chunk: string }) => chunks.push(chunk)
  cdp.on('HeapProfiler.addHeapSnapshotChunk', take)
  await cdp.send('HeapProfiler.collectGarbage')
  await cdp.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  cdp.off('HeapProfiler.addHeapSnapshotChunk', take)
  return bytesOf(JSON.parse(chunks.join('')), pagesOwn) / 1e6
}

/** The parts of a heap snapshot of V8 that are read here. */
interface HeapSnapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } }
  /** Of all nodes, one after another, the numbers that `node_fields` names. */
  nodes: number[]
}

const pagesOwn: ReadonlySet<string> = new Set([
  'array',
  'bigint',
  'closure',
  'concatenated string',
  'number',
  'object',
  'regexp',
  'sliced string',
  'string',
  'symbol',
])

function bytesOf({ snapshot: { meta }, nodes }: HeapSnapshot, types: ReadonlySet<string>): number {
  const width = meta.node_fields.length
  const type = meta.node_fields.indexOf('type')
  const size = meta.node_fields.indexOf('self_size')
  const counted = meta.node_types[0].map((name) => types.has(name))
  let sum = 0
  for (let node = 0; node < nodes.length; node += width) {
    if (counted[nodes[node + type]!]) sum += nodes[node + size]!
  }
  return sum
}
