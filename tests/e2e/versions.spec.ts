import type { Page } from '@playwright/test'
import { ask } from '../kit/ask.ts'
import type { Panel } from '../kit/fixtures.ts'
import { expect, expectAccessible, test } from '../kit/fixtures.ts'
import { changeConfig } from '../models/kit/change-config.ts'
import { makePage } from '../models/kit/made-page.ts'

test('VER-2 VER-4 VER-5 VER-8 an older version is found, compared and restored @core', async ({
  page,
  panel,
}) => {
  const { at, words } = panel
  const { id, first, second } = await threeVersions(page, panel)
  await page.goto(at(`/collections/pages/${id}?locale=en`))
  await expect(page.locator('#tab-versions')).toHaveText(`${words('tabs.versions')}3`)
  await page.locator('#tab-versions').press('Enter')
  await expect(page).toHaveURL(at(`/collections/pages/${id}/versions?locale=en`))
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows).toHaveCount(4)
  await expect(rows.nth(1)).toContainText(words('versions.status.currentDraft'))
  await expect(rows.nth(1)).toContainText('Ann Kowal')
  await expect(rows.nth(2)).toContainText(words('versions.status.currentPublished'))
  await expectAccessible(page)

  await rows.nth(1).getByRole('link').press('Enter')
  await expect(page.locator('ins').first()).toContainText('third')
  // VER-5: the collection, the document, its versions, and when this one was made.
  const steps = page.getByRole('navigation', { name: words('shell.breadcrumb') }).locator('li')
  await expect(steps).toHaveText(['Pages', /third/, words('versions.title'), /20\d\d/])
  await expect(page.locator('del').first()).toContainText('second')
  await page.locator('#modified-only').uncheck()
  await expect(page).toHaveURL(/[?&]modifiedOnly=false/)
  await page.locator('#modified-only').check()
  await expect(page).not.toHaveURL(/modifiedOnly/)
  await page.locator('#compare-version').click()
  await page.getByRole('option', { disabled: false }).last().click()
  await expect(page).toHaveURL(new RegExp(`compareValue=${first}`))
  await expect(page.locator('del').first()).toContainText('first')
  await expectAccessible(page)
  await page.goBack()
  await expect(page).not.toHaveURL(/compareValue/)
  await expect(page.locator('del').first()).toContainText('second')

  await page.goto(at(`/collections/pages/${id}/versions/${second}?locale=en`))
  await page.locator('#restore-version').click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(words('version.confirm.text'))
  await expectAccessible(page)
  await question.getByRole('button', { name: words('version.confirm.confirm') }).click()
  await expect(page).toHaveURL(at(`/collections/pages/${id}?locale=en`))
  await expect(page.locator('#field-title')).toHaveValue('The second')
  await expect(page.locator('#tab-versions')).toHaveText(`${words('tabs.versions')}4`)
})

test('VER-4 the JSON of two versions is compared by the code editor, chosen by key @both', async ({
  page,
  panel,
}) => {
  const { at, words } = panel
  const { id, second } = await threeVersions(page, panel)
  await page.goto(at(`/collections/pages/${id}/versions/${second}?locale=en`))
  await page.getByRole('radio', { name: words('version.fields') }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/[?&]view=json/)

  const changed = page.locator('.monaco-diff-editor .modified-in-monaco-diff-editor .view-lines')
  await expect(changed).toContainText('The second')
  await expect(page.locator('.monaco-diff-editor .char-insert').first()).toBeVisible()
  await expect(page.locator('#modified-only')).toHaveCount(0)
  await expectAccessible(page)
  const { width, height } = page.viewportSize()!
  await page.setViewportSize({ width: 700, height })
  await expect(page.locator('.monaco-diff-editor:not(.side-by-side)')).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width, height })
  await page.reload()
  await expect(changed).toContainText('The second')
  await page.getByRole('radio', { name: words('version.fields') }).check()
  await expect(page).not.toHaveURL(/view=/)
  await expect(page.locator('ins').first()).toContainText('second')
})

test('VER-8 R4 who did not see the latest version is told so, and asked again', async ({
  page,
  panel,
}) => {
  const { at, words } = panel
  const { id, second } = await threeVersions(page, panel)
  await page.goto(at(`/collections/pages/${id}/versions/${second}?locale=en`))
  await page.locator('#restore-version').waitFor()
  await ask(page, panel, 'PATCH', `/pages/${id}?draft=true`, { title: 'Of somebody' })

  await page.locator('#restore-version').click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: words('version.confirm.confirm') }).click()
  await expect(question).toContainText(words('version.stale'))
  expect((await ask(page, panel, 'GET', `/pages/${id}?draft=true`)).title).toBe('Of somebody')
  await question.getByRole('button', { name: words('version.lookAgain') }).click()
  await question.getByRole('button', { name: words('version.confirm.confirm') }).click()
  await expect(page.locator('#field-title')).toHaveValue('The second')
})

