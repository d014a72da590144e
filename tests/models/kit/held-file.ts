import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

/** A file that was chosen is read when a test says so. */
export async function holdFiles(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const own = Blob.prototype.arrayBuffer
    window.heldFile = { told: undefined, waiting: [] }
    Blob.prototype.arrayBuffer = async function () {
      const { heldFile } = window
      heldFile.told ??= await new Promise((resolve) => heldFile.waiting.push(resolve))
      return heldFile.told === 'whole' ? own.call(this) : new ArrayBuffer(0)
    }
  })
}

/** Chooses a file, which is held. */
export async function chooseFile(page: Page, name: string, text: string): Promise<void> {
  await page.evaluate(() => {
    window.heldFile.told = undefined
    window.heldFile.waiting = []
  })
  const buffer = Buffer.from(text)
  await page.locator('input[type="file"]').setInputFiles({ name, mimeType: 'text/csv', buffer })
}

export const expectFileAsked = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => window.heldFile.waiting.length)).toBeGreaterThan(0)

/** `empty`: nothing is in it. */
export async function tellFile(page: Page, how: 'whole' | 'empty'): Promise<void> {
  await expectFileAsked(page)
  await page.evaluate((how) => window.heldFile.waiting.pop()?.(how), how)
}

declare global {
  interface Window {
    heldFile: {
      told: 'whole' | 'empty' | undefined
      waiting: ((how: 'whole' | 'empty') => void)[]
    }
  }
}
