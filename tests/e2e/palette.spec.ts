import type { Locator, Page } from '@playwright/test'
import { excuseFailures } from '../../testing/browser/index.ts'
import type { Panel } from '../kit/fixtures.ts'
import { expect, expectAccessible, test } from '../kit/fixtures.ts'
import { openPost } from '../kit/open-post.ts'
import { openPaletteWith, paletteLine } from '../kit/palette.ts'
import { makePage } from '../models/kit/made-page.ts'

test('NAV-8 R5 by keyboard: out of a field and back, to a place, and what is refused says why @both @core', async ({
  page,
  panel,
}) => {
  const { words } = panel
  await openCategory(page, panel)
  await page.locator('#field-name').focus()
  await page.keyboard.press('ControlOrMeta+k')
  await expect(paletteLine(page)).toBeFocused()
  await expect(paletteLine(page)).toHaveAccessibleName(words('palette.placeholder'))
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.locator('#field-name')).toBeFocused()

  await openPaletteWith(page, words('document.undo'))
  const undo = option(page, 'action-undo')
  await expect(undo).toHaveAttribute('aria-disabled', 'true')
  await expect(undo).toContainText(words('document.nothingToUndo'))
  await expect(paletteLine(page)).toHaveAttribute('aria-activedescendant', await idOf(undo))
  await page.keyboard.press('Enter')
  await expect(undo).toBeVisible()

  await paletteLine(page).fill('')
  const groups = page.getByRole('listbox').getByRole('group')
  await expect(groups.last()).toHaveAccessibleName(words('palette.refused'))
  const isRefused = (one: Locator) => one.getAttribute('aria-disabled')
  const all = await page.getByRole('option').all()
  const areRefused = await Promise.all(all.map(isRefused))
  expect(areRefused).toEqual([...areRefused].sort())
  expect(new Set(areRefused).size).toBe(2)
  const isActive = (one = page.getByRole('option')) =>
    expect(one).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('End')
  await isActive(all.at(-1))
  await page.keyboard.press('ArrowDown')
  await isActive(all[0])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Home')
  await isActive(all[0])

  await paletteLine(page).fill(words('dashboard.title'))
  await expect(page.getByRole('option').first()).toContainText(words('dashboard.title'))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(panel.at(''))
  await expect(page.locator('#field-name')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(paletteLine(page)).toHaveCount(0)
})

test('39.1 NAV-8 the palette goes to a field, in a tab that is closed as well @both @phone', async ({
  page,
  panel,
  language,
}) => {
  const { words } = panel
  await openPost(page, panel, ['Gulls.'])
  const isGerman = language === 'de'
  const [minutes, reviewed] = isGerman ? ['minuten', 'besprochen'] : ['minutes', 'reviewed']
  const fields = page.getByRole('group', { name: words('palette.fields') })
  await openPaletteWith(page, minutes)
  await expect(fields.getByRole('option')).toHaveCount(1)
  await paletteLine(page).fill(reviewed)
  await expect(fields).toHaveCount(0)
  await paletteLine(page).fill(minutes)
  await page.keyboard.press('Enter')
  await expect(page.locator('#field-readingMinutes')).toBeFocused()

  await page.locator('#field-kind').getByRole('radio').nth(2).check()
  await openPaletteWith(page, reviewed)
  await fields.getByRole('option').click()
  await expect(page.locator('[data-field="reviewed"] :focus')).toHaveCount(1)
})

test('39.1 NAV-8 a command is found by its English name in every language @both', async ({
  page,
  panel: { at, words },
}) => {
  await page.goto(at('/'))
  await openPaletteWith(page, 'theme dark')
  const option = page.getByRole('option', { name: words('theme.dark') })
  await expect(option).toBeVisible()
  await paletteLine(page).fill('keyboard shortcuts')
  await expect(page.getByRole('option', { name: words('keys.title') })).toBeVisible()
})

