import type { Page } from '@playwright/test'
import type { Panel } from '../kit/fixtures.ts'
import { expect, test } from '../kit/fixtures.ts'
import { openPaletteWith, paletteLine } from '../kit/palette.ts'
import { leaveByEscape, mustBeAnsweredByKey, openQuestion } from '../kit/questions.ts'

/** Where a question is asked, and what asks it: an entry of the palette, or what somebody does. */
const questions: readonly [
  name: string,
  path: string,
  ask: (page: Page, panel: Panel) => Promise<void>,
][] = [
  ['deleting', '/collections/posts/1', choosing('document.delete')],
  ['publishing later', '/collections/posts/1', choosing('schedule.open')],
  ['copying to another language', '/collections/posts/1', choosing('copy.open')],
  ['restoring', '/collections/posts/1/versions', restoring],
  ['exporting', '/collections/posts', choosing('export.open')],
  ['keeping a view', '/collections/posts', choosing('views.saveAs')],
  ['leaving', '/collections/categories/1', leavingUnsaved],
  ['the sheet of keys', '/', choosing('keys.title')],
]

for (const [name, path, ask] of questions) {
  test(`NAV-8 R5 a question is answered by key, and the palette waits for the answer: ${name}`, async ({
    page,
    panel,
  }) => {
    await page.goto(panel.at(path))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await ask(page, panel)
    await mustBeAnsweredByKey(page)
    await leaveByEscape(page)
    await expect(openQuestion(page)).toHaveCount(0)
    await page.keyboard.press('ControlOrMeta+k')
    await expect(paletteLine(page)).toBeFocused()
  })
}

function choosing(key: Parameters<Panel['words']>[0]) {
  return async (page: Page, { words }: Panel) => {
    await openPaletteWith(page, words(key))
    const entry = page.getByRole('option', { disabled: false, selected: true })
    await expect(entry).toContainText(words(key))
    await page.keyboard.press('Enter')
  }
}

async function restoring(page: Page, panel: Panel): Promise<void> {
  await page.getByRole('table').getByRole('link').first().press('Enter')
  await expect(page.locator('#modified-only')).toBeVisible()
  await choosing('version.restore')(page, panel)
}

async function leavingUnsaved(page: Page): Promise<void> {
  await page.locator('#field-name').fill('Unsaved')
  await page.locator('#nav-posts').press('Enter')
}
