import { expect, test } from '@playwright/test'
import { findingsOfAxe, unspeakableLabels } from '../kit/accessibility/conforming.ts'
import { faultOfFocus } from '../kit/accessibility/focus.ts'
import { beyondWindow, lostToSpacing } from '../kit/accessibility/reflow.ts'

// What measures the screens finds what is wrong with a page of faults, and nothing with one without.

const right = `
  <!doctype html><html lang="en"><title>Right</title><main><h1>Right</h1>
  <button aria-label="Save draft">Save</button>
  <div role="toolbar" aria-label="Formatting" style="overflow-x: auto">
    <button style="width: 500px">Bold</button>
  </div>
  <p style="height: 1.4em; overflow: visible">Some words that may go on below their line</p>
  </main></html>`

const wrong = `
  <!doctype html><html lang="en"><title>Wrong</title><main><h1>Wrong</h1>
  <button aria-label="Keep it" style="outline: none">Save</button>
  <button style="width: 500px">A wide one</button>
  <button style="width: 16px; height: 16px; padding: 0">x</button
  ><button style="width: 16px; height: 16px; padding: 0">y</button>
  <p style="width: 190px; height: 15px; font: 10px/15px monospace; overflow: hidden">All of these words are read</p>
  </main></html>`

test.use({ viewport: { width: 320, height: 640 } })

test('38.4 A11Y-1 nothing is found where nothing is wrong', async ({ page }) => {
  await page.setContent(right)
  expect(await findingsOfAxe(page)).toEqual([])
  expect(await unspeakableLabels(page)).toEqual([])
  expect(await beyondWindow(page)).toEqual([])
  expect(await lostToSpacing(page)).toEqual([])
  await page.keyboard.press('Tab')
  expect(await faultOfFocus(page)).toBe('')
})

test('38.4 A11Y-1 what is too small, too wide, cut off, unspeakable or unseen is found', async ({
  page,
}) => {
  await page.setContent(wrong)
  expect((await findingsOfAxe(page)).join()).toContain('target-size')
  expect(await unspeakableLabels(page)).toEqual(['“Save” is named “Keep it”'])
  expect((await beyondWindow(page)).join()).toContain('A wide one')
  expect((await lostToSpacing(page)).join()).toContain('All of these words')
  await page.keyboard.press('Tab')
  expect(await faultOfFocus(page)).toContain('does not show the focus')
})
