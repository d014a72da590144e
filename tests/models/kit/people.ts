import type { Page } from '@playwright/test'
import { excuseFailures } from '../../../testing/browser/index.ts'
import type { Panel } from '../../kit/fixtures.ts'
import type { Person } from '../../kit/magazine.ts'
import { signIn } from '../../kit/sign-in.ts'

/** From now on the browser has this person's session; null: nobody's. */
export async function comesAs(page: Page, { server }: Panel, person: Person | null): Promise<void> {
  const context = page.context()
  const signedIn = person && (await signIn(server, person))
  await context.clearCookies({ name: sessionCookie })
  if (signedIn) await context.addCookies(signedIn.cookies)
}

/** The session ends behind the page's back: from now on the server refuses what it asks. */
export async function loseSession(page: Page): Promise<void> {
  excuseFailures(page, /\/api\//)
  await page.context().clearCookies({ name: sessionCookie })
}

const sessionCookie = 'payload-token'

/** Fills the form for signing in, on its page or over another, and sends it. */
export async function fillSignIn(
  page: Page,
  { words }: Panel,
  { email, password }: Person,
): Promise<void> {
  await page.locator('#field-email').fill(email)
  await page.locator('#field-password').fill(password)
  await page.getByRole('button', { name: words('access.signIn') }).click()
}
