import type { Page } from '@playwright/test'
import { adminConfigPath } from '#contracts/admin-config'
import { ask } from '../kit/ask.ts'
import { expect, expectAccessible } from '../kit/fixtures.ts'
import { editor } from '../kit/magazine.ts'
import { hasPayloadPackage } from '../kit/payload-packages.ts'
import { signIn } from '../kit/sign-in.ts'
import { testOver } from '../kit/test-over.ts'

const test = testOver('tests/kit/tenants-site')

test.skip(!hasPayloadPackage('plugin-multi-tenant'), 'Payload’s plugin is installed on demand.')

/** The server names it, in the person's language. */
const choiceOf = (page: Page) => page.getByLabel(/^(Tenant|Mandant)$/).locator('visible=true')

test('37.2 the tenant is chosen once: lists follow, new documents have it, an open form stays', async ({
  page,
  panel,
}) => {
  const tenant = choiceOf(page)
  const rows = page.locator('main [data-row]')
  await page.goto(panel.at('/collections/pages'))
  await expect(rows).toHaveCount(2)
  await expect(tenant).toHaveValue('')
  await tenant.selectOption('South')
  await expect(rows).toHaveText([/South page/])
  await expectAccessible(page)
  await page.reload()
  await expect(rows).toHaveText([/South page/])
  await expect(tenant).toHaveValue('2')

  await page.goto(panel.at('/collections/pages/create'))
  await expect(page.locator('[data-form-ready="true"]')).toBeVisible()
  await expect(page.locator('[data-field="tenant"] input')).toHaveValue('South')
  await page.locator('#field-title').fill('From the south')
  await tenant.selectOption('North')
  await expect(tenant).not.toHaveAttribute('aria-busy', 'true')
  await expect(page.locator('#field-title')).toHaveValue('From the south')
  await expect(page.locator('[data-field="tenant"] input')).toHaveValue('South')
  await page.locator('#action-save').click()
  await expect(page).toHaveURL(/pages\/\d+/)
  const { docs } = await ask(
    page,
    panel,
    'GET',
    '/pages?where[title][equals]=From the south&depth=0',
  )
  expect(docs).toMatchObject([{ tenant: 2 }])

  await page.goto(panel.at('/collections/pages'))
  await expect(rows).toHaveText([/North page/])
  await tenant.selectOption('')
  await expect(rows).toHaveCount(3)
})

test('37.2 a choice that the server did not get is taken back, and told', async ({
  page,
  panel,
}) => {
  const tenant = choiceOf(page)
  await page.goto(panel.at('/collections/pages'))
  await expect(tenant).toHaveValue('')
  await page.route(`**${adminConfigPath}*`, (route) => route.abort())
  await tenant.selectOption('South')
  await expect(page.getByText(panel.words('problem.server.unreachable'))).toBeVisible()
  await expect(tenant).toHaveValue('')
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('payload-tenant')
})

test('37.2 whoever has one tenant isn’t asked, and sees its documents', async ({ page, panel }) => {
  const { cookies } = await signIn(panel.server, editor)
  const another = { name: 'payload-tenant', value: '2', url: panel.server.origin }
  await page.context().addCookies([...cookies, another])
  await page.goto(panel.at('/collections/pages'))
  await expect(page.locator('main [data-row]')).toHaveText([/North page/])
  const tenant = choiceOf(page)
  await expect(tenant).toHaveCount(0)
})