test('NAV-8 the very next keys are the palette’s: letters are in its line and nowhere else, Escape leaves it', async ({
  page,
  panel,
}) => {
  await openCategory(page, panel)
  const name = page.locator('#field-name')
  const before = await name.inputValue()
  await name.focus()
  await page.keyboard.press('ControlOrMeta+k')
  await page.keyboard.type('posts')
  await expect(paletteLine(page)).toHaveValue('posts')
  await expect(name).toHaveValue(before)
  await page.keyboard.press('Escape')
  await expect(name).toBeFocused()

  expect(await pressInOneFrame(page, ['ctrl+k'])).toBe('combobox')
  await page.keyboard.press('Escape')
  await expect(name).toBeFocused()
  expect(await pressInOneFrame(page, ['ctrl+k', 'Escape'])).toBe('field-name')
  await expect(paletteLine(page)).toHaveCount(0)
})

test('NAV-8 what the machine accepts now can be chosen: saved, then refused; deleting asks, and the focus is back', async ({
  page,
  panel,
}) => {
  const { words } = panel
  await openCategory(page, panel)
  const name = page.locator('#field-name')
  const saves: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PATCH') saves.push(request.url())
  })
  await name.fill(`Named by keys ${Date.now()}`)
  await choose(page, words('document.save'), 'action-save')
  await expect(page.getByText(words('document.status.saved', { time: '' }).trim())).toBeVisible()
  expect(saves).toHaveLength(1)
  await expect(name).toBeFocused()

  await choose(page, words('document.delete'), 'action-delete')
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+k')
  await expect(paletteLine(page)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(name).toBeFocused()
})

test('NAV-8 a document is found by its title, and is recent from then on', async ({
  page,
  panel,
}) => {
  const { words } = panel
  const asked: string[] = []
  await arriveAt(page, panel.at('/collections/categories'))
  page.on('request', (request) => {
    if (request.url().includes('like')) asked.push(new URL(request.url()).pathname)
  })
  const title = await firstPostTitle(page, panel)
  await openPaletteWith(page, title.slice(0, 20))
  const found = page.getByRole('option').filter({ hasText: title }).first()
  await expect(found).toBeVisible()
  expect(new Set(asked).size, 'each collection is asked once').toBe(asked.length)
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-form-ready="true"]')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)

  await arriveAt(page, panel.at('/account'))
  await page.keyboard.press('ControlOrMeta+k')
  const recent = page.getByRole('group', { name: words('palette.recent') })
  await expect(recent.getByRole('option').filter({ hasText: title })).toBeVisible()
})

test('NAV-8 whatever is pasted, and whatever the server answers, the rest can be used', async ({
  page,
  panel,
}) => {
  const { words } = panel
  await arriveAt(page, panel.at('/collections/categories'))
  for (const garbage of ['x'.repeat(10_000), '%', `"'\\{}[]__proto__`]) {
    await openPaletteWith(page, garbage)
    await expect(page.getByText(words('palette.nothing'))).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(paletteLine(page)).toHaveCount(0)
  }
  excuseFailures(page, /like/)
  const isSearch = /\/api\/\w+\?.*like/
  await page.route(isSearch, (route) => route.fulfill({ status: 500, json: {} }))
  await openPaletteWith(page, words('shell.account'))
  await expect(page.getByText(words('palette.failed'))).toBeVisible()
  await expect(option(page, 'account')).toBeVisible()
  await page.unroute(isSearch)
  await page.getByRole('button', { name: words('app.tryAgain') }).click()
  await expect(page.getByText(words('palette.failed'))).toHaveCount(0)
  await paletteLine(page).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(panel.at('/account'))
})

