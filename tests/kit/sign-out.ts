import type { Page } from '@playwright/test'
import type { Panel } from './fixtures.ts'

/** Signs out by the address. */
export async function signOut(page: Page, { at, words }: Panel): Promise<void> {
  await page.goto(at('/logout'))
  await page
    .getByRole('main')
    .getByRole('button', { name: words('access.signOut') })
    .click()
  await page.getByRole('link', { name: words('access.signIn') }).click()
}
