import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../kit/fixtures.ts'
import type { Words } from '../kit/words.ts'
import { changeConfig } from '../models/kit/change-config.ts'

test.use({ magazine: 'list-drawer' })

const drawers = (page: Page): Locator => page.locator('[role="dialog"][data-state="open"]')
const top = (page: Page): Locator => drawers(page).last()
const rows = (page: Page): Locator => top(page).locator('tbody tr')
const field = (page: Page, path: string): Locator => page.locator(`[data-field="${path}"]`).first()
const opener = (page: Page, path: string, words: Words): Locator =>
  field(page, path).getByText(words('field.pick'), { exact: true })

async function openNewPost(page: Page, at: (path: string) => string): Promise<void> {
  await page.goto(at('/collections/posts/create?locale=en'))
  await expect(page.locator('[data-form-ready="true"]')).toBeVisible()
}

/** What is asked of these collections from now on; titles and rows, but no preferences. */
function questionsTo(page: Page, ...slugs: readonly string[]): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (slugs.some((slug) => pathname === `/api/${slug}`)) asked.push(decodeURIComponent(search))
  })
  return asked
}

test('DOC-9 LIST-4 one document is picked from its list by keyboard, and the address stays @core', async ({
  page,
  panel: { at, words },
}) => {
  await openNewPost(page, at)
  const address = page.url()
  const asked = questionsTo(page, 'authors', 'media')
  await opener(page, 'author', words).press('Enter')
  await expect(top(page).getByRole('searchbox')).toBeFocused()
  await expect(rows(page)).toHaveCount(10)
  await expect(rows(page).first().locator('td').nth(2)).toHaveText(/\w/)
  expect(asked).toHaveLength(2)

  const byName = top(page).getByRole('columnheader', { name: 'Name' })
  await expect(byName).toHaveAttribute('aria-sort', 'ascending')
  await byName.getByRole('button').press('Enter')
  await expect(byName).toHaveAttribute('aria-sort', 'descending')
  await expect(rows(page).first()).toContainText('Zoë Grimaldi')
  await top(page)
    .getByRole('button', { name: words('list.nextPage') })
    .press('Enter')
  await expect(rows(page).first()).toContainText('Nils Ørsted')
  expect(asked.length).toBeLessThanOrEqual(6)

  await top(page).getByRole('searchbox').fill('agnes')
  await expect(rows(page)).toHaveCount(1)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(rows(page)).toHaveCount(10)
  await expect(drawers(page)).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(drawers(page)).toHaveCount(0)
  await expect(opener(page, 'author', words)).toBeFocused()

  await page.keyboard.press('Enter')
  await rows(page).nth(1).getByRole('button').press('Enter')
  await expect(drawers(page)).toHaveCount(0)
  await expect(page.locator('#field-author')).toHaveValue('Bashir Farouk')
  await expect(opener(page, 'author', words)).toBeFocused()
  expect(page.url()).toBe(address)

  await page.keyboard.press('Enter')
  await expect(rows(page).nth(1).getByRole('button')).toHaveAttribute('aria-current', 'true')
})

