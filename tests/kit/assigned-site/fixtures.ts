import type { Locator, Page } from '@playwright/test'
import { ask } from '../ask.ts'
import { withChoices } from '../choices.ts'
import type { Panel } from '../fixtures.ts'
import { expect } from '../fixtures.ts'
import { secondEditor } from '../magazine.ts'
import { signIn } from '../sign-in.ts'
import { testOver } from '../test-over.ts'

export { expect, expectAccessible } from '../fixtures.ts'

/** The panel over the magazine, on whose documents tasks are given. */
export const test = testOver('tests/kit/assigned-site').extend<{
  /** Somebody else, before the same panel. */
  colleague: Page
}>({
  colleague: async ({ browser, server, theme, language }, use) => {
    const cookies = await signIn(server, secondEditor)
    const context = await browser.newContext({
      storageState: withChoices(cookies, server, { theme, language }),
    })
    await use(await context.newPage())
    await context.close()
  },
})

/** A new page of the magazine, as somebody has opened it; its ID. */
export async function openPage(page: Page, panel: Panel): Promise<number> {
  const slug = `page-${crypto.randomUUID().slice(0, 8)}`
  const { doc } = await ask(page, panel, 'POST', '/pages?draft=true', {
    ...{ title: 'Gulls', slug, body: 'Text.' },
  })
  await show(page, panel, doc.id)
  return doc.id
}

export async function show(page: Page, panel: Panel, id: number): Promise<void> {
  await page.goto(panel.at(`/collections/pages/${id}?locale=en`))
  await expect(page.locator('[data-form-ready="true"]')).toBeVisible()
}

/** The tasks on the document, which open at its button. */
export const tasks = (page: Page, { words }: Panel): Locator =>
  page.getByRole('region', { name: words('tasks.title'), exact: true })

/** Its button in the document's header, whatever it counts. */
export const toggle = (page: Page): Locator => page.locator('#tasks-toggler')
