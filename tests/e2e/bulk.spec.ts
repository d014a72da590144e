import type { Locator, Page } from '@playwright/test'
import type { BulkRequest } from '#contracts/bulk'
import { bulkPath } from '#contracts/bulk'
import { ask } from '../kit/ask.ts'
import type { Panel } from '../kit/fixtures.ts'
import { expect, expectAccessible, test } from '../kit/fixtures.ts'
import { changeConfig } from '../models/kit/change-config.ts'

const posts = '/collections/posts'

// Counts what it has made, and changes it.
test.use({ magazine: 'bulk' })

test('LIST-4 R7 rows are chosen by keyboard, range, page and match, and the count is always true', async ({
  page,
  panel,
}) => {
  const { at, words } = panel
  await page.goto(at(posts))
  const boxes = rowBoxes(page)
  await boxes.nth(0).focus()
  await page.keyboard.press('Space')
  await boxes.nth(3).focus()
  await page.keyboard.press('Shift+Space')
  await expect(heading(page)).toHaveText(words('selection.count', { count: 4, number: 4 }))
  await boxes.nth(6).click({ modifiers: ['Shift'] })
  await expect(heading(page)).toHaveText(words('selection.count', { count: 7, number: 7 }))
  await expectAccessible(page)

  await page.getByRole('link', { name: words('list.nextPage') }).click()
  await expect(page.getByText(/^26–50/)).toBeVisible()
  await expect(boxes.and(page.locator(':checked'))).toHaveCount(0)
  await expect(heading(page)).toHaveText(words('selection.count', { count: 7, number: 7 }))
  await page.getByLabel(words('selection.page')).check()
  await expect(heading(page)).toHaveText(words('selection.count', { count: 32, number: 32 }))

  const total = await counted(page, panel)
  await page.getByRole('button', { name: /matching documents/ }).click()
  await expect(heading(page)).toHaveText(words('selection.count', { count: total, number: total }))
  await boxes.nth(1).uncheck()
  await expect(heading(page)).toHaveText(
    words('selection.count', { count: total - 1, number: total - 1 }),
  )

  await page.getByRole('button', { name: words('bulk.clear') }).click()
  await expect(page.getByLabel(words('selection.page'))).toBeFocused()
  await boxes.nth(1).check()
  await page.goto(at(`${posts}?search=a`))
  await expect(boxes.first()).not.toBeChecked()
  await expect(page.getByRole('heading', { name: 'Posts' })).toBeVisible()
})

test('LIST-4 R7 what would change is told before it is done, and all of it is undone @core', async ({
  page,
  panel,
}) => {
  const { words } = panel
  const tag = crypto.randomUUID().slice(0, 8)
  await makePosts(page, panel, tag, 3)
  await openTagged(page, panel, tag, 3)

  await page.getByLabel(words('selection.page')).check()
  await page.locator('#bulk-edit').click()
  const form = page.getByRole('dialog')
  await form.getByRole('checkbox', { name: 'Excerpt' }).check()
  await form.getByLabel('Excerpt').last().fill('Set for all of them.')
  await expectAccessible(page)
  await page.locator('#bulk-look').click()
  await expect(page.getByRole('dialog').last()).toContainText(
    words('bulk.willChange', { count: 3, number: 3 }),
  )
  await expectAccessible(page)
  await page.locator('#bulk-confirm').press('Enter')
  const notices = page.getByRole('region', { name: words('app.notifications') })
  await expect(notices).toContainText(words('bulk.changed', { count: 3, number: 3 }))
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByLabel(words('selection.page'))).toBeFocused()
  await expectAccessible(page)
  expect(await excerpts(page, panel, tag)).toEqual(Array(3).fill('Set for all of them.'))

  await notices.getByRole('button', { name: words('document.undo') }).press('Enter')
  await expect(notices).toContainText(words('bulk.told.undo', { count: 3, number: 3 }))
  await expect(notices.getByRole('button', { name: words('document.undo') })).toHaveCount(0)
  expect(await excerpts(page, panel, tag)).toEqual(Array(3).fill('Before.'))
})

