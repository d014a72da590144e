import type { Locator, Page } from '@playwright/test'
import { ask } from '../kit/ask.ts'
import { expect, expectAccessible, test } from '../kit/fixtures.ts'
import { holdBack } from '../kit/hold-back.ts'
import { writeIn, writerOf } from '../kit/rich-text.ts'
import type { Words } from '../kit/words.ts'

test.use({ magazine: 'relations' })

const topDrawer = (page: Page): Locator => page.locator('[role="dialog"][data-state="open"]').last()
const drawers = (page: Page): Locator => page.locator('[role="dialog"][data-state="open"]')
const field = (place: Page | Locator, path: string): Locator =>
  place.locator(`[data-field="${path}"]`)

async function openNewPost(page: Page, at: (path: string) => string): Promise<void> {
  await page.goto(at('/collections/posts/create?locale=en'))
  await expect(page.locator('#field-title')).toBeVisible()
}

/** Presses what makes a new document for a field, and waits until it can be typed in. */
async function createFor(place: Page | Locator, path: string, words: Words): Promise<void> {
  await field(place, path).getByText(words('field.create'), { exact: true }).click()
}

const expectReady = (drawer: Locator) =>
  expect(drawer.locator('[data-form-ready="true"]')).toBeVisible()

test('DOC-9 a new author is made in a drawer, chosen by it, and the focus is back at the opener @core', async ({
  page,
  panel: { at, words },
}) => {
  await openNewPost(page, at)
  await page.locator('#field-title').fill('Written before its author')
  await createFor(page, 'author', words)
  const drawer = topDrawer(page)
  await expectReady(drawer)
  const name = drawer.locator('#field-name-2')
  await expect(name).toBeFocused()
  await expect(drawer.getByLabel(/^Name/)).toHaveId('field-name-2')
  await page.keyboard.type('Drawn Dora')
  await expectAccessible(page)
  await page.keyboard.press('ControlOrMeta+s')

  await expect(drawers(page)).toHaveCount(0)
  await expect(page.locator('#field-author')).toHaveValue('Drawn Dora')
  await expect(
    field(page, 'author').getByText(words('field.create'), { exact: true }),
  ).toBeFocused()
  await expect(page).toHaveURL(/\/collections\/posts\/create/)
  await expect(page.locator('#field-title')).toHaveValue('Written before its author')
})

test('39.1 REF-1 an author that nobody has found is made from what was typed, in three actions', async ({
  page,
  panel: { at, words },
}) => {
  const name = `Zora ${crypto.randomUUID().slice(0, 6)}`
  await openNewPost(page, at)
  const author = page.locator('#field-author')

  await author.pressSequentially(name)
  const create = page.getByRole('option', { name: words('field.createTyped', { title: name }) })
  await expect(create).toBeVisible()
  await page.keyboard.press('Enter')
  const drawer = topDrawer(page)
  await expectReady(drawer)
  await expect(drawer.locator('#field-name-2')).toHaveValue(name)
  await expect(drawer.locator('#field-name-2')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+s')

  await expect(drawers(page)).toHaveCount(0)
  await expect(author).toHaveValue(name)
  await expect(author).toBeFocused()

  // What is called so is found, and not made twice, however it is written.
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(name.toUpperCase())
  await expect(page.getByRole('option', { name })).toBeVisible()
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(author).toHaveValue(name)
})

test('39.1 REF-1 a drawer that is left makes nothing, and the field stays as it was', async ({
  page,
  panel: { at, words },
}) => {
  await openNewPost(page, at)
  const author = page.locator('#field-author')
  await author.pressSequentially('Nobody at all')
  await page
    .getByRole('option', { name: words('field.createTyped', { title: 'Nobody at all' }) })
    .click()
  const drawer = topDrawer(page)
  await expectReady(drawer)
  await page.keyboard.press('Escape')
  await expect(drawers(page)).toHaveCount(0)
  await expect(author).toHaveValue('')
  await expect(author).toBeFocused()
})

test('DOC-9 R5 drawers nest: Escape closes the topmost alone, and mod+S saves it alone', async ({
  page,
  panel: { at, words },
}) => {
  await openNewPost(page, at)
  await page.locator('#field-title').fill('The page below')
  await createFor(page, 'author', words)
  await expectReady(topDrawer(page))
  await topDrawer(page).locator('#field-name-2').fill('Nested Nora')
  const saves: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET' && !request.url().includes('/access')) saves.push(request.url())
  })
  await topDrawer(page)
    .locator('input[type="file"][hidden]')
    .setInputFiles({ name: 'nora.png', mimeType: 'image/png', buffer: Buffer.from(dot, 'base64') })
  await expect(drawers(page)).toHaveCount(2)
  const picture = topDrawer(page)
  await expectReady(picture)
  await expect(field(picture, 'file')).toContainText('nora.png')
  await expect(drawers(page).first()).toHaveJSProperty('inert', true)
  const [below, above] = await Promise.all(
    [drawers(page).first(), picture].map((drawer) => drawer.boundingBox()),
  )
  expect(above!.width).toBeLessThan(below!.width)

  await picture.locator('#field-alt-3').fill('Nora, looking up')
  await page.keyboard.press('ControlOrMeta+s')
  await expect(drawers(page)).toHaveCount(1)
  expect(saves.filter((url) => /\/api\/(posts|authors)\b/.test(url))).toEqual([])
  await expect(field(topDrawer(page), 'portrait')).toContainText('nora')

  await page.keyboard.press('Escape')
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(words('leave.title'))
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(topDrawer(page).locator('#field-name-2')).toHaveValue('Nested Nora')
  await page.keyboard.press('Escape')
  await question.getByRole('button', { name: words('leave.leave') }).click()

  await expect(drawers(page)).toHaveCount(0)
  await expect(page.locator('#field-author')).toHaveValue('')
  await expect(page.locator('#field-title')).toHaveValue('The page below')
  await expect(page.locator('#root')).toHaveJSProperty('inert', false)
})

