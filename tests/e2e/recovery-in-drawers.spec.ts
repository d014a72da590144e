import type { BrowserContext, Locator, Page } from '@playwright/test'
import { ask } from '../kit/ask.ts'
import type { Panel } from '../kit/fixtures.ts'
import { expect, expectAccessible, test } from '../kit/fixtures.ts'

test.use({ magazine: 'recovered-in-drawers' })

test('33.10 DOC-13 what was typed in a drawer is named by the page below after a crash, and back', async ({
  context,
  page,
  panel,
}) => {
  const { words } = panel
  const { post, author } = await somePost(page, panel)
  await page.goto(panel.at(`/collections/posts/${post}?locale=en`))
  await field(page, 'author').getByText(words('field.edit'), { exact: true }).click()
  await expectReady(topDrawer(page))
  await topDrawer(page).locator('#field-name-2').fill('Renamed in a drawer')
  await isKept(topDrawer(page))
  await page.close()

  const next = await opened(context, panel, `/collections/posts/${post}`)
  const open = next.getByRole('button', {
    name: words('recovery.open', { label: 'author', title: 'Renamed in a drawer' }),
    exact: true,
  })
  await expect(open).toBeVisible()
  await expect(next.getByRole('status').filter({ has: open })).toContainText(
    words('recovery.drawers', { count: 1 }),
  )
  await expectAccessible(next)
  await open.focus()
  await next.keyboard.press('Enter')
  await expectReady(topDrawer(next))
  await expect(topDrawer(next).locator('#field-name-2')).toHaveValue('Renamed in a drawer')

  await topDrawer(next).locator('#field-name-2').press('End')
  await next.keyboard.type(', twice')
  await isKept(topDrawer(next))
  await next.keyboard.press('Escape')
  await next
    .getByRole('alertdialog')
    .getByRole('button', { name: words('leave.leave') })
    .click()
  await expect(drawers(next)).toHaveCount(0)
  const again = next.getByRole('button', {
    name: words('recovery.open', { label: 'author', title: 'Renamed in a drawer, twice' }),
    exact: true,
  })
  await expect(again, 'R5').toBeFocused()

  await next.keyboard.press('Enter')
  await expect(topDrawer(next).locator('#field-name-2')).toHaveValue('Renamed in a drawer, twice')
  await next.keyboard.press('ControlOrMeta+s')
  await expect(topDrawer(next).locator('[data-form-ready="true"]')).toContainText(
    words('document.status.saved', { time: '' }).trim(),
  )
  await next.keyboard.press('Escape')
  await expect(drawers(next)).toHaveCount(0)
  await expect(again).toHaveCount(0)
  await expect(next.locator('body'), 'R5').not.toBeFocused()
  await expect(next.locator('#field-author')).toHaveValue('Renamed in a drawer, twice')
  const saved = await next.request.get(`${panel.server.api}/authors/${author}`)
  expect(await saved.json()).toMatchObject({ name: 'Renamed in a drawer, twice' })
})

test('33.10 DOC-13 new documents two drawers deep are named, and begin as they did', async ({
  context,
  page,
  panel,
}) => {
  const { words } = panel
  const { author, name } = await somePost(page, panel)
  await page.goto(panel.at(`/collections/authors/${author}?locale=en`))
  await field(page, 'posts').getByText(words('field.create'), { exact: true }).click()
  await expectReady(topDrawer(page))
  await topDrawer(page).locator('#field-title-2').fill('A post in a drawer')
  await isKept(topDrawer(page))
  await field(topDrawer(page), 'categories')
    .getByText(words('field.create'), { exact: true })
    .click()
  await expect(drawers(page)).toHaveCount(2)
  await expectReady(topDrawer(page))
  await topDrawer(page).locator('#field-name-3').fill('A category on it')
  await isKept(topDrawer(page))
  await page.close()

  const next = await opened(context, panel, `/collections/authors/${author}`)
  const category = next.getByRole('button', {
    name: words('recovery.openNew', { label: 'category', title: 'A category on it' }),
  })
  const post = next.getByRole('button', {
    name: words('recovery.openNew', { label: 'post', title: 'A post in a drawer' }),
  })
  await expect(next.getByText(words('recovery.drawers', { count: 2 }))).toBeVisible()
  await category.click()
  await expect(topDrawer(next).locator('#field-name-2')).toHaveValue('A category on it')
  await next.keyboard.press('ControlOrMeta+s')
  await expect(drawers(next)).toHaveCount(0)
  await expect(category).toHaveCount(0)
  await expect(next.getByText(words('recovery.drawers', { count: 1 }))).toBeVisible()

  await post.click()
  await expect(topDrawer(next).locator('#field-title-2')).toHaveValue('A post in a drawer')
  await expect(topDrawer(next).locator('#field-author-2')).toHaveValue(name)
})

test('33.10 DOC-13 a drawer over a new document is named once that has its address', async ({
  context,
  page,
  panel,
}) => {
  const { words } = panel
  await page.goto(panel.at('/collections/posts/create?locale=en'))
  await page.locator('#field-title').fill('Made below a drawer')
  await field(page, 'author').getByText(words('field.create'), { exact: true }).click()
  await expectReady(topDrawer(page))
  await topDrawer(page).locator('#field-name-2').fill('Over a new post')
  await isKept(topDrawer(page))
  await page.close()

  const next = await opened(context, panel, '/collections/posts/create')
  await expect(next.locator('#field-title')).toHaveValue('Made below a drawer')
  const name = words('recovery.openNew', { label: 'author', title: 'Over a new post' })
  await expect(next.getByRole('button', { name })).toBeVisible()
  await next.locator('#action-save-draft').click()
  await expect(next).toHaveURL(/\/collections\/posts\/\d+/)
  await expect(next.getByRole('button', { name })).toBeVisible()
  await next.getByRole('button', { name }).click()
  await expect(topDrawer(next).locator('#field-name-2')).toHaveValue('Over a new post')
  await topDrawer(next).locator('#field-name-2').fill('Over a made post')
  await isKept(topDrawer(next))
  const { pathname } = new URL(next.url())
  await next.close()

  const last = await context.newPage()
  await last.goto(new URL(`${pathname}?locale=en`, panel.server.origin).href)
  const made = words('recovery.openNew', { label: 'author', title: 'Over a made post' })
  await expect(last.getByRole('button', { name: made })).toBeVisible()
})

