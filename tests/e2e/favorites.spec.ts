import type { Page } from '@playwright/test'
import { excuseFailures } from '../../testing/browser/index.ts'
import type { Panel } from '../kit/fixtures.ts'
import { expect, expectAccessible, test } from '../kit/fixtures.ts'
import { openPaletteWith, paletteLine } from '../kit/palette.ts'
import { makePage, removePage } from '../models/kit/made-page.ts'

const drafts = '/collections/pages?where[or][0][and][0][_status][equals]=draft'

test('39.1 NAV-8 a document and a filtered list are found in another browser of the same person, until they are removed @both', async ({
  page,
  panel,
  browser,
}) => {
  const { at, words } = panel
  const title = `Of gulls ${crypto.randomUUID().slice(0, 8)}`
  const id = await makePage(page, panel, { title })
  await openDocument(page, panel, id)
  await choose(page, panel, 'document.more', 'favorites.add')
  await expect(page.getByText(words('favorites.add.done'))).toBeVisible()
  await page.goto(at(`${drafts}&page=1`))
  await choose(page, panel, 'list.moreTools', 'favorites.add')
  await openPaletteWith(page, words('favorites.remove'))
  await expect(page.locator('[role="option"][id$="-list-favorite"]')).toBeVisible()

  const elsewhere = await browser.newContext({ storageState: await page.context().storageState() })
  const other = await elsewhere.newPage()
  await other.goto(at('/account'))
  await openPaletteWith(other, '')
  await expect(favorites(other, panel)).toHaveCount(2)
  await expect(favorites(other, panel).nth(0)).toContainText(words('status.draft'))
  await expect(favorites(other, panel).nth(1)).toContainText(title)
  await expect(other.getByRole('group').first()).toHaveAccessibleName(words('favorites.title'))
  await expectAccessible(other)
  await favorites(other, panel).nth(0).click()
  await expect(other).toHaveURL(/pages\?where.*draft$/)
  await expect(other.getByRole('link', { name: title })).toBeVisible()

  await openPaletteWith(other, title)
  await expect(favorites(other, panel)).toHaveCount(1)
  await expect(other.getByRole('option').filter({ hasText: title })).toHaveCount(1)
  await other.keyboard.press('Enter')
  await expect(other).toHaveURL(new RegExp(`/pages/${id}$`))
  await choose(other, panel, 'document.more', 'favorites.remove')
  await expect(other.getByText(words('favorites.remove.done'))).toBeVisible()
  await elsewhere.close()

  await page.goto(at('/account'))
  await openPaletteWith(page, '')
  await expect(favorites(page, panel)).toHaveCount(1)
  await expect(favorites(page, panel)).toContainText(words('status.draft'))
})

test('39.1 DOC-3 two tabs that add a favorite in the same moment lose neither', async ({
  page,
  panel,
  context,
}) => {
  const ids = [await makePage(page, panel), await makePage(page, panel)] as const
  const other = await context.newPage()
  await openDocument(page, panel, ids[0])
  await openDocument(other, panel, ids[1])
  for (const tab of [page, other]) await openMore(tab, panel, 'document.more')
  await Promise.all(
    [page, other].map(async (tab) => {
      await item(tab, panel, 'favorites.add').click()
      await expect(tab.getByText(panel.words('favorites.add.done'))).toBeVisible()
    }),
  )
  await other.close()

  await page.goto(panel.at('/account'))
  await openPaletteWith(page, '')
  await expect(favorites(page, panel)).toHaveCount(2)
})

test('39.1 a favorite that the server refuses to keep is none, and that is said', async ({
  page,
  panel,
}) => {
  const { words } = panel
  await openDocument(page, panel, await makePage(page, panel, { title: 'Kept' }))
  await choose(page, panel, 'document.more', 'favorites.add')
  await expect(page.getByText(words('favorites.add.done'))).toBeVisible()
  await openDocument(page, panel, await makePage(page, panel, { title: 'Refused' }))
  excuseFailures(page, kept)
  await page.route(kept, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 500, json: {} })
      : route.continue(),
  )
  await choose(page, panel, 'document.more', 'favorites.add')
  await expect(page.getByText(words('favorites.add.failed'))).toBeVisible()
  await openMore(page, panel, 'document.more')
  await expect(item(page, panel, 'favorites.add')).toBeVisible()
  await page.keyboard.press('Escape')
  await openPaletteWith(page, '')
  await expect(favorites(page, panel)).toHaveCount(1)
  await expect(favorites(page, panel)).toContainText('Kept')
})

