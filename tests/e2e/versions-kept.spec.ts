import { ask } from '../kit/ask.ts'
import {
  expect,
  expectAccessible,
  makeDocument,
  openDocument,
  statusLine,
  test,
  title,
} from '../kit/self-saving/fixtures.ts'

test.use({ magazine: 'of company' })

test('VER-1 VER-4 VER-8 a global has its versions, which are shown and restored', async ({
  page,
  panel,
}) => {
  const { at, words } = panel
  const save = (tagline: string) =>
    ask(page, panel, 'POST', '/globals/settings?locale=en', { title: 'The magazine', tagline })
  await save('First of all')
  await save('Second to none')
  await page.goto(at('/globals/settings/versions?locale=en'))
  await page.getByRole('table').getByRole('row').nth(2).getByRole('link').press('Enter')
  await expect(page.locator('ins', { hasText: 'First of all' })).toBeVisible()
  await page.locator('#restore-version').click()
  const question = page.getByRole('alertdialog')
  await expect(question).not.toContainText(words('version.confirm.kept'))
  await question.getByRole('button', { name: words('version.confirm.confirm') }).click()
  await expect(page).toHaveURL(at('/globals/settings?locale=en'))
  await expect(page.locator('#field-tagline')).toHaveValue('First of all')
})

test('VER-8 DOC-13 R3 who kept edits that were never saved is told so before a restoration', async ({
  page,
  panel,
}) => {
  const { at, words } = panel
  const id = await makeDocument(page, panel, 'leaflets')
  const { docs } = await ask(page, panel, 'GET', `/leaflets/versions?where[parent][equals]=${id}`)
  await openDocument(page, panel, 'leaflets', id)
  await title(page).fill('Never saved')
  await expect(statusLine(page)).toContainText(words('document.status.journaled', { count: 1 }))
  page.once('dialog', (dialog) => dialog.accept())
  await page.goto(at(`/collections/leaflets/${id}/versions/${docs[0].id}?locale=en`))
  await page.locator('#restore-version, #restore-as-draft').first().click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(words('version.confirm.kept'))
  await expectAccessible(page)
  await question.getByRole('button', { name: words('version.confirm.confirm') }).click()
  await expect(
    page.getByRole('button', { name: words('recovery.review'), exact: true }),
  ).toBeVisible()
  await expect(title(page)).toHaveValue('Hello')
})
