import type { Page } from '@playwright/test'
import { paragraph, richText, upload } from '../../examples/magazine/seed/rich-text/nodes.ts'
import { ask } from '../kit/ask.ts'
import { expect, test } from '../kit/fixtures.ts'
import { admin } from '../kit/magazine.ts'
import { openPost } from '../kit/open-post.ts'
import { openPaletteWith } from '../kit/palette.ts'

test('the content language stays when a document is deleted, and comes from no link of its own @core', async ({
  page,
  panel: { at, words, server },
}) => {
  const created = await page.request.post(`${server.api}/categories?locale=de`, {
    data: { name: `Wetter ${Date.now()}` },
    headers: { origin: server.origin },
  })
  const { doc } = await created.json()
  const crumb = page
    .getByRole('navigation', { name: words('shell.breadcrumb') })
    .locator('a[href*="categories"]')

  await page.goto(at(`/collections/categories/${doc.id}`))
  await expect(crumb).toHaveAttribute('href', /\/collections\/categories$/)

  await page.goto(at(`/collections/categories/${doc.id}?locale=de`))
  await expect(crumb).toHaveAttribute('href', /\/collections\/categories\?locale=de$/)
  await page.getByRole('button', { name: words('document.more') }).click()
  await page.getByRole('menuitem', { name: words('document.delete') }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: words('document.confirmDelete.confirm') })
    .click()
  await expect(page).toHaveURL(at('/collections/categories?locale=de'))
})

test('the content language goes along to the documents that a document names', async ({
  page,
  panel: { at, words, server },
}) => {
  const list = await page.request.get(`${server.api}/posts?limit=1&where[author][exists]=true`)
  const [post] = (await list.json()).docs
  const edit = page.locator('[data-field="author"]').getByRole('button', {
    name: words('field.editNamed', { title: '' }).trim(),
  })
  const openPage = page.getByRole('link', { name: words('drawer.openPage') })

  await page.goto(at(`/collections/posts/${post.id}?locale=de`))
  await edit.click()
  await expect(openPage).toHaveAttribute('href', /\/authors\/\d+\?locale=de$/)
  await page.goto(at(`/collections/posts/${post.id}`))
  await edit.click()
  await expect(openPage).toHaveAttribute('href', /\/authors\/\d+$/)
})

test('I18N-2 what has no title in the content language is called by its title in the default one', async ({
  page,
  panel: { at, words, server },
}) => {
  const title = `Only in English ${crypto.randomUUID().slice(0, 8)}`
  const created = await page.request.post(`${server.api}/posts?locale=en&draft=true`, {
    data: { title, _status: 'draft' },
    headers: { origin: server.origin },
  })
  const { doc } = await created.json()
  const inEnglish = (within: 'link' | 'heading') =>
    page.getByRole(within, { name: `${title} (English)` }).locator('[lang="en"]')

  await page.goto(at(`/collections/posts?locale=de&sort=-createdAt`))
  await expect(inEnglish('link')).toHaveText(title)

  await page.goto(at(`/collections/posts/${doc.id}?locale=de`))
  await expect(inEnglish('heading')).toHaveText(title)
  await expect(page).toHaveTitle(new RegExp(title))
  await expect(page.locator('#field-title')).toHaveValue('')
  await page.getByRole('button', { name: words('document.more') }).click()
  await page.getByRole('menuitem', { name: words('document.delete') }).click()
  await expect(page.getByRole('alertdialog')).toContainText(title)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)

  // 17.11: the palette finds it by that title, and its versions are under it.
  await openPaletteWith(page, title)
  await expect(
    page.getByRole('option', { name: `${title} (English)` }).locator('[lang="en"]'),
  ).toHaveText(title)
  await page.keyboard.press('Escape')
  await page.goto(at(`/collections/posts/${doc.id}/versions?locale=de`))
  await expect(inEnglish('heading')).toHaveText(title)
  await page.goto(at('/?locale=de'))
  await expect(inEnglish('link').first()).toHaveText(title)

  // 17.11 R6 R8: what visitors see instead is read once, and becomes a value by request alone.
  const inOtherLanguage: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('locale=en')) inOtherLanguage.push(request.url())
  })
  const field = page.locator('[data-field="title"]')
  await page.goto(at(`/collections/posts/${doc.id}?locale=de`))
  await expect(field.locator('q[lang="en"]')).toHaveText(title)
  await expect(page.locator('[data-form-ready="true"]')).toBeVisible()
  const read = inOtherLanguage.filter((url) => url.includes(`/posts/${doc.id}?`))
  await field.getByRole('button', { name: /English/ }).click()
  await expect(page.locator('#field-title')).toHaveValue(title)
  await expect(page.locator('#field-title')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('Backspace')
  await expect(field.locator('q[lang="en"]')).toHaveText(title)
  await page.locator('#field-title').pressSequentially('Nur auf ')
  expect(read).toHaveLength(1)
  expect(inOtherLanguage.filter((url) => url.includes(`/posts/${doc.id}?`))).toEqual(read)
  await page.locator('#field-title').fill('Nur auf Deutsch')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nur auf Deutsch')
})

