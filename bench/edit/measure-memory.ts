import { withNewProfile } from '../load/browser.ts'
import type { Contender } from '../load/contender.ts'
import { signIn } from '../load/contender.ts'

export interface MemorySample {
  contender: Contender['name']
  /** MB of the page's heap with the list on the screen, before and after, without garbage. */
  beforeMB: number
  afterMB: number
  openings: number
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
      const heapMB = async () => {
        await cdp.send('HeapProfiler.collectGarbage')
        return (await cdp.send('Runtime.getHeapUsage')).usedSize / 1e6
      }
      const openOne = async () => {
        await page.locator('tbody tr:nth-child(2) a').first().click()
        await page.locator('#field-title').first().waitFor()
        await page.goBack()
        await page.locator('tbody tr:nth-child(2) a').first().waitFor()
      }
      await page.goto(`${server.origin}/admin/collections/posts`)
      // What is loaded and kept once is no leak.
      for (let warmUp = 0; warmUp < 3; warmUp++) await openOne()
      const beforeMB = await heapMB()
      for (let opening = 0; opening < openings; opening++) await openOne()
      return { beforeMB, afterMB: await heapMB() }
    })
    samples.push({ contender: name, openings, ...measured })
  }
  return samples
}
