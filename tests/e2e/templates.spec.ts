import type { Locator, Page } from '@playwright/test'
import { ask } from '../kit/ask.ts'
import { expectAtTrigger } from '../kit/at-trigger.ts'
import type { Panel } from '../kit/fixtures.ts'
import { openPaletteWith } from '../kit/palette.ts'
import {
  expect,
  expectAccessible,
  makeTemplate,
  openPage,
  test,
} from '../kit/templated-site/fixtures.ts'

test.use({ magazine: 'with templates' })

const field = (page: Page, path: string): Locator => page.locator(`#field-${path}`)

/** Opens the menu at the end of "New". */
async function openMenu(page: Page, { at, words }: Panel): Promise<void> {
  await page.goto(at('/collections/pages?locale=en'))
  const menu = page.getByRole('button', { name: words('templates.new'), exact: true })
  await expectAtTrigger(page, menu)
  await menu.click()
}

const unique = (name: string) => `${name} ${crypto.randomUUID().slice(0, 6)}`

test('39.1 REF-1 a document is kept as a template, and a new one begins with it @both', async ({
  page,
  panel,
}) => {
  const { words } = panel
  const name = unique('Event')
  await openPage(page, panel)
  await page.getByRole('button', { name: words('document.more'), exact: true }).click()
  await page.getByRole('menuitem', { name: words('templates.keep'), exact: true }).click()
  const dialog = page.getByRole('dialog', { name: words('templates.keep.title'), exact: true })
  const input = dialog.getByLabel(words('templates.name'), { exact: true })
  await expect(input).toHaveValue('Harbour day')
  await expectAccessible(page)
  await input.fill(name)
  await input.press('Enter')
  await expect(page.getByText(words('templates.kept', { name }))).toBeVisible()
  await expect(dialog).toHaveCount(0)

  await openMenu(page, panel)
  await expectAccessible(page)
  await page.getByRole('menuitem', { name }).click()
  await expect(page).toHaveURL(/\/collections\/pages\/create\?.*template=/)
  await expect(page.locator('[data-form-ready="true"]')).toBeVisible()
  await expect(field(page, 'title')).toHaveValue('Harbour day')
  await expect(field(page, 'body')).toHaveValue('Come and see.')
  await expect(field(page, 'slug')).toHaveValue('')
  await expect(page.locator('#field-sections')).toContainText('Where')

  // Nothing is stored before it is saved, and then it is a document of its own.
  const slug = unique('begun').replace(' ', '-')
  await field(page, 'slug').fill(slug)
  await page.keyboard.press('Control+s')
  await expect(page).toHaveURL(/\/collections\/pages\/\d+(\?locale=en)?$/)
  const { docs } = await ask(page, panel, 'GET', `/pages?draft=true&where[slug][equals]=${slug}`)
  expect(docs).toHaveLength(1)
  expect(docs[0].sections.map(({ heading }: { heading: string }) => heading)).toEqual([
    'Where',
    'When',
  ])
})

test('39.1 REF-1 leaving a document that only began asks nothing and stores nothing', async ({
  page,
  panel,
}) => {
  const id = await makeTemplate(page, panel, unique('Left'))
  const count = async () => (await ask(page, panel, 'GET', '/pages/count?draft=true')).totalDocs
  const before = await count()
  await page.goto(panel.at(`/collections/pages/create?locale=en&template=${id}`))
  await expect(field(page, 'title')).toHaveValue('Harbour day')
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await count()).toBe(before)
})

test('39.1 REF-1 what was typed into it comes back after the page was closed', async ({
  page,
  panel,
}) => {
  const id = await makeTemplate(page, panel, unique('Kept'))
  const address = panel.at(`/collections/pages/create?locale=en&template=${id}`)
  await page.goto(address)
  await expect(field(page, 'title')).toHaveValue('Harbour day')
  await field(page, 'body').fill('Rewritten.')
  await expect(page.getByText(panel.words('document.status.kept'))).toBeVisible()
  await page.reload()
  await expect(field(page, 'body')).toHaveValue('Rewritten.')
  await expect(field(page, 'title')).toHaveValue('Harbour day')
})

