import type { Page } from '@playwright/test'
import type { Panel } from '../kit/fixtures.ts'
import { expect, expectAccessible, test } from '../kit/fixtures.ts'
import { admin } from '../kit/magazine.ts'

test.use({ signedIn: false })

const name = (page: Page) => page.locator('#field-name')

async function signIn(page: Page, { words }: Panel, isShared: boolean): Promise<void> {
  await page.getByLabel(words('access.email')).fill(admin.email)
  await page.getByLabel(words('access.password')).fill(admin.password)
  await page.getByLabel(words('access.sharedComputer'), { exact: true }).setChecked(isShared)
  await page.getByRole('button', { name: words('access.signIn') }).click()
  await expect(page.getByRole('navigation', { name: words('shell.navigation') })).toBeVisible()
}

/** All that this browser keeps for the site, wherever it keeps it. */
const keptIn = (page: Page) =>
  page.evaluate(async () => {
    const kept: string[] = [...Object.values(localStorage), ...Object.values(sessionStorage)]
    for (const { name } of await indexedDB.databases()) {
      const opening = indexedDB.open(name!)
      await new Promise((resolve) => opening.addEventListener('success', resolve))
      const database = opening.result
      for (const store of database.objectStoreNames) {
        const all = database.transaction(store).objectStore(store).getAll()
        await new Promise((resolve) => all.addEventListener('success', resolve))
        kept.push(JSON.stringify(all.result))
      }
      database.close()
    }
    return kept.join()
  })

async function typeInNewCategory(page: Page, { at }: Panel, typed: string): Promise<void> {
  await page.goto(at('/collections/categories/create'))
  await name(page).fill(typed)
  await expect.poll(() => keptIn(page)).toContain(typed)
}

test('18.12 a shared computer keeps nothing unsaved after sign-out, in any tab, and says so before @core', async ({
  page,
  panel,
}) => {
  const { at, words } = panel
  await page.goto(at(''))
  await expect(page.getByLabel(words('access.password'))).toBeVisible()
  await expectAccessible(page)
  await signIn(page, panel, true)
  await typeInNewCategory(page, panel, 'Typed at the library')
  const other = await page.context().newPage()
  await other.goto(at(''))

  await other.getByRole('banner').getByRole('button').last().click()
  await other.getByRole('menuitem', { name: words('access.signOut') }).click()
  await expect(other.getByText(words('logout.deletes', { count: 1 }))).toBeVisible()
  await expectAccessible(other)
  await other.getByRole('button', { name: words('logout.delete') }).click()

  await expect(other.getByRole('heading', { name: words('signedOut.title') })).toBeVisible()
  await expect(page.getByLabel(words('access.password'))).toBeVisible()
  await expect(name(page)).toHaveCount(0)
  await expect.poll(() => keptIn(page)).not.toContain('library')

  await page.goto(at('/collections/categories/create'))
  await signIn(page, panel, true)
  await expect(name(page)).toHaveValue('')
})

test('18.12 a computer of one’s own keeps what is unsaved, and signs out at once', async ({
  page,
  panel,
}) => {
  const { at, words } = panel
  await page.goto(at(''))
  await signIn(page, panel, false)
  await typeInNewCategory(page, panel, 'Typed at home')

  await page.getByRole('banner').getByRole('button').last().click()
  await page.getByRole('menuitem', { name: words('access.signOut') }).click()
  await page.getByRole('button', { name: words('leave.leave') }).click()

  await expect(page.getByLabel(words('access.password'))).toBeVisible()
  expect(await keptIn(page)).toContain('Typed at home')
})
