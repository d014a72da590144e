import type { Page } from '@playwright/test'
import type { Panel } from './fixtures.ts'
import { expect } from './fixtures.ts'
import type { Person } from './magazine.ts'
import { signOut } from './sign-out.ts'

/** Signs in over whoever is signed in, as another tab of this browser does. */
export async function signInElsewhere(page: Page, panel: Panel, person: Person): Promise<void> {
  const other = await page.context().newPage()
  await signOut(other, panel)
  await signInAs(other, panel, person)
  await expect(
    other.getByRole('navigation', { name: panel.words('shell.navigation') }),
  ).toBeVisible()
  await other.close()
}

/** Fills in the form that asks who it is. */
export async function signInAs(
  page: Page,
  { words }: Panel,
  { email, password }: Person,
): Promise<void> {
  await page.getByLabel(words('access.email')).fill(email)
  await page.getByLabel(words('access.password')).fill(password)
  await page.getByRole('button', { name: words('access.signIn') }).click()
}