test('17.11 I18N-2 NAV-4 the content language that was chosen is kept wherever an address names none', async ({
  page,
  panel: { at, words },
  browser,
}) => {
  const choice = (where: Page) =>
    where
      .getByRole('banner')
      .getByRole('button')
      .filter({ hasText: /^(en|de)$/ })

  await page.goto(at('/collections/categories'))
  await choice(page).click()
  const kept = page.waitForResponse('**/payload-preferences/locale')
  await page.getByRole('menuitemradio', { name: 'German' }).click()
  await kept
  await expect(page).toHaveURL(at('/collections/categories?locale=de'))

  // Another list, the dashboard, a jump by the palette: their addresses name none.
  await page.goto(at('/collections/authors'))
  await expect(choice(page)).toHaveText('de')
  const dashboard = await (await page.goto(at('/')))!.text()
  expect(dashboard).toMatch(/"path":"\/posts","query":{[^}]*}[^}]*"locale":"de"/)
  await expect(choice(page)).toHaveText('de')
  await openPaletteWith(page, 'categories')
  await expect(page.getByRole('option').first()).toHaveText(/^Categories/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(at('/collections/categories'))
  await expect(choice(page)).toHaveText('de')

  // An address that names one has the last word, and is no choice.
  await page.goto(at('/collections/categories?locale=en'))
  await expect(choice(page)).toHaveText('en')

  // Another browser, after signing in.
  const elsewhere = await browser.newContext({ storageState: { cookies: [], origins: [] } })
  const other = await elsewhere.newPage()
  await other.goto(at('/collections/categories'))
  await other.getByLabel(words('access.email')).fill(admin.email)
  await other.getByLabel(words('access.password')).fill(admin.password)
  await other.getByRole('button', { name: words('access.signIn') }).click()
  await expect(choice(other)).toHaveText('de')
  await elsewhere.close()
})

test('36.3 I18N-2 the browser checks the spelling of a text in its own language', async ({
  page,
  panel: { at },
}) => {
  const fields = () => ({
    title: page.locator('#field-title'),
    body: page.locator('[data-field="body"] [contenteditable]').first(),
    slug: page.locator('#field-slug'),
  })
  for (const locale of ['de', 'en']) {
    await page.goto(at(`/collections/posts/1?locale=${locale}`))
    const { body, slug, title } = fields()
    await expect(title).toHaveAttribute('lang', locale)
    await expect(body).toHaveAttribute('lang', locale)
    await expect(slug).not.toHaveAttribute('lang')
  }
})

test('36.3 I18N-2 so it does in a field of what stands in a text', async ({ page, panel }) => {
  const { docs } = await ask(page, panel, 'GET', '/media?limit=1&depth=0')
  const body = richText(paragraph('Gulls.'), upload('d'.repeat(24), 'media', docs[0].id))
  await openPost(page, panel, body)
  await expect(page.getByLabel('Caption')).toHaveAttribute('lang', 'en')
})
