import type { Page } from '@playwright/test'
import type { DocumentData } from '#contracts/documents'
import { ask } from '../kit/ask.ts'
import type { Panel } from '../kit/fixtures.ts'
import { expect, expectAccessible, test } from '../kit/fixtures.ts'
import { author } from '../kit/magazine.ts'
import { openPaletteWith } from '../kit/palette.ts'
import { makePage } from '../models/kit/made-page.ts'
import { comesAs } from '../models/kit/people.ts'

const trash = '/collections/pages/trash'

test('LIST-4 DOC-15 what is deleted is in the trash, can be read there, and comes back @core', async ({
  page,
  panel,
}) => {
  const { at, words } = panel
  const title = `Leaflet ${crypto.randomUUID().slice(0, 8)}`
  const id = await makePage(page, panel, { title })
  await page.goto(at(`/collections/pages/${id}`))
  await page.getByRole('button', { name: words('document.more') }).click()
  await page.getByRole('menuitem', { name: words('document.delete') }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(words('document.confirmTrash.title', { title }))
  const forever = question.getByRole('button', { name: words('trash.forever') })
  const toTrash = question.getByRole('button', { name: words('document.confirmTrash.confirm') })
  await expect(forever).toHaveAttribute('data-kind', 'danger')
  await expect(toTrash).toHaveAttribute('data-kind', 'primary')
  await toTrash.click()
  await expect(page.getByText(words('document.trashed'))).toBeVisible()

  await expect(page.locator('#list-trash')).toHaveText(/\(\d+\)/)
  await page.locator('#list-trash').press('Enter')
  await expect(page).toHaveURL(at(trash))
  await expect(
    page.getByRole('columnheader', { name: words('list.column.deletedAt') }),
  ).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: title }).press('Enter')
  await expect(page).toHaveURL(at(`${trash}/${id}`))
  await expect(page.locator('#field-title')).toHaveAttribute('readonly')
  await expectAccessible(page)

  await page.locator('#trashed-restore').press('Enter')
  await expect(page).toHaveURL(at(`/collections/pages/${id}`))
  await expect(page.locator('#field-title')).toBeEditable()
  expect(await stored(page, panel, id)).toMatchObject({ deletedAt: null, _status: 'draft' })
  await page.goto(at(`${trash}/${id}`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('notFound.title'))
})

test('LIST-4 R7 the trash is emptied of what matches, and the number is the server’s', async ({
  page,
  panel,
}) => {
  const { at, words } = panel
  const tag = crypto.randomUUID().slice(0, 8)
  const ids = [1, 2, 3].map((number) => trashedPage(page, panel, `${tag} ${number}`))
  const [first] = await Promise.all(ids)
  await page.goto(at(`${trash}?search=${tag}&locale=en`))
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(4)

  await page.getByLabel(words('selection.row', { title: `${tag} 1` })).check()
  await page.locator('#bulk-restorePublished').click()
  await expect(page.getByRole('dialog')).toContainText(words('bulk.asPublished'))
  await page.locator('#bulk-confirm').click()
  const notices = page.getByRole('region', { name: words('app.notifications') })
  await expect(notices).toContainText(words('bulk.told.restorePublished', { count: 1, number: 1 }))
  const sheet = page.getByRole('dialog')
  await expect(sheet).toHaveCount(0)
  expect(await stored(page, panel, first!)).toMatchObject({ deletedAt: null, _status: 'published' })

  await page.locator('#trash-empty').click()
  const confirm = page.locator('#bulk-confirm')
  await expect(confirm).toHaveText(
    words('bulk.confirm.deleteForever', { count: 2, number: 2, plural: 'pages' }),
  )
  await expect(sheet).toContainText(words('bulk.forGood'))
  await expectAccessible(page)
  await confirm.press('Enter')
  await expect(notices).toContainText(words('bulk.told.deleteForever', { count: 2, number: 2 }))
  await expect(page.getByRole('table')).toHaveCount(0)
  const { totalDocs } = await ask(
    page,
    panel,
    'GET',
    `/pages?trash=true&where[title][contains]=${tag}`,
  )
  expect(totalDocs).toBe(1)
})

