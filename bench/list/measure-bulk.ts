import type { Page } from 'playwright'
import { withNewProfile } from '../load/browser.ts'
import { signIn } from '../load/contender.ts'
import { installStepProbe } from '../steps/step-probe.ts'
import type { Site } from './start-site.ts'

export interface BulkSample extends Pick<Site, 'database' | 'size'> {
  documents: number
  /** Until the panel knows what would change, ms. */
  lookMs: number
  /** Until all of it is changed, ms. */
  changeMs: number
  longestTaskMs: number
}

/** Sets one field of all that match; nothing where there are fewer. */
export async function measureBulk(
  { database, size, server }: Site,
  documents: number,
): Promise<BulkSample[]> {
  if (documents > size || documents === 0) return []
  return withNewProfile(async (context) => {
    await signIn(context, server)
    const page = await context.newPage()
    page.setDefaultTimeout(600_000)
    await page.addInitScript(installStepProbe)
    const filter = `where[or][0][and][0][id][less_than_equal]=${documents}`
    await page.goto(`${server.origin}/admin/collections/articles?${filter}`)
    await page.locator('thead input[type="checkbox"]').check()
    await page.getByRole('button', { name: /matching documents/ }).click()
    await page.locator('#bulk-edit').click()
    const form = page.getByRole('dialog')
    await form.getByRole('checkbox', { name: 'Words' }).check()
    await form.getByLabel('Words').last().fill('1000')

    await page.evaluate(() => window.step.waitFor('#bulk-confirm:not([disabled])'))
    await page.locator('#bulk-look').click()
    const lookMs = await took(page)
    await page.evaluate(() => window.step.waitFor('#bulk-undo'))
    await page.locator('#bulk-confirm').click()
    const changeMs = await took(page)
    const longestTaskMs = await page.evaluate(() => window.step.longestTaskMs())
    return [{ database, size, documents, lookMs, changeMs, longestTaskMs }]
  })
}

async function took(page: Page): Promise<number> {
  const found = await page.waitForFunction(() => window.step.tookMs(), undefined, {
    polling: 'raf',
  })
  return (await found.jsonValue()) ?? Number.NaN
}