test('39.1 favorites that cannot be read are said to be so, and the palette can be used', async ({
  page,
  panel,
}) => {
  const id = await makePage(page, panel)
  await page.clock.install()
  await page.goto(panel.at(`/collections/pages/${id}/versions`))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // What came with the page is forgotten by then.
  await page.clock.fastForward('00:10')
  excuseFailures(page, kept)
  await page.route(kept, (route) => route.fulfill({ status: 500, json: {} }))
  await openPaletteWith(page, '')
  await expect(page.getByText(panel.words('favorites.unknown'))).toBeVisible()
  await expect(page.getByRole('option').first()).toBeVisible()
})

test('39.1 a favorite whose document was deleted is no line of the palette', async ({
  page,
  panel,
}) => {
  const { at } = panel
  const ids = [await makePage(page, panel), await makePage(page, panel)] as const
  for (const id of ids) {
    await openDocument(page, panel, id)
    await choose(page, panel, 'document.more', 'favorites.add')
    await expect(page.getByText(panel.words('favorites.add.done'))).toBeVisible()
  }
  await removePage(page, panel, ids[1])

  await page.goto(at('/account'))
  await openPaletteWith(page, '')
  await expect(favorites(page, panel)).toHaveCount(1)
  await favorites(page, panel).click()
  await expect(page).toHaveURL(at(`/collections/pages/${ids[0]}`))
})

test('39.1 NAV-7 the dashboard leads to favorites, unless its person hides them; without any it says nothing of them @both', async ({
  page,
  panel,
}) => {
  const { at, words } = panel
  const title = `Of terns ${crypto.randomUUID().slice(0, 8)}`
  const id = await makePage(page, panel, { title })
  const section = page.getByRole('region', { name: words('favorites.title'), exact: true })
  await page.goto(at('/'))
  await expect(page.getByRole('region', { name: words('dashboard.recent') })).toBeVisible()
  await expect(section).toHaveCount(0)

  await openDocument(page, panel, id)
  await choose(page, panel, 'document.more', 'favorites.add')
  await expect(page.getByText(words('favorites.add.done'))).toBeVisible()
  await page.goto(at(drafts))
  await choose(page, panel, 'list.moreTools', 'favorites.add')
  await expect(page.getByText(words('favorites.add.done'))).toBeVisible()
  await page.goto(at('/'))
  await expect(section.getByRole('link')).toHaveCount(2)
  await expectAccessible(page)
  await section.getByRole('link').first().click()
  await expect(page).toHaveURL(/pages\?where.*draft$/)
  await page.goto(at('/'))
  await section.getByRole('link', { name: title }).click()
  await expect(page).toHaveURL(at(`/collections/pages/${id}`))

  await page.goto(at('/'))
  await expect(section).toBeVisible()
  await page.getByRole('button', { name: words('dashboard.arrange') }).click()
  const line = page.locator('#dashboard-sections [data-part="favorites"]')
  await line.getByRole('checkbox').click()
  await expect(section).toHaveCount(0)
  await page
    .locator('#dashboard-sections')
    .getByRole('button', { name: words('arrangement.reset') })
    .click()
  await expect(section).toBeVisible()
})

test('39.1 a new document is no favorite yet', async ({ page, panel }) => {
  const { at, words } = panel
  await page.goto(at('/collections/categories/create'))
  await openPaletteWith(page, words('favorites.add'))
  const action = page.locator('[role="option"][id$="-action-favorite"]')
  await expect(action).toHaveAttribute('aria-disabled', 'true')
  await expect(action).toContainText(words('document.refusal.new'))
  await page.keyboard.press('Escape')
  await expect(paletteLine(page)).toHaveCount(0)
})

const kept = /payload-preferences\/stateroom-favorites/

type Words = Parameters<Panel['words']>[0]

const favorites = (page: Page, { words }: Panel) =>
  page.getByRole('group', { name: words('favorites.title') }).getByRole('option')

const item = (page: Page, { words }: Panel, label: Words) =>
  page.getByRole('menuitem', { name: words(label) })

const openMore = (page: Page, { words }: Panel, menu: Words) =>
  page.getByRole('button', { name: words(menu), exact: true }).click()

async function choose(page: Page, panel: Panel, menu: Words, label: Words): Promise<void> {
  await openMore(page, panel, menu)
  await item(page, panel, label).click()
}

async function openDocument(page: Page, { at }: Panel, id: number): Promise<void> {
  await page.goto(at(`/collections/pages/${id}`))
  await expect(page.locator('[data-form-ready="true"]')).toBeVisible()
}