test('NAV-8 a drawer offers its own while it is on top; the keys of a screen stand on one sheet', async ({
  page,
  panel,
}) => {
  const { words } = panel
  await page.goto(panel.at('/collections/posts/create'))
  await page.locator('[data-field="author"]').getByText(words('field.create')).click()
  await expect(page.getByRole('dialog').locator('[data-form-ready="true"]')).toBeVisible()
  await openPaletteWith(page, words('document.save'))
  await expect(option(page, 'action-save')).toHaveCount(1)
  await expect(option(page, 'action-save-draft')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(paletteLine(page)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.locator('#field-title').press('?')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.locator('form').getByRole('status').first().click()
  await page.keyboard.press('?')
  const sheet = page.getByRole('dialog', { name: words('keys.title') })
  await expect(sheet.getByText('Ctrl+S', { exact: true })).toBeVisible()
  await expect(sheet.getByText('Ctrl+K', { exact: true })).toBeVisible()
  await expectAccessible(page)
})

test('NAV-8 NAV-4 a document’s tabs are found by their names; where one is, and what a new one has not, is refused', async ({
  page,
  panel,
}) => {
  const { at, words } = panel
  const id = await makePage(page, panel, { title: 'Of many screens' })
  await page.goto(at(`/collections/pages/${id}?locale=de`))
  await expect(page.locator('[data-form-ready="true"]')).toBeVisible()
  await choose(page, words('tabs.versions').slice(0, 3), 'tab-versions')
  await expect(page).toHaveURL(at(`/collections/pages/${id}/versions?locale=de`))

  await choose(page, words('timeline.title'), 'tab-versions-timeline')
  await expect(page).toHaveURL(at(`/collections/pages/${id}/versions?locale=de&view=timeline`))
  await openPaletteWith(page, words('timeline.title'))
  await expect(option(page, 'tab-versions-timeline')).toContainText(words('palette.isSo'))
  await page.keyboard.press('Escape')
  await choose(page, words('tabs.api'), 'tab-api')
  await expect(page).toHaveURL(at(`/collections/pages/${id}/api?locale=de`))
  await choose(page, words('tabs.edit'), 'tab-edit')
  await expect(page).toHaveURL(at(`/collections/pages/${id}?locale=de`))

  await page.goto(at('/collections/pages/create'))
  await expect(page.locator('[data-form-ready="true"]')).toBeVisible()
  await openPaletteWith(page, words('tabs.versions'))
  await expect(option(page, 'tab-versions')).toHaveAttribute('aria-disabled', 'true')
  await expect(option(page, 'tab-versions')).toContainText(words('document.refusal.new'))
})

test('NAV-8 on a phone the palette has a button, fills the screen and can be closed @phone', async ({
  page,
  panel,
}) => {
  const { words } = panel
  await page.goto(panel.at('/collections/posts'))
  await page.getByRole('button', { name: words('palette.open'), exact: true }).click()
  await expect(paletteLine(page)).toBeFocused()
  await expectAccessible(page)
  const isTooWide = await page.evaluate(() => document.body.scrollWidth > innerWidth)
  expect(isTooWide).toBe(false)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('app.close') })
    .click()
  await expect(paletteLine(page)).toHaveCount(0)
})

const option = (page: Page, id: string) => page.locator(`[role="option"][id$="-${id}"]`)

/** Faster than anybody types: no frame is drawn between the keys. Answers what has the focus then. */
const pressInOneFrame = (page: Page, keys: readonly string[]) =>
  page.evaluate(async (pressed) => {
    for (const key of pressed) {
      const init = { key: key.replace('ctrl+', ''), ctrlKey: key.startsWith('ctrl+') }
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true }),
      )
      await Promise.resolve()
    }
    return document.activeElement?.id || document.activeElement?.role
  }, keys)

const idOf = async (element: ReturnType<typeof option>) => (await element.getAttribute('id')) ?? ''

async function arriveAt(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** Typed, found first, and done: the screen may still be on its way. */
async function choose(page: Page, words: string, id: string): Promise<void> {
  await openPaletteWith(page, words)
  await expect(paletteLine(page)).toHaveAttribute('aria-activedescendant', new RegExp(`-${id}$`))
  await page.keyboard.press('Enter')
}

async function openCategory(page: Page, { at }: Panel): Promise<void> {
  await page.goto(at('/collections/categories'))
  await page.getByRole('cell').getByRole('link').first().click()
  await expect(page.locator('[data-form-ready="true"]')).toBeVisible()
}

async function firstPostTitle(page: Page, { server }: Panel): Promise<string> {
  const answer = await page.request.get(`${server.api}/posts?limit=1&depth=0&locale=en&sort=title`)
  return (await answer.json()).docs[0].title
}