test('39.1 REF-1 the palette leads to the templates, where they are renamed and deleted @both', async ({
  page,
  panel,
}) => {
  const { at, words } = panel
  const [name, other] = [unique('Festival'), unique('Fair')]
  await makeTemplate(page, panel, name)
  await page.goto(at('/collections/pages'))
  const label = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  // The palette offers what the screen offers by then.
  await expect(page.getByRole('button', { name: words('templates.new') })).toBeVisible()
  await openPaletteWith(page, words('templates.new'))
  await page.keyboard.press('Enter')
  const list = page.getByRole('dialog', { name: words('templates.title', { label }) })
  await expect(list.getByRole('link', { name })).toBeVisible()
  await expectAccessible(page)

  const about = list.getByRole('button', { name: words('templates.more', { name }), exact: true })
  await expectAtTrigger(page, about)
  await about.click()
  await page.getByRole('menuitem', { name: words('templates.rename'), exact: true }).click()
  const naming = page.getByRole('dialog', { name: words('templates.rename.title'), exact: true })
  await naming.getByLabel(words('templates.name'), { exact: true }).fill(other)
  await naming.getByRole('button', { name: words('templates.rename.confirm'), exact: true }).click()
  await expect(list.getByRole('link', { name: other })).toBeVisible()
  await expect(list.getByRole('link', { name })).toHaveCount(0)

  const more = words('templates.more', { name: other })
  await list.getByRole('button', { name: more, exact: true }).click()
  await page.getByRole('menuitem', { name: words('templates.delete'), exact: true }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(words('templates.delete.title', { name: other }))
  await question.getByRole('button', { name: words('templates.delete.confirm') }).click()
  await expect(list).toBeVisible()
  await expect(list.getByRole('link', { name: other })).toHaveCount(0)
  await page.keyboard.press('Escape')
  const trigger = page.getByRole('button', { name: words('templates.new'), exact: true })
  await expect(trigger).toBeFocused()
})

test('39.1 REF-1 one that was deleted meanwhile is said to be gone', async ({ page, panel }) => {
  const { at, words } = panel
  const id = await makeTemplate(page, panel, unique('Gone'))
  await page.request.delete(`${panel.server.api}/stateroom/templates/${id}`, {
    headers: { origin: panel.server.origin },
  })
  await page.goto(at(`/collections/pages/create?template=${id}`))
  await expect(page.getByText(words('problem.template.gone'))).toBeVisible()
})

test('39.1 REF-1 says that something was left out', async ({ page, panel }) => {
  const name = unique('Old')
  const id = await makeTemplate(page, panel, name)
  const answer = await ask(page, panel, 'GET', `/stateroom/templates/${id}?locale=en`)
  await page.route(`**/stateroom/templates/${id}*`, (route) =>
    route.fulfill({ json: { ...answer, leftOut: 2 } }),
  )
  await page.goto(panel.at(`/collections/pages/create?template=${id}`))
  await expect(page.getByText(panel.words('templates.leftOut', { name }))).toBeVisible()
})

test('39.1 REF-1 where a list is empty, and on a phone @phone', async ({ page, panel }) => {
  const { at, words } = panel
  await makeTemplate(page, panel, unique('First'))
  await page.route(/\/api\/pages\?/, (route) =>
    route.fulfill({
      json: { ...{ docs: [], totalDocs: 0, limit: 25, totalPages: 1, page: 1 } },
    }),
  )
  await page.goto(at('/collections/pages'))
  // One is in the head, the other where rows would be.
  const buttons = page.getByRole('button', { name: words('templates.new'), exact: true })
  await expect(buttons).toHaveCount(2)
  const empty = buttons.last()
  await empty.click()
  const list = page.getByRole('dialog')
  await expect(list.getByRole('link', { name: /First/ }).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(empty).toBeFocused()
})

test('39.1 REF-1 categories have no templates here', async ({ page, panel }) => {
  const { at, words } = panel
  await page.goto(at('/collections/categories'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: words('templates.new') })).toHaveCount(0)
})