test('DOC-9 what is edited in a drawer is called by its new name at once', async ({
  page,
  panel: { at, words },
}) => {
  await openNewPost(page, at)
  await field(page, 'author').getByRole('combobox').click()
  await page.getByRole('listbox').getByRole('option', { disabled: false }).first().click()
  await expect(page.locator('#field-author')).toHaveValue(/^\w/)
  const before = await page.locator('#field-author').inputValue()
  await field(page, 'author').getByText(words('field.edit'), { exact: true }).click()
  await expectReady(topDrawer(page))
  await topDrawer(page).locator('#field-name-2').fill(`${before} II`)
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.locator('#field-author')).toHaveValue(`${before} II`)
  await expect(drawers(page)).toHaveCount(1)
  await page.keyboard.press('Escape')

  await expect(drawers(page)).toHaveCount(0)
  await expect(field(page, 'author').getByText(words('field.edit'), { exact: true })).toBeFocused()
})

test('DOC-9 several of several collections: by group, with a limit, in an order by keyboard and by drag', async ({
  page,
  panel: { at, words },
}) => {
  await openNewPost(page, at)
  const related = field(page, 'related')
  const search = related.getByRole('combobox')
  for (const index of [0, 1, 2]) {
    await search.click()
    await page.getByRole('listbox').getByRole('option', { disabled: false }).nth(index).click()
    await page.keyboard.press('Escape')
  }
  const chips = related.locator('[data-sortable]')
  await expect(chips).toHaveCount(3)
  const order = () => chips.allTextContents()
  const [one, two, three] = await order()

  await chips.first().getByRole('button').first().press('Alt+ArrowRight')
  await expect.poll(order).toEqual([two, one, three])
  await expect(chips.nth(1).getByRole('button').first()).toBeFocused()
  await expect(related.getByRole('status')).toHaveText(
    words('field.rows.moved', { place: 2, total: 3 }),
  )

  await chips.last().dragTo(chips.first(), { targetPosition: { x: 2, y: 8 } })
  await expect.poll(order).toEqual([three, two, one])

  await search.fill('zzzz')
  const create = words('field.createTyped', { title: 'zzzz' })
  await expect(page.getByRole('option', { name: create }).first()).toBeVisible()
  await search.fill('e')
  const list = page.getByRole('listbox')
  await expect(list.getByRole('group')).toHaveCount(1)
  // It asks for a second page by itself, and while it does, for no other.
  const found = list.getByRole('option').filter({ hasNotText: 'Create' })
  await expect(found).toHaveCount(20)
  await found.last().evaluate((option) => option.scrollIntoView())
  await expect(found.nth(20)).toBeAttached()
  await page.keyboard.press('Escape')
  await expectAccessible(page)
})

