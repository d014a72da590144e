import type { Page } from '@playwright/test'
import type { DocumentData } from '#contracts/documents'
import type { Panel } from '../kit/fixtures.ts'
import {
  expect,
  expectAccessible,
  makeDocument,
  openDocument,
  openNew,
  publishedText,
  statusLine,
  test,
  title,
} from '../kit/self-saving/fixtures.ts'

test('DOC-15 R2 R6 what is not saved is saved first, copied, and published without a false alarm @core', async ({
  page,
  panel,
}) => {
  const { words } = panel
  const id = await openNew(page, panel, 'leaflets')
  await title(page).fill('On quiet tools')
  await openCopy(page, panel)

  const dialog = page.getByRole('dialog', { name: words('copy.title', { locale: 'English' }) })
  await expect(dialog.getByRole('alert')).toHaveText(words('problem.copy.unsaved'))
  await dialog.getByRole('button', { name: words('document.saveDraft') }).click()
  await expect(dialog.getByText(words('copy.filled', { count: 3 }))).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: words('copy.confirm'), exact: true }).click()

  await expect(dialog).toHaveCount(0)
  const german = await inGerman(page, panel, id)
  expect(german).toMatchObject({ title: 'On quiet tools', body: 'Text.', _status: 'draft' })
  expect(german.sections).toMatchObject([{ heading: 'One' }])
  await title(page).fill('On quieter tools')
  await page.locator('#action-save').click()
  await expect(statusLine(page)).toContainText(publishedText(panel))
})

test('DOC-15 what would be overwritten is named before it is', async ({ page, panel }) => {
  const { words } = panel
  const id = await makeDocument(page, panel, 'leaflets')
  await page.request.patch(`${panel.server.api}/leaflets/${id}?draft=true&locale=de`, {
    data: { title: 'Hallo' },
    headers: { origin: panel.server.origin },
  })
  await openDocument(page, panel, 'leaflets', id)
  await openCopy(page, panel)

  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(words('copy.kept', { count: 1 }))).toBeVisible()
  await dialog.getByLabel(words('copy.overwrite')).check()
  await expect(dialog.getByText(words('copy.overwritten', { count: 1 }))).toBeVisible()
  await expect(dialog.getByRole('listitem')).toHaveText(['Title'])
  await dialog.getByRole('button', { name: words('app.cancel') }).click()

  await expect(page.getByRole('button', { name: words('document.more') })).toBeFocused()
  expect((await inGerman(page, panel, id)).title).toBe('Hallo')
})

async function openCopy(page: Page, { words }: Panel): Promise<void> {
  await page.getByRole('button', { name: words('document.more') }).click()
  await page.getByRole('menuitem', { name: words('copy.open') }).click()
}

async function inGerman(page: Page, { server }: Panel, id: number): Promise<DocumentData> {
  const query = 'depth=0&draft=true&locale=de&fallback-locale=null'
  const answer = await page.request.get(`${server.api}/leaflets/${id}?${query}`, {
    headers: { origin: server.origin },
  })
  return answer.json()
}
