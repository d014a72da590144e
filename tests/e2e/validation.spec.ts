import type { Page } from '@playwright/test'
import { expect, expectAccessible } from '../kit/fixtures.ts'
import { holdBack } from '../kit/hold-back.ts'
import type { Site } from '../kit/sites/site.ts'
import { testOver } from '../kit/test-over.ts'
import { wordsIn } from '../kit/words.ts'

/** A site of its own, with the fields that have rules. */
const test = testOver('tests/kit/rules-site').extend<{ site: Site }>({
  site: async ({ server }, use) => use(server),
})

/** A new thing, and what the page's policy refused meanwhile. */
async function openThing(page: Page, site: Site): Promise<string[]> {
  const refusals: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy|Refused to/.test(message.text())) refusals.push(message.text())
  })
  await page.goto(`${site.url}/collections/things/create`)
  await expect(page.locator('[data-form-ready="true"]')).toBeVisible()
  return refusals
}

test.describe('code', () => {
  const code = (page: Page) => page.locator('[data-field="source"]')
  const editor = (page: Page) => code(page).locator('.monaco-editor[role="code"]')

  test('DOC-11 is written in an editor of ours, that the page’s policy lets run', async ({
    page,
    site,
  }) => {
    const foreign: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(site.origin)) foreign.push(request.url())
    })
    const refusals = await openThing(page, site)
    await page.locator('#field-title').fill('With code')
    await code(page).scrollIntoViewIfNeeded()
    await expect(editor(page)).toBeVisible()
    const empty = await editor(page).boundingBox()

    await page.getByRole('textbox', { name: 'Source' }).focus()
    await page.keyboard.type('let a = 1\n\n\nlet b = 2')
    await expect(code(page).locator('.view-lines')).toContainText('let b = 2')
    expect(empty?.height).toBeGreaterThanOrEqual(54)
    await expect
      .poll(async () => (await editor(page).boundingBox())!.height - empty!.height)
      .toBeGreaterThan(18)
    await expectAccessible(page)

    await page.keyboard.press('Tab')
    await expect(page.getByRole('textbox', { name: 'Source' })).not.toBeFocused()
    await page.locator('#action-save').click()
    await expect(page).toHaveURL(/\/collections\/things\/\d+$/)
    await page.reload()
    await expect(code(page).locator('.view-lines')).toContainText('let b = 2')
    expect(refusals).toEqual([])
    expect(foreign).toEqual([])
  })

  test('R14 is typed in a plain control while its editor loads, and nothing is lost', async ({
    page,
    site,
  }) => {
    const load = await holdBack(page, /code-editor/)
    await openThing(page, site)
    const control = page.getByRole('textbox', { name: 'Source' })
    await control.pressSequentially('let a')
    const loaded = page.waitForResponse(/code-editor/)
    load()
    await loaded
    await control.pressSequentially(' = 1')
    await expect(control).toHaveValue('let a = 1')
    await control.blur()

    await expect(editor(page)).toBeVisible()
    await expect(code(page).locator('.view-lines')).toContainText('let a = 1')
  })

  test('stays in a plain control where its editor cannot be loaded', async ({ page, site }) => {
    await page.route(/code-editor/, (route) => route.abort())
    await openThing(page, site)
    await page.locator('#field-title').fill('Plain code')
    const control = page.getByRole('textbox', { name: 'Source' })
    await control.fill('let a = 1')
    await expect(code(page)).toContainText(wordsIn('en')('field.code.notLoaded'))
    await page.locator('#action-save').click()

    await expect(page).toHaveURL(/\/collections\/things\/\d+$/)
    await expect(control).toHaveValue('let a = 1')
  })

  test('shows what was changed elsewhere, such as by taking the edits back', async ({
    page,
    site,
  }) => {
    await openThing(page, site)
    await page.locator('#field-title').fill('Two hands')
    await page.getByRole('textbox', { name: 'Source' }).waitFor()
    await code(page).scrollIntoViewIfNeeded()
    await expect(editor(page)).toBeVisible()
    await page.getByRole('textbox', { name: 'Source' }).focus()
    await page.keyboard.type('let a')
    await expect(code(page).locator('.view-lines')).toContainText('let a')
    await page.locator('#action-undo').click()

    await expect(code(page).locator('.view-lines')).not.toContainText('let a')
  })
})

test.describe('JSON', () => {
  const data = (page: Page) => page.getByRole('textbox', { name: 'Data' })

  test('VAL-7 that is none yet says where, and stays as it is typed', async ({ page, site }) => {
    await openThing(page, site)
    await data(page).fill('{\n  "width": 1,\n}')
    await data(page).blur()

    await expect(data(page)).toHaveAccessibleDescription(/Check line 3/)
    await expect(data(page)).toHaveValue('{\n  "width": 1,\n}')
  })

  test('VAL-7 that does not fit its schema says where and why @core', async ({ page, site }) => {
    await openThing(page, site)
    await data(page).fill('{\n  "width": 0\n}')
    await data(page).blur()

    await expect(data(page)).toHaveAccessibleDescription('Line 2: data/width must be >= 1')
  })

  test('is set well on demand, and taken back again', async ({ page, site }) => {
    await openThing(page, site)
    await data(page).focus()
    await page.keyboard.type('{"width":2}')
    await page.locator('[data-field="data"]').getByRole('button', { name: 'Format' }).click()
    await expect(data(page)).toHaveValue('{\n  "width": 2\n}')

    await page.keyboard.press('ControlOrMeta+z')
    await expect(data(page)).toHaveValue('{"width":2}')
  })
})

test('CFG-4 a date is kept with its time zone', async ({ page, site }) => {
  await openThing(page, site)
  await page.locator('#field-title').fill('In Tokyo')
  await page.getByLabel('Time zone').selectOption({ label: 'Tokyo' })
  await page.locator('#field-starts').fill('2026-11-21T18:30')
  await page.locator('#action-save').click()
  await expect(page).toHaveURL(/\/collections\/things\/\d+$/)

  const id = page.url().split('/').pop()
  const headers = { origin: site.origin }
  const stored = await page.request.get(`${site.api}/things/${id}`, { headers })
  expect(await stored.json()).toMatchObject({
    starts: '2026-11-21T09:30:00.000Z',
    starts_tz: 'Asia/Tokyo',
  })
  await page.reload()
  await expect(page.locator('#field-starts')).toHaveValue('2026-11-21T18:30')
})
