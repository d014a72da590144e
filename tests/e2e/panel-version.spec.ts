import { expect, expectAccessible, test } from '../kit/fixtures.ts'
import { upgrade } from '../kit/upgrade.ts'

test('21 bad input: an old panel after an upgrade says so, offers a reload, and loses nothing @core', async ({
  page,
  panel,
}) => {
  const { at, words } = panel
  await page.goto(at('/collections/authors/create'))
  await expect(page.locator('[data-panel-version]')).toBeAttached()
  await upgrade(page, panel, /assets\/ListDrawer-/)
  await page.locator('#field-name').fill('Typed in the old panel')
  await page
    .locator('[data-field="portrait"]')
    .getByRole('button', { name: words('field.pick') })
    .click()

  const notice = page.getByRole('status').filter({ hasText: words('panelVersion.outdated') })
  await expect(notice).toBeVisible()
  await page.keyboard.press('Escape')
  await expectAccessible(page)
  await page.unrouteAll()
  await notice.getByRole('button', { name: words('app.reload') }).click()
  await expect(page.locator('[data-panel-version]')).toBeAttached()
  await expect(page.locator('#field-name')).toHaveValue('Typed in the old panel')
})
