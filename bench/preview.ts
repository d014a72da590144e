import { parseArgs } from 'node:util'
import { inProject } from '../scripts/kit/root.ts'
import { withChoices } from '../tests/kit/choices.ts'
import { startPreviewedSite } from '../tests/kit/previewed/site.ts'
import { startStateroom } from '../tests/kit/server.ts'
import { signIn } from '../tests/kit/sign-in.ts'
import { quantile } from './kit/quantile.ts'
import { benchEnvironment, printEnvironment, writeReport } from './kit/report.ts'
import { browserVersion, withNewProfile } from './load/browser.ts'

const sizes = [1, 200, 2000]
const keys = 40

/** `npm run bench:preview`: from a key in the form to the message on the page, by size of the document. */
export async function main(args: string[]): Promise<number> {
  const { values: flags } = parseArgs({ args, options: { json: { type: 'string' } } })
  const where = benchEnvironment({ chromium: await browserVersion() })
  printEnvironment(where)
  const site = await startPreviewedSite()
  const server = await startStateroom({
    config: inProject('tests/kit/previewed/stateroom.config.ts'),
    seed: inProject('tests/kit/rules-site/seed.ts'),
    env: { SITE: site.origin },
  })
  try {
    const who = withChoices(await signIn(server), server, { theme: 'light', language: 'en' })
    const found: { rows: number; p50: number; p95: number }[] = []
    for (const rows of sizes) {
      const times = await withNewProfile(async (context) => {
        await context.addCookies(who.cookies)
        const page = await context.newPage()
        const sections = Array.from({ length: rows }, (_, index) => ({
          heading: `Section ${index}`,
          text: 'A sentence about it. '.repeat(10),
        }))
        const made = await page.request.post(`${server.api}/posts?draft=true`, {
          data: { title: 'Kept', slug: 'listens', sections },
          headers: { origin: server.origin },
        })
        const { doc } = await made.json()
        await page.goto(`${server.url}/collections/posts/${doc.id}`)
        await page.locator('[data-form-ready="true"]').waitFor()
        await page.locator('#live-preview-toggler').click()
        const frame = page.frameLocator('#live-preview-iframe')
        await frame.locator('html[data-heard]').waitFor({ state: 'attached' })
        await page.evaluate(() => {
          addEventListener(
            'keydown',
            ({ timeStamp }) => {
              document.documentElement.dataset.key = String(performance.timeOrigin + timeStamp)
            },
            true,
          )
        })
        await page.locator('#field-title').focus()
        const times: number[] = []
        for (let key = 0; key < keys; key += 1) {
          const title = `${'x'.repeat(key + 1)}`
          await page.locator('#field-title').press(key === 0 ? 'ControlOrMeta+a' : 'End')
          await page.keyboard.press('x')
          const at = Number(await page.locator('html').getAttribute('data-key'))
          await frame.locator(`html[data-title="${title}"]`).waitFor({ state: 'attached' })
          times.push(Number(await frame.locator('html').getAttribute('data-heard')) - at)
        }
        // The next document begins closed, too.
        await page.request.delete(`${server.api}/payload-preferences/live-preview`, {
          headers: { origin: server.origin },
        })
        return times
      })
      const row = { rows, p50: quantile(times, 0.5), p95: quantile(times, 0.95) }
      found.push(row)
      console.log(`${rows} rows: p50 ${row.p50.toFixed(1)} ms, p95 ${row.p95.toFixed(1)} ms`)
    }
    writeReport(flags.json, { bench: 'preview', ...where, found })
  } finally {
    await server.discard()
    await site.close()
  }
  return 0
}
