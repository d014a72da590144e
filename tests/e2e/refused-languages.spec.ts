import type { Page } from '@playwright/test'
import { ask } from '../kit/ask.ts'
import type { Panel } from '../kit/fixtures.ts'
import { expect, expectAccessible } from '../kit/fixtures.ts'
import { testOver } from '../kit/test-over.ts'

const test = testOver('tests/kit/two-languages')

test('33.12 VAL-1 a missing translation is told with its language, and the way there @core', async ({
  page,
  panel,
}) => {
  const { at, words } = panel
  const { id } = await make(page, panel, 'notes')
  await page.goto(at(`/collections/notes/${id}?locale=en`))
  await button(page, words('document.publish')).click()

  const status = page.getByRole('status').filter({ hasText: 'German' })
  const said = { fields: 'Title', language: 'German' }
  await expect(status).toContainText(words('document.status.otherLanguageUnpublished', said))
  const title = page.locator('[data-field="title"]')
  await expect(title).toContainText('German')
  await expect(page.locator('#field-title')).toBeFocused()
  await expectAccessible(page)

  await page.keyboard.press('Tab')
  await expect(title.getByRole('button', { name: switching(panel, 'German') })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/locale=de/)
  await expect(page.locator('#field-title')).toHaveValue('')
  await expect(page.locator('#field-title')).toBeFocused()
  await page.locator('#field-title').fill('Eins')
  await button(page, words('document.publish')).click()
  await expect.poll(async () => (await read(page, panel, 'notes', id))._status).toBe('published')
})

test('33.12 VAL-1 so is what a rule of the site says, from the status line', async ({
  page,
  panel,
}) => {
  const { at, words } = panel
  const { id } = await make(page, panel, 'pages')
  await page.goto(at(`/collections/pages/${id}?locale=en`))
  await page.locator('#field-title').fill('Two')
  await page.locator('#action-save').click()

  const said = { fields: 'Title', language: 'German' }
  await expect(page.getByText(words('document.status.otherLanguage', said))).toBeVisible()
  const title = page.locator('[data-field="title"]')
  await expect(title).toContainText('German: Translate this first.')
  await button(page, switching(panel, 'German')).last().click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('button', { name: words('leave.leave') }).click()

  await expect(page).toHaveURL(/locale=de/)
  await expect(page.locator('#field-title')).toBeFocused()
  await page.locator('#field-title').fill('Zwei')
  await page.locator('#action-save').click()
  await expect.poll(async () => (await read(page, panel, 'pages', id)).title).toBe('Zwei')
})

test('33.12 20.10 the checks before publishing offer the language as well', async ({
  page,
  panel,
}) => {
  const { at, words } = panel
  const { id } = await make(page, panel, 'notes')
  await page.goto(at(`/collections/notes/${id}?locale=en`))
  await button(page, words('document.publishing')).click()
  await page.getByRole('menuitem', { name: words('preflight.open') }).click()
  const checks = page.locator('#preflight')
  await expect(checks).toContainText('German')
  await checks.getByRole('button', { name: switching(panel, 'German') }).click()

  await expect(page).toHaveURL(/locale=de/)
  await expect(page.locator('#field-title')).toHaveValue('')
  await expect(page.locator('#field-title')).toBeFocused()
})

test('33.12 DOC-15 a plan that can’t be published in another language offers it', async ({
  page,
  panel,
}) => {
  const { at, words } = panel
  const { id } = await make(page, panel, 'notes', 'de')
  await page.goto(at(`/collections/notes/${id}?locale=de`))
  await button(page, words('document.publishing')).click()
  await page.getByRole('menuitem', { name: words('schedule.open') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(words('schedule.at')).fill('2099-01-01T10:00')
  await dialog.locator('#scheduled-publish-save').click()

  await expect(dialog).toContainText('Title (English)')
  await dialog.getByRole('button', { name: switching(panel, 'English') }).click()
  // The date that was chosen goes.
  const leaving = page.getByRole('alertdialog')
  await leaving.getByRole('button', { name: words('leave.lose') }).click()
  await expect(page).toHaveURL(/locale=en/)
  await expect(page.locator('#field-title')).toHaveValue('')
  await expect(page.locator('#field-title')).toBeFocused()
})

test('33.12 VAL-1 a value below a closed group is opened in its language, and nothing else is later', async ({
  page,
  panel,
}) => {
  const { at, words } = panel
  const { doc } = await ask(page, panel, 'POST', '/deep?locale=en&draft=true', { name: 'One' })
  await page.goto(at(`/collections/deep/${doc.id}?locale=en`))
  await button(page, words('document.publish')).click()
  await button(page, switching(panel, 'German')).first().click()

  await expect(page).toHaveURL(/locale=de/)
  const name = page.locator('#field-name')
  await expect(name).toBeFocused()
  await expect(name).toBeInViewport()
  await page.reload()
  await expect(page.locator('#field-title')).toBeVisible()
  await expect(name).toHaveCount(0)
})

test('33.7 VAL-1 a document in a drawer is opened again in the language that it lacks', async ({
  page,
  panel,
}) => {
  const { at, words } = panel
  const { id: note } = await make(page, panel, 'notes')
  const { doc } = await ask(page, panel, 'POST', '/pages?locale=en', { title: 'Over it', note })
  await page.goto(at(`/collections/pages/${doc.id}?locale=en`))
  await page.locator('[data-field="note"]').getByText(words('field.edit'), { exact: true }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('button', { name: words('document.publish'), exact: true }).click()
  await drawer
    .getByRole('button', { name: switching(panel, 'German') })
    .first()
    .click()

  await expect(page).toHaveURL(/locale=de/)
  const title = drawer.locator('#field-title-2')
  await expect(title).toHaveValue('')
  await expect(title).toBeFocused()
  await expectAccessible(page)
  await title.fill('Eins')
  await drawer.getByRole('button', { name: words('document.publish'), exact: true }).click()
  await expect.poll(async () => (await read(page, panel, 'notes', note))._status).toBe('published')

  await title.fill('Not to be kept')
  await page.keyboard.press('Escape')
  const leaving = page.getByRole('alertdialog')
  await leaving.getByRole('button', { name: words('leave.leave') }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.locator('[data-field="note"]')).toBeVisible()
})

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

const switching = ({ words }: Panel, language: string) => words('app.switchLanguage', { language })

async function make(page: Page, panel: Panel, slug: string, locale = 'en') {
  const body = { title: 'One', ...(slug === 'notes' && { _status: 'draft' }) }
  const query = `locale=${locale}&draft=true`
  const { doc } = await ask(page, panel, 'POST', `/${slug}?${query}`, body)
  return doc as { id: number }
}

const read = (page: Page, panel: Panel, slug: string, id: number) =>
  ask(page, panel, 'GET', `/${slug}/${id}?locale=de&depth=0&draft=true`)