test('DOC-9 some are picked over pages and collections, as many as there is room for, on a phone', async ({
  page,
  panel: { at, words },
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openNewPost(page, at)
  await opener(page, 'related', words).click()
  await rows(page).nth(1).click()
  await rows(page).nth(3).getByRole('checkbox').check()
  await expect(rows(page).nth(1).getByRole('checkbox')).toBeChecked()
  await top(page)
    .getByRole('button', { name: words('list.nextPage') })
    .click()
  await expect(rows(page).getByRole('checkbox', { checked: true })).toHaveCount(0)
  await rows(page).first().click()
  await top(page)
    .getByRole('button', { name: words('list.previousPage') })
    .click()
  await expect(rows(page).getByRole('checkbox', { checked: true })).toHaveCount(2)
  await top(page).getByLabel(words('list.collection')).selectOption({ label: 'Pages' })
  await expect(rows(page).first()).toContainText('About')
  await rows(page).nth(0).click()
  await rows(page).nth(1).click()
  await expect(top(page).getByText(words('picker.room', { count: 0 }))).toBeVisible()
  await expect(rows(page).nth(2).getByRole('checkbox')).toBeDisabled()
  const width = await top(page).evaluate((drawer) => [drawer.scrollWidth, innerWidth])
  expect(width[0]).toBeLessThanOrEqual(width[1]!)
  await expectAccessible(page)
  await top(page)
    .getByRole('button', { name: words('picker.add', { count: 5, number: 5 }) })
    .click()

  await expect(drawers(page)).toHaveCount(0)
  await expect(field(page, 'related').locator('[data-sortable]')).toHaveCount(5)
  await expect(opener(page, 'related', words)).toHaveCount(0)
})

test('DOC-9 R5 a new document is made over the list and picked; unsaved work in it asks first', async ({
  page,
  panel: { at, words },
}) => {
  await openNewPost(page, at)
  await opener(page, 'categories', words).click()
  await top(page)
    .getByRole('button', { name: words('list.newOf', { label: 'Category' }) })
    .click()
  await expect(drawers(page)).toHaveCount(2)
  const [below, above] = await Promise.all(
    [drawers(page).first(), top(page)].map((drawer) => drawer.boundingBox()),
  )
  expect(above!.width).toBeLessThan(below!.width)
  const name = top(page).locator('[data-field="name"]').getByRole('textbox')
  await name.fill('Maps')
  await page.keyboard.press('Escape')
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(words('leave.title'))
  await question.getByRole('button', { name: words('leave.stay') }).click()
  await page.keyboard.press('ControlOrMeta+s')

  await expect(drawers(page)).toHaveCount(1)
  // In an order made by hand the newest is the last.
  await top(page).getByRole('searchbox').fill('Maps')
  const row = rows(page).filter({ hasText: 'Maps' })
  await expect(row.getByRole('checkbox')).toBeChecked()
  await top(page)
    .getByRole('button', { name: words('picker.add', { count: 1, number: 1 }) })
    .click()
  await expect(field(page, 'categories')).toContainText('Maps')
})

test('LIST-4 a join is the list of what points here: sorted, filtered, paged, fresh after a save', async ({
  page,
  panel: { at, words, server },
}) => {
  const make = async (slug: string, data: object): Promise<number> => {
    const answer = await page.request.post(`${server.api}/${slug}?draft=true`, {
      data,
      headers: { origin: server.origin },
    })
    return (await answer.json()).doc.id
  }
  const author = await make('authors', { name: 'Joined Jo' })
  const titles = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven']
  for (const title of titles) await make('posts', { title, author })
  const asked = questionsTo(page, 'posts')
  await page.goto(at(`/collections/authors/${author}?locale=en`))
  const join = field(page, 'posts')
  const titleOf = (index: number) => join.locator('tbody tr').nth(index).getByRole('link')
  await expect(join.locator('tbody tr')).toHaveCount(5)
  expect(asked.filter((query) => query.includes(`[author][equals]=${author}`))).toHaveLength(1)

  const byTitle = join.getByRole('columnheader', { name: 'Title' })
  await byTitle.getByRole('button').press('Enter')
  await expect(byTitle).toHaveAttribute('aria-sort', 'ascending')
  await expect(titleOf(0)).toHaveText('Five')
  await join.getByRole('button', { name: words('list.nextPage') }).click()
  await expect(join.locator('tbody tr')).toHaveCount(2)
  await expect(titleOf(1)).toHaveText('Two')
  await expectAccessible(page)

  await titleOf(1).click()
  await expect(top(page).locator('[data-form-ready="true"]')).toBeVisible()
  await top(page).locator('[data-field="title"]').getByRole('textbox').fill('Zwo')
  await page.keyboard.press('ControlOrMeta+s')
  // It can be seen below the drawer, but not reached.
  await expect(join.locator('tbody tr').nth(1)).toContainText('Zwo')
  await page.keyboard.press('Escape')
  await expect(titleOf(1)).toBeFocused()
  await expect(page).toHaveURL(new RegExp(`/collections/authors/${author}\\?locale=en$`))

  await join.getByRole('button', { name: words('list.filter'), exact: true }).click()
  await join.getByLabel(words('list.filter.field', { number: 1 })).selectOption('title')
  await join.getByLabel(words('list.filter.operator', { number: 1 })).selectOption('like')
  await join.getByLabel(words('list.filter.value', { number: 1 })).fill('Zwo')
  await expect(join.locator('tbody tr')).toHaveCount(1)
  await expect(titleOf(0)).toHaveText('Zwo')
})

test('DOC-9 R11 only what the field allows is listed; what is refused or gone is told, and nothing breaks', async ({
  page,
  panel,
}) => {
  const { at, words } = panel
  await changeConfig(page, panel, (config) => ({
    ...config,
    collections: config.collections.map((one) => ({
      ...one,
      fields: one.fields.map((field) =>
        field.type === 'relationship' && field.name === 'related'
          ? { ...field, filters: { posts: { kind: { equals: 'news' } }, pages: false } }
          : field,
      ),
    })),
  }))
  const asked = questionsTo(page, 'posts')
  const askedOfPages = questionsTo(page, 'pages')
  await openNewPost(page, at)
  await opener(page, 'related', words).click()
  await expect(
    top(page).getByText(words('picker.narrowed', { label: 'Posts' }), { exact: true }),
  ).toBeVisible()
  await expect(rows(page).first()).toContainText('News')
  expect(asked[0]).toContain('[kind][equals]=news')

  await top(page).getByLabel(words('list.collection')).selectOption({ label: 'Pages' })
  await expect(top(page).getByText(words('picker.nothing', { label: 'Pages' }))).toBeVisible()
  expect(askedOfPages).toEqual([])
  await page.keyboard.press('Escape')

  let isRefused = true
  await page.route(/\/api\/authors\?/, (route) =>
    isRefused
      ? route.fulfill({ status: 403, json: { errors: [{ message: 'You may not.' }] } })
      : route.fulfill({ json: manyAuthors }),
  )
  await opener(page, 'author', words).click()
  const notice = top(page).getByText(words('problem.access.refused'))
  await expect(notice).toBeVisible()
  isRefused = false
  await top(page)
    .getByRole('button', { name: words('app.tryAgain') })
    .click()
  await expect(notice).toBeHidden()
  await expect(top(page).getByText('of 10,000')).toBeVisible()
  await rows(page).first().click()
  await expect(page.locator('#field-author')).toHaveValue('Gone by then')
})

/** A page of very many, of whom one is not there any more. */
const manyAuthors = {
  docs: [{ id: 4711, name: 'Gone by then' }],
  totalDocs: 10_000,
  totalPages: 1000,
  page: 1,
  limit: 10,
}
