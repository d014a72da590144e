import type { Page } from '@playwright/test'
import type { DocumentData } from '#contracts/documents'
import { ask } from '../kit/ask.ts'
import type { Panel } from '../kit/fixtures.ts'
import { expect, expectAccessible } from '../kit/fixtures.ts'
import { test } from '../kit/magazine-with-site/fixtures.ts'

test('20.10 the page in live preview checks itself, and what it finds leads to the field', async ({
  page,
  panel,
}) => {
  const { words } = panel
  await openPost(page, panel, { sources: [{ title: 'A book', url: 'https://book.example' }] })
  await page.getByRole('button', { name: words('preview.label'), exact: true }).click()
  const source = page.frameLocator('#live-preview-iframe').locator('.sources a')
  await expect(source).toHaveText('A book')
  const title = page.locator('#field-sources__0__title')
  await source.click()
  await expect(title).toBeFocused()
  await title.fill('')
  await check(page, panel)

  const found = checks(page).getByRole('list', { name: words('preflight.page') })
  const link = found.getByRole('button', { name: 'Links must have discernible text' })
  await expect(link).toContainText('Sources › 1 › Title')
  await expectAccessible(page)
  await link.click()
  await expect(title).toBeFocused()

  // The page shows what is typed once the server has told it what it refers to.
  await page.route('**/api/posts/*', async (route) => {
    const isOfPage =
      (await route.request().allHeaders())['x-payload-http-method-override'] === 'GET'
    if (isOfPage) await page.waitForTimeout(1500)
    await route.continue()
  })
  await page.keyboard.type('A better book')
  await checks(page)
    .getByRole('button', { name: words('preflight.again') })
    .click()
  await expect(checks(page).getByRole('status')).toHaveText(words('preflight.unblocked'))
  await expect(link).toHaveCount(0)
})

test('20.10 without the live preview, nothing is said of the page', async ({ page, panel }) => {
  const { words } = panel
  await openPost(page, panel, { sources: [{ title: 'A book', url: 'https://book.example' }] })
  await check(page, panel)
  await expect(checks(page).getByRole('status')).toHaveText(words('preflight.unblocked'))
  await expect(checks(page).getByText(words('preflight.page'))).toHaveCount(0)
})

const checks = (page: Page) => page.locator('#preflight')

async function check(page: Page, { words }: Panel): Promise<void> {
  await page.getByRole('button', { name: words('document.publishing'), exact: true }).click()
  await page.getByRole('menuitem', { name: words('preflight.open') }).click()
}

async function openPost(page: Page, panel: Panel, values: DocumentData): Promise<void> {
  const slug = `page-${crypto.randomUUID()}`
  const data = { title: 'A post', slug, ...values }
  const { doc } = await ask(page, panel, 'POST', '/posts?draft=true', data)
  await page.goto(panel.at(`/collections/posts/${doc.id}?locale=en`))
  await expect(page.locator('[data-form-ready="true"]')).toBeVisible()
}
