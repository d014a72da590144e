import { expect, test } from '../kit/fixtures.ts'

test('the content language stays when a document is deleted, and comes from no link of its own', async ({
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
