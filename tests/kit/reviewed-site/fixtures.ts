import type { Page } from '@playwright/test'
import { paragraph, richText } from '../../../examples/magazine/seed/rich-text/nodes.ts'
import { ask } from '../ask.ts'
import { withChoices } from '../choices.ts'
import type { Panel } from '../fixtures.ts'
import { author, secondEditor } from '../magazine.ts'
import { signIn } from '../sign-in.ts'
import { testOver } from '../test-over.ts'

export { expect, expectAccessible } from '../fixtures.ts'

/** The panel over the magazine, whose posts and settings are reviewed. `page` is an administrator's. */
export const test = testOver('tests/kit/reviewed-site').extend<{
  /** Writes drafts, asks for reviews, and publishes nothing. */
  writer: Page
  /** An editor, who decides as `page` does. */
  reviewer: Page
}>({
  writer: async ({ browser, server, theme, language }, use) => {
    const cookies = await signIn(server, author)
    const storageState = withChoices(cookies, server, { theme, language })
    const context = await browser.newContext({ storageState })
    await use(await context.newPage())
    await context.close()
  },
  reviewer: async ({ browser, server, theme, language }, use) => {
    const cookies = await signIn(server, secondEditor)
    const storageState = withChoices(cookies, server, { theme, language })
    const context = await browser.newContext({ storageState })
    await use(await context.newPage())
    await context.close()
  },
})

/** A new draft of a post with all that publishing asks for, by whoever is before this page; its ID. */
export async function draftPost(page: Page, panel: Panel, title = 'Gulls'): Promise<number> {
  const { doc: by } = await ask(page, panel, 'POST', '/authors', {
    name: 'Agnes Thorne',
    email: 'agnes@magazine.example',
  })
  const slug = `post-${crypto.randomUUID().slice(0, 8)}`
  const { doc } = await ask(page, panel, 'POST', '/posts?draft=true', {
    ...{
      title,
      slug,
      kind: 'essay',
      author: by.id,
      body: richText(paragraph('Gulls follow the ferry.')),
    },
    excerpt: 'Why gulls follow the ferry, and where they sleep.',
  })
  return doc.id
}
