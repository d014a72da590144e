import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'

/** px between what floats and what it opened at. */
const closest = 0
const furthest = 8

const floating = '[data-part="content"][data-state="open"]:is([role="menu"], [role="listbox"])'

/** Opens it, and expects it beside what it opened at, within the window; leaves it again. */
export async function expectAtTrigger(page: Page, trigger: Locator): Promise<void> {
  await trigger.click()
  const float = page.locator(floating)
  await expect(float).toBeVisible()
  await expect.poll(() => placeOf(page, trigger, float)).toBe('beside its trigger')
  await page.keyboard.press('Escape')
  await expect(float).toHaveCount(0)
  await expect(trigger).toBeFocused()
}

/** Where it is, in words: a failure says how far off. */
export async function placeOf(page: Page, trigger: Locator, float: Locator): Promise<string> {
  const at = await trigger.evaluate((element) => {
    const control = element.closest('[data-scope="combobox"][data-part="control"]') ?? element
    return control.getBoundingClientRect().toJSON()
  })
  const box = await float.evaluate((element) => element.getBoundingClientRect().toJSON())
  const window = page.viewportSize()
  if (window === null) return 'in no window'
  const beyond = Math.max(
    -box.left,
    -box.top,
    box.right - window.width,
    box.bottom - window.height,
    0,
  )
  if (beyond > 0) return `${beyond} px beyond the window`
  const above = Math.max(box.top - at.bottom, at.top - box.bottom)
  const aside = Math.max(box.left - at.right, at.left - box.right, 0)
  const isBeside = above >= closest && above <= furthest && aside === 0
  return isBeside ? 'beside its trigger' : `${above} px above or below it, ${aside} px aside`
}
