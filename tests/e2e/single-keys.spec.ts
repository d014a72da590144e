import { expect, test } from '../kit/fixtures.ts'

test('38.4 A11Y-1 keys that work by themselves are turned off in the account', async ({
  page,
  panel,
}) => {
  const { at, words } = panel
  const search = page.getByRole('searchbox').first()
  const sheet = page.getByRole('dialog', { name: words('keys.title') })
  await page.goto(at('/collections/posts'))
  await expect(page.getByRole('row')).toHaveCount(26)
  await page.keyboard.press('?')
  await expect(sheet).toBeVisible()

  await page.goto(at('/account'))
  const choice = page.getByRole('checkbox', {
    name: words('account.singleKeys', { keys: ['?', '/', 'j', 'k', 'x', 'e'] }),
  })
  await expect(choice).toBeChecked()
  await choice.uncheck()

  await page.goto(at('/collections/posts'))
  await expect(page.getByRole('row')).toHaveCount(26)
  await page.keyboard.press('/')
  await page.keyboard.press('?')
  await page.keyboard.press('j')
  await expect(page.getByRole('row').getByRole('link').and(page.locator(':focus'))).toHaveCount(0)
  await expect(search).not.toBeFocused()
  await expect(sheet).toBeHidden()

  await page.goto(at('/account'))
  await choice.check()
  await page.goto(at('/collections/posts'))
  await expect(page.getByRole('row')).toHaveCount(26)
  await page.keyboard.press('/')
  await expect(search).toBeFocused()
})
