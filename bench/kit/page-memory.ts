import type { CDPSession } from 'playwright'
import { heldMB } from './heap-snapshot.ts'

/** What a page has in memory, without garbage. */
export interface PageMemory {
  /** MB of the whole heap, with all that the engine compiled. */
  heapMB: number
  /** MB of that which the page itself holds. */
  heldMB: number
  /** Nodes of the page's tree, those that are nowhere in it as well. */
  nodes: number
  listeners: number
}

export async function memoryOf(cdp: CDPSession): Promise<PageMemory> {
  await cdp.send('HeapProfiler.collectGarbage')
  const { usedSize } = await cdp.send('Runtime.getHeapUsage')
  const { nodes, jsEventListeners } = await cdp.send('Memory.getDOMCounters')
  return { heapMB: usedSize / 1e6, heldMB: await heldMB(cdp), nodes, listeners: jsEventListeners }
}