test('17.13 LIST-4 many are deleted for ever where the question about the trash is asked', async ({
  page,
  panel,
}) => {
  const { at, words } = panel
  const title = `Past ${crypto.randomUUID().slice(0, 8)}`
  const id = await makePage(page, panel, { title })
  await page.goto(at(`/collections/pages?search=${title.slice(5)}`))
  await page.getByLabel(words('selection.row', { title })).check()
  await page.locator('#bulk-delete').click()
  await expect(page.getByRole('dialog', { name: 'Delete 1 page' })).toContainText(
    words('bulk.toTrash'),
  )
  await expect(page.locator('#bulk-confirm')).toHaveAttribute('data-kind', 'primary')
  await expect(page.locator('#bulk-forever')).toHaveAttribute('data-kind', 'danger')
  await page.locator('#bulk-forever').click()
  await expect(page.locator('#bulk-confirm')).toHaveAttribute('data-kind', 'danger')
  await expect(page.locator('#bulk-confirm')).toHaveText(
    words('bulk.confirm.deleteForever', { count: 1, number: 1, singular: 'page' }),
  )
  await page.locator('#bulk-confirm').press('Enter')
  await expect(page.getByRole('region', { name: words('app.notifications') })).toContainText(
    words('bulk.told.deleteForever', { count: 1, number: 1 }),
  )
  const { totalDocs } = await ask(
    page,
    panel,
    'GET',
    `/pages/count?trash=true&where[id][equals]=${id}`,
  )
  expect(totalDocs).toBe(0)
})

test('39.1 LIST-4 many go to the trash, and one press brings them back as they were', async ({
  page,
  panel,
}) => {
  const { at, words } = panel
  const tag = crypto.randomUUID().slice(0, 8)
  const draft = await makePage(page, panel, { title: `${tag} draft` })
  const seen = await makePage(page, panel, { title: `${tag} seen` })
  await ask(page, panel, 'PATCH', `/pages/${seen}`, { _status: 'published' })
  await page.goto(at(`/collections/pages?search=${tag}`))
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(3)
  await page.getByLabel(words('selection.page')).check()
  await page.locator('#bulk-delete').click()
  await page.locator('#bulk-confirm').press('Enter')
  const notices = page.getByRole('region', { name: words('app.notifications') })
  await expect(notices).toContainText(words('bulk.told.delete', { count: 2, number: 2 }))
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('table')).toHaveCount(0)
  await expect(page.locator('main')).toBeFocused()

  await notices.getByRole('button', { name: words('document.undo') }).click()
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(3)
  await expect(notices).toContainText(words('bulk.told.undo', { count: 2, number: 2 }))
  expect(await stored(page, panel, draft)).toMatchObject({ deletedAt: null, _status: 'draft' })
  expect(await stored(page, panel, seen)).toMatchObject({ deletedAt: null, _status: 'published' })
})

test('39.1 LIST-4 a document comes back from its row in the trash; what stands against it is told', async ({
  page,
  panel,
}) => {
  const { at, words } = panel
  const tag = crypto.randomUUID().slice(0, 8)
  const first = await trashedPage(page, panel, `${tag} 1`)
  const second = await trashedPage(page, panel, `${tag} 2`)
  await page.goto(at(`${trash}?search=${tag}`))
  const restore = (title: string) =>
    page.getByRole('button', { name: words('trash.restore', { title }) })
  await restore(`${tag} 1`).press('Enter')
  const notices = page.getByRole('region', { name: words('app.notifications') })
  await expect(notices).toContainText(words('bulk.told.restore', { count: 1, number: 1 }))
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(2)
  await expect(restore(`${tag} 2`)).toBeFocused()
  expect(await stored(page, panel, first)).toMatchObject({ deletedAt: null, _status: 'draft' })

  // Somebody else is at it, and this list hasn't heard of it.
  await page.route('**/stateroom/events*', (route) => route.abort())
  await ask(page, panel, 'PATCH', `/pages/${second}?trash=true`, { title: `${tag} two` })
  await restore(`${tag} 2`).click()
  await expect(page.getByRole('dialog')).toContainText(words('problem.bulk.stale'))
  expect((await stored(page, panel, second)).deletedAt).toBeTruthy()
})

test('PERM-1 who may not delete reads the trash, and is offered nothing else there', async ({
  page,
  panel,
}) => {
  const { at, words } = panel
  const id = await trashedPage(page, panel, 'Kept from authors')
  await comesAs(page, panel, author)
  await page.goto(at(trash))
  await expect(page.getByRole('link', { name: 'Kept from authors' })).toBeVisible()
  await expect(page.locator('#trash-empty')).toHaveCount(0)
  await expect(page.getByLabel(words('selection.page'))).toHaveCount(0)

  await page.goto(at(`${trash}/${id}`))
  await expect(page.locator('#field-title')).toHaveAttribute('readonly')
  await expect(page.locator('[id^="trashed-"]')).toHaveCount(0)
  await openPaletteWith(page, words('bulk.action.restore'))
  await expect(
    page.getByRole('option', { name: words('bulk.action.restore') }).first(),
  ).toContainText(words('problem.access.refused'))
})

async function trashedPage(page: Page, panel: Panel, title: string): Promise<number> {
  const id = await makePage(page, panel, { title })
  await ask(page, panel, 'PATCH', `/pages/${id}`, { deletedAt: new Date().toISOString() })
  return id
}

const stored = (page: Page, panel: Panel, id: number): Promise<DocumentData> =>
  ask(page, panel, 'GET', `/pages/${id}?draft=true&depth=0&trash=true`)
