import type { Page } from '@playwright/test'
import { inProject } from '../../scripts/kit/root.ts'
import { EditorCdn } from '../kit/editor-cdn.ts'
import { test as base, expect, expectAccessible } from '../kit/fixtures.ts'
import { holdBack } from '../kit/hold-back.ts'
import { startSite } from '../kit/sites/hosts.ts'
import type { Site } from '../kit/sites/site.ts'
import { wordsIn } from '../kit/words.ts'

/** A site whose config names a CDN for the code editor; both are started for each test. */
const test = base.extend<{ cdn: EditorCdn; site: Site }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from here.
  cdn: async ({}, use) => {
    const cdn = await EditorCdn.start()
    await use(cdn)
    await cdn.stop()
  },
  server: async ({ cdn }, use) => {
    const site = await startSite({
      config: inProject('tests/kit/rules-site/cdn.config.ts'),
      seed: inProject('tests/kit/rules-site/seed.ts'),
      env: { EDITOR_CDN: cdn.address },
    })
    await use(site)
    await site.discard()
  },
  site: async ({ server }, use) => use(server),
})

const words = wordsIn('en')
const code = (page: Page) => page.locator('[data-field="source"]')
const editor = (page: Page) => code(page).locator('.monaco-editor[role="code"]')
const control = (page: Page) => page.getByRole('textbox', { name: 'Source' })
const isForeign = (page: Page) => page.evaluate(() => 'foreign' in globalThis)

/** A new thing with its code field in sight, and the addresses that an editor was asked from. */
async function openThing(page: Page, site: Site): Promise<string[]> {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/code-editor/')) asked.push(request.url())
  })
  await page.goto(`${site.url}/collections/things/create`)
  await expect(page.locator('[data-form-ready="true"]')).toBeVisible()
  await code(page).scrollIntoViewIfNeeded()
  return asked
}

test('DOC-11 the editor comes from the CDN that the config names, and from nowhere else', async ({
  page,
  cdn,
  site,
}) => {
  cdn.mood = 'healthy'
  const refusals: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') refusals.push(message.text())
  })
  const asked = await openThing(page, site)
  await expect(editor(page)).toBeVisible()

  expect(asked).toEqual([expect.stringContaining(`${cdn.address}/open-editor-`)])
  await control(page).focus()
  await page.keyboard.type('let a = 1')
  await expect(code(page).locator('.view-lines')).toContainText('let a = 1')
  await expect(code(page)).not.toContainText(words('field.code.notFromCdn', { cdn: cdn.address }))
  expect(refusals).toEqual([])
})

for (const mood of ['gone', 'changed'] as const) {
  test(`DOC-11 R14 the editor is the panel's own where the CDN is ${mood}, and nothing is lost`, async ({
    page,
    cdn,
    site,
  }) => {
    cdn.mood = mood
    const goOn = await holdBack(page, `${cdn.address}/**`)
    const asked = await openThing(page, site)
    await control(page).fill('let a = 1')
    await control(page).blur()
    goOn()
    await expect(editor(page)).toBeVisible()

    await expect(code(page).locator('.view-lines')).toContainText('let a = 1')
    await expect(code(page)).toContainText(words('field.code.notFromCdn', { cdn: cdn.address }))
    expect(asked.map((address) => new URL(address).origin)).toEqual([
      new URL(cdn.address).origin,
      site.origin,
    ])
    expect(await isForeign(page)).toBe(false)
  })
}

test('DOC-11 the editor is the panel’s own where the CDN keeps people waiting', async ({
  page,
  cdn,
  site,
}) => {
  cdn.mood = 'silent'
  await page.clock.install()
  const asked = page.waitForRequest(`${cdn.address}/**`)
  await openThing(page, site)
  await asked
  await page.clock.fastForward(5_000)

  await expect(editor(page)).toBeVisible()
  await expect(code(page)).toContainText(words('field.code.notFromCdn', { cdn: cdn.address }))
})

test('DOC-11 R14 code is written in a plain control where neither has an editor, and nothing is lost', async ({
  page,
  cdn,
  site,
}) => {
  cdn.mood = 'gone'
  await page.route(/\/assets\/code-editor\//, (route) => route.abort())
  await openThing(page, site)
  await control(page).fill('let a = 1')

  await expect(code(page)).toContainText(words('field.code.notLoaded'))
  await expect(control(page)).toHaveValue('let a = 1')
  await expectAccessible(page)
  await page.locator('#field-title').fill('Plain code')
  await page.locator('#action-save').click()
  await expect(page).toHaveURL(/\/collections\/things\/\d+$/)
  await expect(control(page)).toHaveValue('let a = 1')
})
