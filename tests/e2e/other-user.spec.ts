import type { Page } from '@playwright/test'
import type { Panel } from '../kit/fixtures.ts'
import { expect, test } from '../kit/fixtures.ts'
import { admin, editor } from '../kit/magazine.ts'
import { signInAs, signInElsewhere } from '../kit/sign-in-elsewhere.ts'

const name = (page: Page) => page.locator('#field-name')
const dialog = (page: Page) => page.getByRole('alertdialog')

/** A category of this name, and its page with another name typed and not saved. */
async function typeInto(page: Page, panel: Panel, stored: string, typed: string): Promise<string> {
  await page.goto(panel.at('/collections/categories/create'))
  await name(page).fill(stored)
  await page.locator('#action-save').click()
  await expect(page).toHaveURL(/categories\/\d+$/)
  await expect(page.locator('form').getByRole('status').first()).toContainText(
    panel.words('document.status.saved', { time: '' }).trim(),
  )
  await name(page).fill(typed)
  return page.url().match(/\d+$/)?.[0] ?? ''
}

const storedName = async (page: Page, { server }: Panel, id: string): Promise<string> => {
  const answer = await page.request.get(`${server.api}/categories/${id}`, {
    headers: { origin: server.origin },
  })
  return (await answer.json()).name
}

test.afterEach(async ({ page, panel }) => {
  const { api, origin } = panel.server
  await page.request.post(`${api}/users/logout`, { headers: { origin } })
})

test('17.2 DOC-19 where another person signs in in another tab, nothing is saved in their name @core', async ({
  page,
  panel,
}) => {
  const id = await typeInto(page, panel, 'Tools', 'Tools, as Ada writes it')

  await signInElsewhere(page, panel, editor)

  await expect(dialog(page)).toContainText(panel.words('problem.session.otherUser'))
  await expect(name(page)).toHaveValue('Tools, as Ada writes it')
  expect(await storedName(page, panel, id)).toBe('Tools')

  await signInAs(page, panel, admin)
  await expect(dialog(page)).toHaveCount(0)
  await page.locator('#action-save').click()
  await expect.poll(() => storedName(page, panel, id)).toBe('Tools, as Ada writes it')
})

test('17.2 DOC-19 a tab that hears nothing of it is refused by the server, and keeps what is typed', async ({
  page,
  panel,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'))
  const id = await typeInto(page, panel, 'Paper', 'Paper, as Ada writes it')
  await signInElsewhere(page, panel, editor)
  await expect(dialog(page)).toHaveCount(0)

  await page.keyboard.press('ControlOrMeta+s')

  await expect(dialog(page)).toContainText(panel.words('sessionEnded.title'))
  expect(await storedName(page, panel, id)).toBe('Paper')
  await signInAs(page, panel, admin)
  await expect.poll(() => storedName(page, panel, id)).toBe('Paper, as Ada writes it')
})

test('17.2 DOC-19 who signs in in the place of another sees nothing of theirs, and saves nothing', async ({
  page,
  panel,
}) => {
  const id = await typeInto(page, panel, 'Ink', 'Ink, as Ada writes it')
  await signInElsewhere(page, panel, editor)

  await signInAs(page, panel, editor)

  await expect(dialog(page)).toHaveCount(0)
  await expect(name(page)).toHaveValue('Ink')
  expect(await storedName(page, panel, id)).toBe('Ink')
})
