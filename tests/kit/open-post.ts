import type { Locator, Page } from '@playwright/test'
import { paragraph, richText } from '../../examples/magazine/seed/rich-text/nodes.ts'
import { ask } from './ask.ts'
import type { Panel } from './fixtures.ts'
import { expect } from './fixtures.ts'

type Body = ReturnType<typeof richText>

export interface OpenPost {
  editor: Locator
  id: number
  /** The blocks of its text, as they are stored. */
  blocks: () => Promise<Record<string, unknown>[]>
}

/** A new post of the magazine with these lines, or this text, open in the panel. */
export async function openPost(page: Page, panel: Panel, text: string[] | Body): Promise<OpenPost> {
  const tag = crypto.randomUUID().slice(0, 8)
  const body = Array.isArray(text) ? richText(...text.map((line) => paragraph(line))) : text
  const { doc } = await ask(page, panel, 'POST', '/posts?draft=true', {
    ...{ title: `On gulls ${tag}`, slug: `gulls-${tag}`, body },
  })
  const id = doc.id as number
  await page.goto(panel.at(`/collections/posts/${id}`))
  const editor = page.locator('[data-field="body"]').getByRole('textbox').first()
  await expect(editor).toHaveAttribute('contenteditable', 'true')
  return {
    editor,
    id,
    async blocks() {
      const stored = await ask(page, panel, 'GET', `/posts/${id}?draft=true&depth=0`)
      return stored.body.root.children
    },
  }
}
