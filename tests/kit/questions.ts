import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { paletteLine } from './palette.ts'

/** What must be answered before anything else. */
export const openQuestion = (page: Page) =>
  page.locator('[data-layer="question"][data-state="open"]')

/** Escape hides first why the button with the focus can't be pressed (WCAG 1.4.13), then what is open. */
export async function leaveByEscape(page: Page): Promise<void> {
  const hasReason = (await page.locator('[role="tooltip"]:visible').count()) > 0
  if (hasReason) await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
}

/** Each of its buttons is reached by Tab, nothing else is, and the palette stays away. */
export async function mustBeAnsweredByKey(page: Page): Promise<void> {
  const question = openQuestion(page)
  await expect(question).toBeVisible()
  await expect(question.locator(':focus')).toHaveCount(1)
  expect(await isLeftToTheBrowser(page, 'ControlOrMeta+k')).toBe(false)
  await expect(paletteLine(page)).toHaveCount(0)

  const buttons = await question.locator('button:visible').all()
  expect(buttons.length).toBeGreaterThan(0)
  for (const button of buttons) await tabTo(page, button)
}

async function tabTo(page: Page, button: ReturnType<Page['locator']>): Promise<void> {
  const question = openQuestion(page)
  // A field for a date has a stop for each of its parts, and one for its calendar.
  const most = 2 * (await question.locator('button, a, input, select, textarea').count())
  for (let step = 0; step <= most; step++) {
    if (await button.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
    expect(await question.evaluate((within) => within.contains(document.activeElement))).toBe(true)
  }
  throw new Error(`Tab does not reach "${await button.textContent()}"`)
}

/** Whether the browser does what it does with these keys. */
async function isLeftToTheBrowser(page: Page, keys: string): Promise<boolean> {
  const heard = await page.evaluateHandle(() => {
    const heard = { isLeft: true }
    window.addEventListener('keydown', ({ defaultPrevented }) => {
      heard.isLeft = !defaultPrevented
    })
    return heard
  })
  await page.keyboard.press(keys)
  return heard.evaluate(({ isLeft }) => isLeft)
}