test('DOC-9 answers to a search that come out of order show what was asked for last', async ({
  page,
  panel: { at, words },
}) => {
  await openNewPost(page, at)
  const release = await holdBack(page, /\/api\/authors\?.*like/, (request) =>
    decodeURIComponent(request.url()).includes('[like]=a&'),
  )
  const search = field(page, 'author').getByRole('combobox')
  const asked = page.waitForRequest(/\/api\/authors\?.*like/)
  await search.fill('a')
  await asked
  await search.fill('agnes')
  await expect(page.getByRole('option', { name: 'Agnes Thorne' })).toBeVisible()
  release()

  await expect(page.getByRole('listbox').getByRole('option')).toHaveText([
    /^Agnes Thorne/,
    words('field.createTyped', { title: 'agnes' }),
  ])
})

test('39.1 DOC-9 Enter before the answer chooses the first that is found', async ({
  page,
  panel: { at },
}) => {
  await openNewPost(page, at)
  const author = page.locator('#field-author')
  const answer = await holdBack(page, /\/api\/authors\?.*like/)
  await author.pressSequentially('Agnes')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(author).toHaveAttribute('aria-expanded', 'true')
  await expect(author).toHaveValue('Agnes')
  answer()
  // Another test calls her the second.
  await expect(author).toHaveValue(/^Agnes Thorne/)
  await expect(author).toHaveAttribute('aria-expanded', 'false')
  await expect(author).toBeFocused()
})

for (const { how, leave, left } of [
  { how: 'typed on', leave: (page: Page) => page.keyboard.type(' T'), left: 'Agnes T' },
  { how: 'pressed Escape', leave: (page: Page) => page.keyboard.press('Escape'), left: '' },
  { how: 'went on', leave: (page: Page) => page.keyboard.press('Tab'), left: '' },
]) {
  test(`39.1 DOC-9 Enter before the answer chooses nothing for whoever ${how}`, async ({
    page,
    panel: { at },
  }) => {
    await openNewPost(page, at)
    const author = page.locator('#field-author')
    const answer = await holdBack(page, /\/api\/authors\?.*like/)
    await author.pressSequentially('Agnes')
    await page.keyboard.press('Enter')
    // What is typed is there, and so is the list that Escape closes.
    await expect(author).toHaveAttribute('aria-expanded', 'true')
    await expect(author).toHaveValue('Agnes')
    await leave(page)
    answer()
    await author.click()
    await expect(page.getByRole('option', { name: 'Agnes Thorne' })).toBeVisible()
    await expect(author).toHaveValue(left)
  })
}

test('39.1 REF-1 Enter before the answer makes nothing that was not offered yet', async ({
  page,
  panel: { at, words },
}) => {
  const name = `Zora ${crypto.randomUUID().slice(0, 6)}`
  await openNewPost(page, at)
  const author = page.locator('#field-author')
  const answer = await holdBack(page, /\/api\/authors\?.*like/)
  await author.pressSequentially(name)
  await page.keyboard.press('Enter')
  answer()
  await expect(
    page.getByRole('option', { name: words('field.createTyped', { title: name }) }),
  ).toBeVisible()
  await expect(drawers(page)).toHaveCount(0)
  await expect(author).toHaveValue(name)
  await page.keyboard.press('Enter')
  await expectReady(topDrawer(page))
})

test('DOC-9 a collection that may not be read is said to be so, in the list and at the value', async ({
  page,
  panel: { at, words },
}) => {
  await page.goto(at('/collections/posts'))
  const link = page.getByRole('cell').getByRole('link').first()
  const href = await link.getAttribute('href')
  await page.route(/\/api\/authors\?/, (route) =>
    route.fulfill({ status: 403, json: { errors: [{ message: 'You may not.' }] } }),
  )
  await page.goto(new URL(href!, page.url()).href)

  const author = page.locator('#field-author')
  await expect(author).toHaveValue(/\(\d+\)$/)
  const [, id] = (await author.inputValue()).match(/\((\d+)\)$/) ?? []
  await expect(author).toHaveValue(words('field.forbidden', { id: Number(id) }))
  await author.click()
  await expect(page.getByRole('option', { name: words('problem.access.refused') })).toBeVisible()
})

