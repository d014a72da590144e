import type { Page } from '@playwright/test'
import { paragraph, richText } from '../../examples/magazine/seed/rich-text/nodes.ts'
import { ask } from '../kit/ask.ts'
import type { Panel } from '../kit/fixtures.ts'
import { expect, test } from '../kit/fixtures.ts'

// Rich text where people write: in a post, with the palette, the header and the sidebar around it.

test('36.1.3 RICH-5 a link is made by key: select, mod+K, its address, Enter', async ({
  page,
  panel,
}) => {
  const { words } = panel
  const { editor, id } = await openPost(page, panel, 'Read more about gulls.')
  await editor.getByText('Read more').dblclick({ position: { x: 5, y: 10 } })
  await page.keyboard.press('ControlOrMeta+k')
  const form = page.getByRole('form', { name: words('richText.link.edit') })
  await expect(form.getByRole('textbox', { name: words('richText.link.url') })).toBeFocused()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.keyboard.press('Escape')
  await expect(form).toHaveCount(0)
  await expect(editor).toHaveText('Read more about gulls.')
  await expect(editor).toBeFocused()

  await page.keyboard.press('ControlOrMeta+k')
  await expect(form.getByRole('textbox', { name: words('richText.link.url') })).toBeFocused()
  await page.keyboard.type('example.org')
  await page.keyboard.press('Enter')
  await expect(editor.getByRole('link', { name: 'Read' })).toHaveAttribute(
    'href',
    'https://example.org',
  )
  await expect(editor).toHaveText('Read more about gulls.')
  await expect(editor).toBeFocused()

  // Without selected words, the key is the page's.
  await page.keyboard.press('End')
  await page.keyboard.press('ControlOrMeta+k')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('ControlOrMeta+s')
  await expect
    .poll(async () =>
      JSON.stringify((await ask(page, panel, 'GET', `/posts/${id}?draft=true`)).body),
    )
    .toContain('example.org')
})

test('36.1.2 RICH-5 the floating toolbar acts by mouse, and covers no button of the fixed one', async ({
  page,
  panel,
}) => {
  const { words } = panel
  const { editor } = await openPost(page, panel, 'Read more about gulls.')
  await editor.getByText('Read more').dblclick({ position: { x: 5, y: 10 } })
  const floating = page.locator('[data-floating]').getByRole('toolbar')
  const fixed = page.locator('[data-rich-text]').getByRole('toolbar').first()
  const [over, under] = [await floating.boundingBox(), await fixed.boundingBox()]
  expect(over!.y >= under!.y + under!.height || over!.y + over!.height <= under!.y).toBe(true)

  await floating.getByRole('button', { name: words('richText.bold') }).click()
  await expect(editor.locator('strong')).toHaveText('Read')
  await expect(editor).toBeFocused()
  await expect(floating.getByRole('button', { name: words('richText.bold') })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
})

test('36.1.1 RICH-5 the text fills the screen, and is a field again', async ({ page, panel }) => {
  const { words } = panel
  const { editor } = await openPost(page, panel, 'Read more about gulls.')
  await page.getByRole('button', { name: words('richText.fullScreen') }).click()
  const box = await page.locator('[data-rich-text]').first().boundingBox()
  expect(box).toEqual({ x: 0, y: 0, ...page.viewportSize() })
  await editor.click()
  await page.keyboard.type('Loud ')
  await expect(editor).toContainText('Loud')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: words('richText.fullScreen') })).toBeInViewport()
})

test('36.1.4 RICH-5 the form of a link is hidden under the drawer in which its document is chosen', async ({
  page,
  panel,
}) => {
  const { words } = panel
  const { editor } = await openPost(page, panel, 'Read more about gulls.')
  await editor.getByText('Read more').dblclick({ position: { x: 5, y: 10 } })
  await page.keyboard.press('ControlOrMeta+k')
  const form = page.locator('[data-floating] [role="form"]')
  await form.getByRole('radio', { name: words('richText.link.internal'), exact: true }).check()
  await form.getByText(words('richText.link.choose')).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(form).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(form).toBeVisible()
})

async function openPost(page: Page, panel: Panel, words: string) {
  const tag = crypto.randomUUID().slice(0, 8)
  const { doc } = await ask(page, panel, 'POST', '/posts?draft=true', {
    ...{ title: `On gulls ${tag}`, slug: `gulls-${tag}` },
    body: richText(paragraph(words)),
  })
  await page.goto(panel.at(`/collections/posts/${doc.id}`))
  const editor = page.locator('[data-field="body"]').getByRole('textbox')
  await expect(editor).toHaveText(words)
  return { editor, id: doc.id as number }
}
