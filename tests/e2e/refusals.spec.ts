import { endSessionAt } from '../kit/end-session.ts'
import { expect, expectAccessible, test } from '../kit/fixtures.ts'
import { admin, author } from '../kit/magazine.ts'

test('VAL-7 a new picture without a file is refused at the file @both', async ({
  page,
  panel: { at, words },
}) => {
  await page.goto(at('/collections/media/create'))
  await page.locator('#field-alt').fill('A picture that is not there')
  await page.locator('#action-save').click()

  await expect(page.getByText(words('document.status.invalid', { count: 1 }))).toBeVisible()
  await expect(page.locator('#field-file')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.locator('#field-file')).toBeFocused()
  await expectAccessible(page)
})

test('VAL-7 a document that was deleted meanwhile is refused at the field that names it', async ({
  page,
  panel: { at, words, server },
}) => {
  const headers = { origin: server.origin }
  const name = `Soon gone ${Date.now()}`
  const created = await page.request.post(`${server.api}/categories`, { data: { name }, headers })
  const { doc } = await created.json()
  await page.goto(at('/collections/posts/create'))
  await page.locator('#field-title').fill('Refers to nothing')
  const category = page.locator('[data-field="categories"]')
  await category.getByRole('combobox').fill(name)
  await page.getByRole('option', { name }).click()
  await page.request.delete(`${server.api}/categories/${doc.id}`, { headers })
  await page.locator('#action-save-draft').click()

  await expect(page.getByText(words('document.status.invalid', { count: 1 }))).toBeVisible()
  await expect(category).toContainText(String(doc.id))
  await expectAccessible(page)
})

test('DOC-13 a creation whose answer was lost makes one document, with what was typed since @core', async ({
  page,
  panel: { at, words, server },
}) => {
  const name = `Lost answer ${Date.now()}`
  let isLost = false
  await page.route('**/api/categories?*', async (route) => {
    if (isLost || route.request().method() !== 'POST') return route.continue()
    isLost = true
    await route.fetch({ headers: { ...route.request().headers(), origin: server.origin } })
    await route.abort()
  })
  await page.goto(at('/collections/categories/create'))
  await page.locator('#field-name').fill(name)
  await page.locator('#action-save').click()
  await expect(page.getByText(words('document.status.offline'))).toBeVisible()
  await page.locator('#field-description').fill('Typed since.')
  // By itself it may have been sooner.
  await page
    .getByRole('button', { name: words('document.tryNow') })
    .evaluateAll(([button]) => (button as HTMLElement | undefined)?.click())
  await expect(page).toHaveURL(/\/collections\/categories\/\d+/)

  await page.reload()
  await expect(page.locator('#field-name')).toHaveValue(name)
  await expect(page.locator('#field-description')).toHaveValue('Typed since.')
  const list = await page.request.get(`${server.api}/categories?where[name][equals]=${name}`)
  expect((await list.json()).totalDocs).toBe(1)
})

test('a session that has ended is noticed where everybody may read', async ({
  page,
  panel: { at, words },
}) => {
  await page.goto(at('/'))
  await expect(page.locator('[data-nav=open] #nav-categories')).toBeVisible()
  // The list's question: the dashboard may still be asking for the latest ones.
  await endSessionAt(page, /\/api\/categories\?.*sort=_order/)
  await page.locator('#nav-categories').press('Enter')

  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText(words('sessionEnded.title'))
  await dialog.locator('#field-email').fill(admin.email)
  await dialog.locator('#field-password').fill(admin.password)
  await dialog.getByRole('button', { name: words('access.signIn') }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('cell').getByRole('link').first().click()
  await expect(page.locator('#action-save')).toBeVisible()
})

test('PERM-1 whoever may not create something is told so @both', async ({
  page,
  context,
  panel: { at, words, server },
}) => {
  await context.clearCookies({ name: 'payload-token' })
  await page.request.post(`${server.api}/users/login`, {
    data: author,
    headers: { origin: server.origin },
  })
  await page.goto(at('/collections/categories/create'))

  await expect(page.getByText(words('document.status.mayNotCreate'))).toBeVisible()
  await expectAccessible(page)
})
