import type { PageMemory } from '../kit/page-memory.ts'
import { memoryOf } from '../kit/page-memory.ts'
import { withNewProfile } from '../load/browser.ts'
import { signIn } from '../load/contender.ts'
import { installStepProbe } from '../steps/step-probe.ts'
import type { Site } from './start-site.ts'

export interface ListMemory extends Pick<Site, 'database' | 'size'> {
  steps: number
  before: PageMemory
  after: PageMemory
}

const next = 'main footer nav ol > li:last-child a'
const first = 'main footer nav ol > li:nth-child(2) a'

/** Goes from page to page in one list, and back to its first where it ends. */
export async function measureMemory(
  { database, size, server }: Site,
  steps: number,
): Promise<ListMemory> {
  return withNewProfile(async (context) => {
    await signIn(context, server)
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    await page.addInitScript(installStepProbe)
    const turn = async (selector: string) => {
      await page.evaluate(() => window.step.waitFor(null))
      await page.locator(selector).click()
      await page.waitForFunction(() => window.step.tookMs() !== null, undefined, { polling: 'raf' })
    }
    const takeStep = async () => {
      const hasNext = await page.locator(next).count()
      await turn(hasNext ? next : first)
    }
    await page.goto(`${server.origin}/admin/collections/articles`)
    await page.locator(next).waitFor()
    // What is loaded and kept once is no leak.
    for (let warmUp = 0; warmUp < 10; warmUp++) await takeStep()
    const before = await memoryOf(cdp)
    for (let step = 0; step < steps; step++) await takeStep()
    return { database, size, steps, before, after: await memoryOf(cdp) }
  })
}
