import type { PageMemory } from '../kit/page-memory.ts'
import { memoryOf } from '../kit/page-memory.ts'
import { withNewProfile } from '../load/browser.ts'
import type { Contender } from '../load/contender.ts'
import { signIn } from '../load/contender.ts'

export interface MemorySample {
  contender: Contender['name']
  openings: number
  before: PageMemory
  after: PageMemory
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