test('33.10 DOC-13 what was typed in drawers over a list is named there, each new document by itself', async ({
  context,
  page,
  panel,
}) => {
  const { words } = panel
  const tabs: [Page, string][] = [
    [page, 'First over a list'],
    [
      await context.newPage(),
      'Second over a list, with a name that is longer than a phone is wide',
    ],
  ]
  for (const [tab, name] of tabs) {
    await tab.goto(panel.at('/collections/posts?locale=en'))
    await tab.getByLabel(words('selection.page')).check()
    await tab.locator('#bulk-edit').click()
    const form = tab.getByRole('dialog').first()
    await form.getByRole('checkbox', { name: 'Author' }).check()
    await form.getByText(words('field.create'), { exact: true }).click()
    await expectReady(topDrawer(tab))
    await topDrawer(tab).locator('[data-field="name"]').getByRole('textbox').fill(name)
    await isKept(topDrawer(tab))
  }
  for (const [tab] of tabs) await tab.close()

  const other = await opened(context, panel, '/collections/authors')
  await expect(other.getByRole('table')).toBeVisible()
  const next = await opened(context, panel, '/collections/posts')
  const openNew = (title: string) =>
    next.getByRole('button', {
      name: words('recovery.openNew', { label: 'author', title }).replace('”', ''),
    })
  await expect(openNew('First over a list')).toBeVisible()
  await expect(openNew('Second over a list')).toBeVisible()
  await next.setViewportSize({ width: 360, height: 740 })
  await expect(openNew('Second over a list')).toBeInViewport({ ratio: 1 })
  await expect(next.getByText(words('recovery.drawers', { count: 2 }))).toBeVisible()
  await expect(other.getByText(words('recovery.drawers', { count: 2 }))).toHaveCount(0)

  await openNew('First over a list').click()
  const name = topDrawer(next).locator('[data-field="name"]').getByRole('textbox')
  await expect(name).toHaveValue('First over a list')
  await next.keyboard.press('ControlOrMeta+s')
  await expect(drawers(next)).toHaveCount(0)
  await expect(openNew('First over a list')).toHaveCount(0)
  await openNew('Second over a list').click()
  await expect(name).toHaveValue(/^Second over a list/)
})

test('33.10 DOC-13 what was typed in a drawer over a document in the trash is named there', async ({
  context,
  page,
  panel,
}) => {
  const { words } = panel
  const { docs } = await ask(page, panel, 'GET', '/media?limit=1&depth=0')
  const [picture] = docs as { id: number }[]
  const upload = { type: 'upload', relationTo: 'media', value: picture!.id, fields: {} }
  const children = [{ ...upload, id: '64b7f0c2a1d3e4f5a6b7c8d9', format: '', version: 3 }]
  const root = { type: 'root', children, direction: null, format: '', indent: 0, version: 1 }
  const body = { title: 'In the trash', article: { root }, _status: 'draft' }
  const { doc } = await ask(page, panel, 'POST', '/pages?locale=en&draft=true', body)
  const trash = { deletedAt: new Date().toISOString() }
  await ask(page, panel, 'PATCH', `/pages/${(doc as { id: number }).id}?locale=en`, trash)
  const path = `/collections/pages/trash/${(doc as { id: number }).id}`
  await page.goto(panel.at(`${path}?locale=en`))
  await page
    .getByRole('figure')
    .getByRole('button', { name: words('field.edit') })
    .click()
  await expectReady(topDrawer(page))
  await topDrawer(page).locator('#field-credit-2').fill('Typed over the trash')
  await isKept(topDrawer(page))
  await page.close()

  const next = await opened(context, panel, path)
  await next.getByRole('status').getByRole('button').click()
  await expect(topDrawer(next).locator('#field-credit-2')).toHaveValue('Typed over the trash')
})

const drawers = (page: Page): Locator => page.locator('[role="dialog"][data-state="open"]')
const topDrawer = (page: Page): Locator => drawers(page).last()
const field = (place: Page | Locator, path: string): Locator =>
  place.locator(`[data-field="${path}"]`)

const expectReady = (drawer: Locator) =>
  expect(drawer.locator('[data-form-ready="true"]')).toBeVisible()

/** The line of the document says that this device has a copy. */
const isKept = (drawer: Locator) =>
  expect(drawer.getByText(/kept on this device/).first()).toBeVisible()

async function opened(context: BrowserContext, panel: Panel, path: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(panel.at(`${path}?locale=en`))
  return page
}

/** A post with an author, as the server has them. */
async function somePost(page: Page, { server }: Panel) {
  const answer = await page.request.get(`${server.api}/posts?limit=1&depth=1&draft=true`)
  const { docs } = (await answer.json()) as {
    docs: { id: number; author: { id: number; name: string } }[]
  }
  const [{ id, author } = { id: 0, author: { id: 0, name: '' } }] = docs
  return { post: id, author: author.id, name: author.name }
}
