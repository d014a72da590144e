import { expect, expectAccessible } from '../kit/fixtures.ts'
import { testOver } from '../kit/test-over.ts'

const test = testOver('tests/kit/two-languages')

test('38.6 an empty project says what to do next, until somebody has written @both @phone', async ({
  page,
  panel,
}) => {
  const { at, words } = panel
  await page.goto(at('/'))
  const steps = page.getByRole('region', { name: words('dashboard.firstSteps') })
  await expect(steps.getByRole('listitem').last()).toContainText('npx stateroom add collection')
  const invite = steps.getByRole('link', { name: words('dashboard.firstSteps.invite') })
  await expect(invite).toHaveAttribute('href', /\/collections\/users\/create$/)
  await expectAccessible(page)

  await steps.getByRole('link', { name: words('dashboard.firstSteps.write') }).click()
  await page.locator('#field-title').fill('The first one')
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page).not.toHaveURL(/create/)

  await page.goto(at('/'))
  const recent = page.getByRole('region', { name: words('dashboard.recent') })
  await expect(recent.getByRole('link', { name: 'The first one' })).toBeVisible()
  await expect(steps).toBeHidden()
})
