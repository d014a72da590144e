import type { CDPSession } from 'playwright'
import { withNewProfile } from '../load/browser.ts'
import type { Contender } from '../load/contender.ts'
import { signIn } from '../load/contender.ts'
import { heldMB } from './heap-snapshot.ts'

export interface MemorySample {
  contender: Contender['name']
  openings: number
  before: PageMemory
  after: PageMemory
}

/** What a page has in memory with the list on the screen, without garbage. */
export interface PageMemory {
  /** MB of the whole heap, with all that the engine compiled. */
  heapMB: number
  /** MB of that which the page itself holds. */
  heldMB: number
  /** Nodes of the page's tree, those that are nowhere in it as well. */
  nodes: number
  listeners: number
}

/** Opens a document from the list and goes back, again and again, in one page. */
export async function measureMemory(
  contenders: readonly Contender[],
  openings: number,
): Promise<MemorySample[]> {
  const samples: MemorySample[] = []
  for (const { name, server } of contenders) {
    const measured = await withNewProfile(async (context) => {
      await signIn(context, server)
      const page = await context.newPage()
      const cdp = await context.newCDPSession(page)
      const openOne = async () => {
        await page.locator('tbody tr:nth-child(2) a').first().click()
        await page.locator('#field-title').first().waitFor()
        await page.locator(linksToTheList).first().click()
        await page.locator('tbody tr:nth-child(2) a').first().waitFor()
      }
      await page.goto(`${server.origin}/admin/collections/posts`)
      // What is loaded and kept once is no leak.
      for (let warmUp = 0; warmUp < 3; warmUp++) await openOne()
      const before = await memoryOf(cdp)
      for (let opening = 0; opening < openings; opening++) await openOne()
      return { before, after: await memoryOf(cdp) }
    })
    samples.push({ contender: name, openings, ...measured })
  }
  return samples
}

/** Going back is no way for both: Payload's admin changes only the address then. */
const linksToTheList = ['$="/collections/posts"', '*="/collections/posts?"']
  .map((ending) => `a[href${ending}]:not([inert] a):visible`)
  .join(', ')

async function memoryOf(cdp: CDPSession): Promise<PageMemory> {
  await cdp.send('HeapProfiler.collectGarbage')
  const { usedSize } = await cdp.send('Runtime.getHeapUsage')
  const { nodes, jsEventListeners } = await cdp.send('Memory.getDOMCounters')
  return { heapMB: usedSize / 1e6, heldMB: await heldMB(cdp), nodes, listeners: jsEventListeners }
}
