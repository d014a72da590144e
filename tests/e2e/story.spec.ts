import { expect, expectAccessible, test } from '../kit/fixtures.ts'
import { startEmptyMagazine } from '../kit/magazine.ts'

test.use({ signedIn: false })

test('NAV-9 VAL-4 DOC-1 DOC-2 the first user signs in and makes a document that outlives the server', async ({
  page,
  panel: { words },
}) => {
  test.slow()
  const server = await startEmptyMagazine()
  const [link] = await server.hear(/http\S+create-first-user\?token=\S+/)

  await test.step('a stranger without the link cannot make the first user', async () => {
    await page.goto(server.url)
    await expect(page.getByText(words('firstUser.needsLink'))).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('the first user is made with the link', async () => {
    await page.goto(link)
    await page.locator('#field-email').fill('ada@magazine.example')
    await page.locator('#field-password').fill('plain-paper-12')
    await page.locator('#field-confirm-password').fill('another one')
    await page.locator('#field-name').fill('Ada')
    await page.getByRole('button', { name: words('firstUser.create') }).click()
    await expect(page.getByText(words('access.passwordsDiffer'))).toBeVisible()
    await expectAccessible(page)

    await page.locator('#field-confirm-password').fill('plain-paper-12')
    await page.getByRole('button', { name: words('firstUser.create') }).click()
    await expect(page.getByRole('navigation', { name: words('shell.navigation') })).toBeVisible()
  })

  await test.step('signs out and in again', async () => {
    await page.getByRole('button', { name: words('shell.meIs', { name: 'Ada' }) }).click()
    await page.getByRole('menuitem', { name: words('access.signOut') }).click()
    await page.locator('#field-email').fill('ada@magazine.example')
    await page.locator('#field-password').fill('plain-paper-12')
    await page.getByRole('button', { name: words('access.signIn') }).click()
    await expect(page.getByRole('navigation', { name: words('shell.navigation') })).toBeVisible()
  })

  await test.step('creates a document, whose address gets its id', async () => {
    await page.goto(`${server.url}/collections/categories/create?locale=en`)
    await expect(page.locator('[data-form-ready="true"]')).toBeVisible()
    await expectAccessible(page)
    await page.locator('#field-name').fill('Weather')
    await page.locator('#field-description').fill('What falls from above.')
    await page.locator('#action-save').click()
    await expect(page).toHaveURL(/\/collections\/categories\/\d+\?locale=en$/)
    await expect(page.locator('#field-slug')).toHaveValue('weather')
  })

  await test.step('edits it', async () => {
    await page.locator('#field-description').fill('<b>Rain</b>, mostly.')
    await expect(page.getByText(words('document.status.journaled', { count: 1 }))).toBeVisible()
    await page.keyboard.press('ControlOrMeta+s')
    await expect(
      page.getByText(savedAt(words('document.status.saved', { time: '' }))),
    ).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('finds it after a reload', async () => {
    await page.reload()
    await expect(page.locator('#field-description')).toHaveValue('<b>Rain</b>, mostly.')
  })

  await test.step('finds it after the server was restarted', async () => {
    await server.restart()
    await page.reload()
    await expect(page.locator('#field-name')).toHaveValue('Weather')
    await expect(page.locator('#field-description')).toHaveValue('<b>Rain</b>, mostly.')
  })

  await test.step('deletes it', async () => {
    await page.getByRole('button', { name: words('document.more') }).click()
    await page.getByRole('menuitem', { name: words('document.delete') }).click()
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toContainText('Weather')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: words('document.confirmDelete.cancel') }).click()
    await expect(dialog).toBeHidden()
    await page.getByRole('button', { name: words('document.more') }).click()
    await page.getByRole('menuitem', { name: words('document.delete') }).click()
    await dialog.getByRole('button', { name: words('document.confirmDelete.confirm') }).click()
    await expect(page).toHaveURL(/\/collections\/categories\?locale=en$/)
    await expect(page.getByText('Weather')).toHaveCount(0)
  })

  await server.discard()
})

const savedAt = (start: string) => new RegExp(`^${start.trim()} \\d`)
