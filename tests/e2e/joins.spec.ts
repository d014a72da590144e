import type { Page } from '@playwright/test'
import { ask } from '../kit/ask.ts'
import type { Panel } from '../kit/fixtures.ts'
import { expect, expectAccessible } from '../kit/fixtures.ts'
import { testOver } from '../kit/test-over.ts'

/** The magazine with a join over two collections. */
const test = testOver('tests/kit/joined')

const join = (page: Page) => page.locator('[data-field="written"]')
const rows = (page: Page) => join(page).locator('tbody tr')
const turn = (page: Page, { words }: Panel) => join(page).getByLabel(words('list.collection'))

async function openAuthor(page: Page, panel: Panel): Promise<number> {
  const { docs } = await ask(page, panel, 'GET', '/authors?where[name][equals]=Joined Jo')
  await page.goto(panel.at(`/collections/authors/${docs[0].id}?locale=en`))
  await expect(rows(page)).toHaveCount(2)
  return docs[0].id
}

test('CFG-4 a join over several collections shows them one at a time, each as its own list @both @phone', async ({
  page,
  panel,
}) => {
  const { words } = panel
  await openAuthor(page, panel)
  await expect(rows(page).first()).toContainText('Post one')
  const choice = turn(page, panel)
  await choice.focus()
  await page.keyboard.press('ArrowDown')
  await expect(rows(page)).toHaveCount(5)
  await expect(rows(page).first()).toContainText('Page 1')
  await expect(choice).toBeFocused()
  await expectAccessible(page)

  await join(page)
    .getByRole('button', { name: words('list.nextPage') })
    .click()
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page).first()).toContainText('Page 6')
  await choice.selectOption('posts')
  await expect(rows(page)).toHaveCount(2)
  await expect(page).toHaveURL(/\/authors\/\d+\?locale=en$/)
  const width = await page.evaluate(() => [document.body.scrollWidth, innerWidth])
  expect(width[0]).toBeLessThanOrEqual(width[1]!)
})

test('CFG-4 what is made from a join is made in the collection that is shown, and refers here @core', async ({
  page,
  panel,
}) => {
  const { words } = panel
  const author = await openAuthor(page, panel)
  await turn(page, panel).selectOption('pages')
  await expect(rows(page)).toHaveCount(5)
  await join(page).getByText(words('field.create'), { exact: true }).click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.locator('[data-form-ready="true"]')).toBeVisible()
  await expect(drawer.locator('[data-field="author"] input')).toHaveValue('Joined Jo')
  await drawer.locator('[data-field="title"]').getByRole('textbox').fill('A page made here')
  await page.keyboard.press('ControlOrMeta+s')
  await expect(drawer).toHaveCount(0)
  await expect(rows(page).first()).toContainText('A page made here')
  await expect(turn(page, panel)).toHaveValue('pages')
  const { totalDocs } = await ask(
    page,
    panel,
    'GET',
    `/pages?draft=true&where[author][equals]=${author}`,
  )
  expect(totalDocs).toBe(7)
})

test('CFG-4 a join in which nothing is says of which collection that is', async ({
  page,
  panel,
}) => {
  const { words } = panel
  const { doc } = await ask(page, panel, 'POST', '/authors', { name: 'Nobody yet' })
  await page.goto(panel.at(`/collections/authors/${doc.id}?locale=en`))
  await expect(join(page)).toContainText(words('field.join.emptyOf', { label: 'Posts' }))
  await turn(page, panel).selectOption('pages')
  await expect(join(page)).toContainText(words('field.join.emptyOf', { label: 'Pages' }))
})