test('NAV-4 the active tab is no link, the language is carried, and unsaved edits have a say', async ({
  page,
  panel,
}) => {
  const { at, words } = panel
  const id = await makePage(page, panel, { title: 'Tabs' })
  await page.goto(at(`/collections/pages/${id}?locale=de`))
  const edit = page.locator('#tab-edit')
  await expect(edit).toHaveAttribute('aria-current', 'page')
  await expect(edit).not.toHaveAttribute('href')
  await page.locator('#field-title').fill('Nicht gesichert')
  await page.locator('#tab-api').click()
  const question = page.getByRole('alertdialog')
  await expect(question).toBeVisible()
  await question.getByRole('button').last().click()
  await expect(page).toHaveURL(at(`/collections/pages/${id}/api?locale=de`))

  await changeConfig(page, panel, (config) => ({
    ...config,
    collections: config.collections.map(({ versions: _none, ...collection }) => collection),
  }))
  await page.goto(at(`/collections/pages/${id}/versions`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('notFound.title'))
  await page.goto(at(`/collections/pages/${id}`))
  await expect(page.locator('#tab-api')).toBeVisible()
  await expect(page.locator('#tab-versions')).toHaveCount(0)
})

test('VER-4 hand-made addresses: another document’s version, one that is gone, unknown languages', async ({
  page,
  panel,
}) => {
  const { at, words } = panel
  const [{ id, third }, other] = [
    await threeVersions(page, panel),
    await threeVersions(page, panel),
  ]
  const address = `/collections/pages/${id}/versions/${third}`
  await page.goto(at(`${address}?compareValue=${other.first}&localeCodes=["xx"]`))
  await expect(page.getByRole('alert')).toContainText(words('problem.version.foreign'))
  await page.goto(at(`/collections/pages/${id}/versions/98765`))
  await expect(page.getByRole('alert')).toContainText(words('problem.version.gone'))
  await page.goto(at('/collections/pages/98765/versions'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('notFound.title'))
})

test('VER-6 what can be compared with comes page by page, and says when it cannot', async ({
  page,
  panel,
}) => {
  const { at, words } = panel
  const { id, third } = await threeVersions(page, panel)
  for (let count = 0; count < 20; count += 1) {
    await ask(page, panel, 'PATCH', `/pages/${id}?draft=true`, { title: `Draft ${count}` })
  }
  await page.goto(at(`/collections/pages/${id}/versions/${third}?locale=en`))
  await page.locator('#compare-version').click()
  const options = page.getByRole('option', { disabled: false })
  await expect(options).toHaveCount(20)
  await page.getByRole('listbox').hover()
  await page.mouse.wheel(0, 2000)
  await expect(options).toHaveCount(22)

  await page.route(/\/api\/pages\/versions\?.*limit=10/, (route) => route.abort())
  await page.reload()
  await expect(page.getByRole('alert')).toContainText(words('version.choicesFailed'))
  await expect(page.locator('#compare-version')).toHaveCount(0)
  await page.unroute(/\/api\/pages\/versions\?.*limit=10/)
  await page.getByRole('alert').getByRole('button').press('Enter')
  await expect(page.locator('#compare-version')).toBeVisible()
})

test('APIV-1 APIV-2 what the API says, asked anew with every change, folded and unfolded', async ({
  page,
  panel,
}) => {
  const { at, words } = panel
  const { id } = await threeVersions(page, panel)
  await page.goto(at(`/collections/pages/${id}/api?locale=en&depth=0&draft=true`))
  const answer = page.getByRole('region', { name: words('api.answer') })
  await expect(answer).toContainText('The third')
  await expectAccessible(page)
  await page.getByLabel(words('api.draft')).uncheck()
  await expect(answer).toContainText('The second')
  await page.getByLabel(words('api.depth')).selectOption('2')
  await expect(page.locator(`a[href*="/api/pages/${id}?depth=2"]`)).toHaveAttribute(
    'rel',
    'noopener noreferrer',
  )
  await answer.locator('summary').first().press('Enter')
  await expect(answer).not.toContainText('The second')
  await answer.locator('summary').first().press('Enter')
  await page.locator('#api-fullscreen').press('Enter')
  await expect(page.locator('#api-fullscreen')).toHaveAttribute('aria-pressed', 'true')

  await page.route(/\/api\/pages\/\d+\?depth=3/, (route) => route.fulfill({ body: '<p>' }))
  await page.getByLabel(words('api.depth')).selectOption('3')
  await expect(answer.getByRole('alert')).toContainText(words('api.unreadable'))
  await page.route(/\/api\/pages\/\d+\?depth=4/, (route) => route.abort())
  await page.getByLabel(words('api.depth')).selectOption('4')
  await expect(answer.getByRole('alert')).toContainText(words('api.failed'))
})

/** A page with a draft, a publication and a draft again; their ids, the oldest first. */
async function threeVersions(page: Page, panel: Panel) {
  const id = await makePage(page, panel, { title: 'The first' })
  const save = (query: string, data: object) =>
    ask(page, panel, 'PATCH', `/pages/${id}${query}`, data)
  await save('', { title: 'The second', _status: 'published' })
  await save('?draft=true', { title: 'The third' })
  const newest = `depth=0&sort=updatedAt&where[parent][equals]=${id}`
  const { docs } = await ask(page, panel, 'GET', `/pages/versions?${newest}`)
  const [first, second, third] = docs.map((version: { id: number }) => version.id)
  return { id, first, second, third }
}
