import type { Frame, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { PageViolation } from '#machines/page-check'
import type { Words } from '../../kit/words.ts'

const site = 'http://localhost:3001'

/** A page of the magazine in live preview, whose site is played here: it notes what it is asked to check. */
const body = `<!doctype html><html lang="en"><title>Page</title><script>
addEventListener('message', ({ data }) => {
  if (data.type === 'stateroom-preview' && 'check' in data) document.documentElement.dataset.asked = data.check
})
</script></html>`

/** Shows it beside the form. */
export async function showPlayedPage(page: Page, words: Words): Promise<void> {
  await page
    .context()
    .route(`${site}/**`, (route) => route.fulfill({ contentType: 'text/html', body }))
  await toggle(page, words).click()
  await expect(iframe(page)).toBeVisible()
}

export async function hidePlayedPage(page: Page, words: Words): Promise<void> {
  await toggle(page, words).click()
  await expect(iframe(page)).toHaveCount(0)
}

const toggle = (page: Page, words: Words) =>
  page.getByRole('button', { name: words('preview.label'), exact: true })

export const sayReady = (page: Page) => say(page, { type: 'payload-live-preview', ready: true })

export const sayOffered = (page: Page) => say(page, { type: 'stateroom-preview', checks: true })

/** As the answer to what it was asked last; null: it couldn't check itself. */
export async function sayChecked(
  page: Page,
  violations: readonly PageViolation[] | null,
): Promise<void> {
  const checked = Number(await played(page).getAttribute('data-asked'))
  const result = violations ? { violations } : { failed: true }
  await say(page, { type: 'stateroom-preview', checked, ...result })
}

/** The page itself. */
export const played = (page: Page) => page.frameLocator('#live-preview-iframe').locator('html')

const iframe = (page: Page) => page.locator('#live-preview-iframe')

async function say(page: Page, message: object): Promise<void> {
  const frame = await framed(page)
  await frame.evaluate(([message, panel]) => window.parent.postMessage(message, String(panel)), [
    message,
    new URL(page.url()).origin,
  ] as const)
}

/** The page in the frame, once it has loaded: what it says before goes nowhere. */
async function framed(page: Page): Promise<Frame> {
  const frame = (await (await iframe(page).elementHandle())?.contentFrame()) ?? null
  if (frame === null) throw new Error('There is no frame.')
  await frame.waitForURL(`${site}/**`)
  return frame
}