test('DOC-9 the pictures of a collection are listed, searched, and one is taken @both', async ({
  page,
  panel: { at, words },
}) => {
  await openNewPost(page, at)
  const cover = field(page, 'cover')
  await cover.getByText(words('field.upload.browse'), { exact: true }).click()
  const list = topDrawer(page)
  await expect(list.getByRole('searchbox')).toBeFocused()
  await expect(list.getByRole('img')).toHaveCount(0)
  await expect(list.locator('[data-row] img').first()).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.type('horizon')
  await list
    .getByRole('button', { name: /^horizon/ })
    .first()
    .click()

  await expect(drawers(page)).toHaveCount(0)
  await expect(cover).toContainText('horizon')
  await expect(cover.locator('img')).toBeVisible()
})

test('CFG-4 a join lists what refers to the document, and makes more of it', async ({
  page,
  panel: { at, words },
}) => {
  await page.goto(at('/collections/authors/create'))
  await expect(field(page, 'posts')).toContainText(words('field.join.unsaved'))
  await page.locator('#field-name').fill('Joined Jo')
  await page.locator('#action-save').click()
  await expect(page).toHaveURL(/\/collections\/authors\/\d+/)
  await expect(field(page, 'posts')).toContainText(words('field.join.empty'))

  for (const [index, title] of ['First of Jo', 'Second of Jo'].entries()) {
    await createFor(page, 'posts', words)
    const drawer = topDrawer(page)
    await expectReady(drawer)
    await expect(drawer.locator('#field-author-2')).toHaveValue('Joined Jo')
    await drawer.locator('#field-title-2').fill(title)
    await drawer.locator('#field-excerpt-2').fill('Long enough to be an excerpt of a post.')
    await writeIn(writerOf(drawer, 'body'), 'Text.')
    await page.keyboard.press('ControlOrMeta+s')
    await expect(drawers(page)).toHaveCount(0)
    await expect(field(page, 'posts').getByRole('row')).toHaveCount(index + 2)
  }
  await field(page, 'posts').getByRole('link', { name: 'First of Jo' }).click()
  await expect(topDrawer(page).locator('#field-title-2')).toHaveValue('First of Jo')
  await page.keyboard.press('Escape')
  await expect(field(page, 'posts').getByRole('link', { name: 'First of Jo' })).toBeFocused()
  await expectAccessible(page)
})

test('DOC-9 the fields and a drawer fit a phone @phone', async ({ page, panel: { at, words } }) => {
  await openNewPost(page, at)
  await createFor(page, 'author', words)
  await expectReady(topDrawer(page))

  const width = await topDrawer(page).evaluate((drawer) => [drawer.scrollWidth, window.innerWidth])
  expect(width[0]).toBeLessThanOrEqual(width[1]!)
})

/** A PNG of one pixel. */
const dot =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='

test('39.1 a document tells who refers to it, and leads there @both @phone', async ({
  page,
  panel,
}) => {
  const { at, words } = panel
  const tag = crypto.randomUUID().slice(0, 6)
  const { doc: author } = await ask(page, panel, 'POST', '/authors', { name: `Read ${tag}` })
  const open = async () => {
    await page.goto(at(`/collections/authors/${author.id}?locale=en`))
    const uses = page.getByRole('group').filter({ hasText: words('uses.title') })
    await uses.getByText(words('uses.title'), { exact: true }).click()
    return uses
  }
  await expect(await open()).toContainText(words('uses.none'))

  const { doc: post } = await ask(page, panel, 'POST', '/posts?locale=en&draft=true', {
    ...{ title: `By ${tag}`, author: author.id },
  })
  const uses = await open()
  const link = uses.getByRole('listitem').getByRole('link', { name: `By ${tag}` })
  await expect(link).toHaveAttribute('href', new RegExp(`/collections/posts/${post.id}`))
  await expect(uses).not.toContainText(words('uses.none'))
  await expectAccessible(page)
})
