import type { Page } from '@playwright/test'
import { expectAtTrigger } from '../kit/at-trigger.ts'
import type { Panel } from '../kit/fixtures.ts'
import { expect, test } from '../kit/fixtures.ts'
import type { Scene } from '../kit/floating-parts.ts'
import { documentScene, listScene, orderScene, rowsScene } from '../kit/floating-parts.ts'
import { shiftsDuring, watchShifts } from '../kit/layout-shifts.ts'

test.use({ magazine: 'of layout' })

const looks = [
  { name: 'wide', width: 1440, height: 900, dir: 'ltr' },
  { name: 'on a phone', width: 360, height: 740, dir: 'ltr' },
  { name: 'right to left', width: 1440, height: 900, dir: 'rtl' },
  { name: 'right to left on a phone', width: 360, height: 740, dir: 'rtl' },
] as const

/** In one visit: another look is another window, and another direction of the page. */
async function expectAllAtTriggers(page: Page, { at, words }: Panel, scene: Scene) {
  await page.goto(at(scene.path))
  await expect(page.locator('main h1').first()).toBeVisible()
  await scene.prepare?.(page, words)
  for (const { name, width, height, dir } of looks) {
    await page.evaluate((dir) => {
      document.documentElement.dir = dir
      document.documentElement.lang = dir === 'rtl' ? 'ar' : 'en'
    }, dir)
    for (const part of scene.parts) {
      await test.step(`${part.file}, ${name}`, async () => {
        await page.setViewportSize({ width: part.width ?? width, height })
        await expectAtTrigger(page, part.at(page, words))
      })
    }
  }
}

test('17.14 what floats over a list opens at its trigger, within the window', async ({
  page,
  panel,
}) => {
  await expectAllAtTriggers(page, panel, listScene)
  await expectAllAtTriggers(page, panel, orderScene)
})

test('17.14 what floats over a document opens at its trigger, within the window', async ({
  page,
  panel,
}) => {
  await expectAllAtTriggers(page, panel, documentScene)
  await expectAllAtTriggers(page, panel, rowsScene)
})

for (const width of [1440, 1024, 360]) {
  test(`17.14 what is done with a list moves nothing, ${width} px wide`, async ({
    page,
    panel: { at, words },
  }) => {
    await watchShifts(page)
    await page.setViewportSize({ width, height: 800 })
    await page.goto(at('/collections/posts?locale=en'))
    const boxes = page.locator('td[data-cell="select"] input')
    await expect(boxes.first()).toBeVisible()
    await expect(page.locator('td [data-look]').first()).toBeVisible()
    await expect(page.getByRole('cell', { name: '…', exact: true })).toHaveCount(0)
    const bar = page.getByRole('region', { name: words('selection.bar', { label: 'Posts' }) })
    const more = page.getByRole('button', { name: words('list.moreTools'), exact: true })
    const steps: Record<string, () => Promise<unknown>> = {
      'a row is selected': () => boxes.nth(1).check(),
      'one more is selected': () => boxes.nth(2).check(),
      'all are selected': () => bar.locator('#bulk-choose-matching').click(),
      'nothing is selected': () => bar.getByRole('button', { name: words('bulk.clear') }).click(),
      'a menu opens': () => more.click(),
      'a menu closes': () => page.keyboard.press('Escape'),
      'the grouping is looked at': () => page.locator('#list-group').click(),
      'it is left': () => page.keyboard.press('Escape'),
    }
    for (const [what, act] of Object.entries(steps)) {
      expect(await shiftsDuring(page, act), what).toEqual([])
      await expect(page.locator('body'), what).not.toBeFocused()
    }
  })

  test(`17.14 what is done with a document moves nothing around it, ${width} px wide`, async ({
    page,
    panel: { at, words },
  }) => {
    await watchShifts(page)
    await page.setViewportSize({ width, height: 800 })
    await page.goto(at('/collections/posts?locale=en'))
    await page.locator('td[data-cell="primary"] a').nth(4).click()
    const title = page.locator('#field-title')
    await expect(title).toBeVisible()
    await expect(page.locator('#tab-versions')).toHaveText(/\d$/)
    const line = page.locator('form').getByRole('status').first()
    const steps: Record<string, () => Promise<unknown>> = {
      'the title takes the focus': () => title.press('End'),
      'the first key': () => page.keyboard.type('a'),
      'it is kept': () => expect(line).toHaveText(/1/),
      'the next keys': () => page.keyboard.type(' longer title than any other'),
      'it is undone': () => page.keyboard.press('ControlOrMeta+z'),
      'it is typed again': () => page.keyboard.type('!'),
      'it is saved': async () => {
        await page.keyboard.press('ControlOrMeta+s')
        await expect(line).toContainText(words('document.status.saved', { time: '' }).trim())
      },
    }
    for (const [what, act] of Object.entries(steps)) {
      expect(await shiftsDuring(page, act), what).toEqual([])
      await expect(page.locator('body'), what).not.toBeFocused()
    }
  })
}