test('LIST-4 R7 a lost answer, a reload and somebody else in between: the numbers are the server’s', async ({
  page,
  panel,
}) => {
  const { server, words } = panel
  const tag = crypto.randomUUID().slice(0, 8)
  const ids = await makePosts(page, panel, tag, 3)
  await changeConfig(page, panel, (config) => ({ ...config, changesMany: 1 }))
  await page.route(`**${bulkPath}`, async (route) => {
    const { dryRun = false }: BulkRequest = route.request().postDataJSON()
    if (dryRun) return route.continue()
    // It is done, and nobody hears of it.
    await route.fetch({ headers: { ...route.request().headers(), origin: server.origin } })
    await route.abort()
  })
  await openTagged(page, panel, tag, 3)
  await page.getByLabel(words('selection.page')).check()
  await page.locator('#bulk-delete').click()
  await expect(page.locator('#bulk-confirm')).toHaveText(
    words('bulk.confirm.delete', { count: 3, number: 3, plural: 'posts' }),
  )
  // Not what would change, but what is to be done (38).
  await expect(page.getByRole('dialog')).toContainText(
    words('palette.choice', { name: words('bulk.action.delete'), choice: '3' }),
  )
  const last = await page.locator('[data-cell="primary"]').last().textContent()
  const theirs = ids[Number(last?.trim().at(-1)) - 1]
  await ask(page, panel, 'DELETE', `/posts/${theirs}`)
  await page.locator('#bulk-confirm').press('Enter')
  await expect(page.getByRole('alert')).toContainText(words('bulk.halted'))
  await expect(page.getByRole('button', { name: words('bulk.skipRest') })).toBeVisible()
  await expect(page.getByRole('button', { name: words('bulk.resume') })).toBeFocused()

  await page.unroute(`**${bulkPath}`)
  await page.reload()
  await expect(page.getByText(words('bulk.found'))).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: words('bulk.resume') }).press('Enter')

  const sheet = page.getByRole('dialog')
  await expect(sheet).toContainText(words('bulk.told.deleteForever', { count: 2, number: 2 }))
  await expect(sheet).toContainText(words('bulk.gone', { count: 1, number: 1 }))
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  expect(await excerpts(page, panel, tag)).toEqual([])
  await page.reload()
  await expect(page.getByRole('link', { name: words('list.clearSearch') })).toBeVisible()
  await expect(page.getByText(words('bulk.found'))).toHaveCount(0)
})

test('34.3 LIST-4 R7 an edit of all that match is over when Back leads to others', async ({
  page,
  panel,
}) => {
  const { at, words } = panel
  const tag = crypto.randomUUID().slice(0, 8)
  await makePosts(page, panel, tag, 3)
  await page.goto(at(`${posts}?where[or][0][and][0][title][contains]=${tag}`))
  await expect(rowBoxes(page)).toHaveCount(3)
  await page.getByRole('link', { name: words('list.clearFilters') }).click()
  await expect(page.getByText(/^1–25/)).toBeVisible()
  await page.getByLabel(words('selection.page')).check()
  await page.getByRole('button', { name: /matching documents/ }).click()
  await page.locator('#bulk-edit').click()
  await expect(page.getByRole('dialog')).toBeVisible()

  await page.goBack()

  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(rowBoxes(page)).toHaveCount(3)
})

const rowBoxes = (page: Page): Locator =>
  page.getByRole('table').getByRole('checkbox', { name: /^Select (?!all)/ })

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

async function openTagged(page: Page, { at }: Panel, tag: string, count: number): Promise<void> {
  await page.goto(at(`${posts}?search=${tag}`))
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(count + 1)
}

async function makePosts(page: Page, panel: Panel, tag: string, count: number): Promise<number[]> {
  const ids: number[] = []
  for (let index = 1; index <= count; index += 1) {
    const data = { title: `${tag} ${index}`, slug: `${tag}-${index}`, excerpt: 'Before.' }
    const { doc } = await ask(page, panel, 'POST', '/posts?draft=true', data)
    ids.push(doc.id)
  }
  return ids
}

async function excerpts(page: Page, panel: Panel, tag: string): Promise<string[]> {
  const path = `/posts?draft=true&depth=0&where[title][contains]=${tag}`
  const { docs } = await ask(page, panel, 'GET', path)
  return docs.map(({ excerpt }: { excerpt: string }) => excerpt)
}

async function counted(page: Page, panel: Panel): Promise<number> {
  return (await ask(page, panel, 'GET', '/posts/count')).totalDocs
}
