import type { Page } from '@playwright/test'
import { forget, listen, said } from '../kit/accessibility/said.ts'
import { ask } from '../kit/ask.ts'
import { expect, test } from '../kit/fixtures.ts'
import { openPost } from '../kit/open-post.ts'
import { test as selfSaving } from '../kit/self-saving/fixtures.ts'

// Everything that live regions say: each thing once, in its words (WCAG 4.1.3).

test.use({ magazine: 'announcements' })
test.beforeEach(({ page }) => listen(page))

test('38.4 A11Y-1 what a block becomes by Markdown is said once, in the language of the reader @both', async ({
  page,
  panel,
}) => {
  const { words } = panel
  const { editor } = await openPost(page, panel, ['Gulls'])
  const called = (key: Parameters<typeof words>[0]) => words(key).split('|')[0]!
  const kinds = [
    called('richText.heading2'),
    called('richText.bulletList'),
    called('richText.quote'),
  ]
  const saidOfKinds = async () => (await said(page)).filter((one) => known.includes(one))
  const known = [...kinds, called('richText.paragraph')]
  await editor.click()
  await page.keyboard.press('End')
  await forget(page)

  await page.keyboard.press('Enter')
  await page.keyboard.type('## Eggs')
  await expect(editor.getByRole('heading', { name: 'Eggs' })).toBeVisible()
  await page.keyboard.press('Enter')
  await page.keyboard.type('## Nests')
  await expect(editor.getByRole('heading', { name: 'Nests' })).toBeVisible()
  await page.keyboard.press('Enter')
  await page.keyboard.type('- Twigs')
  await expect(editor.getByRole('listitem')).toHaveText('Twigs')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.type('> Caw')
  await expect(editor.locator('blockquote')).toHaveText('Caw')

  const [heading, list, quote] = kinds
  const paragraph = called('richText.paragraph')
  await expect.poll(saidOfKinds).toEqual([heading, heading, list, paragraph, quote])
})

test('38.4 A11Y-1 a save by hand that is refused, and one that is not, are said once', async ({
  page,
  panel,
}) => {
  await page.goto(panel.at('/collections/categories/create'))
  await expect(page.locator('[data-form-ready="true"]')).toBeVisible()
  const name = page.locator('#field-name')
  await expect.poll(() => said(page)).toContain('Not saved yet')
  await forget(page)

  await name.fill('G')
  await name.press('ControlOrMeta+s')
  await expect(name).toHaveAttribute('aria-invalid', 'true')
  await name.fill(`Gulls ${crypto.randomUUID().slice(0, 8)}`)
  await name.press('ControlOrMeta+s')
  await expect.poll(() => saidOfSaves(page)).toContain('Saved')
  // What was said late, or again, would stand before the next one.
  await name.fill(`Terns ${crypto.randomUUID().slice(0, 8)}`)
  await name.press('ControlOrMeta+s')
  await expect
    .poll(() => saidOfSaves(page))
    .toEqual([
      ...['Saving…', 'Not saved: 1 field needs attention'],
      'This value must be longer than the minimum length of 2 characters.',
      'Not saved yet: save again to check your corrections',
      ...['Saving…', 'Saved', 'Saving…', 'Saved'],
    ])
})

selfSaving('38.4 A11Y-1 a save that nobody asked for is said once', async ({ page, panel }) => {
  await listen(page)
  const tag = crypto.randomUUID().slice(0, 8)
  const made = { title: `Gulls ${tag}`, slug: `gulls-${tag}` }
  const { doc } = await ask(page, panel, 'POST', '/pages?draft=true', made)
  await page.goto(panel.at(`/collections/pages/${doc.id}`))
  await expect(page.locator('[data-form-ready="true"]')).toBeVisible()
  await expect.poll(() => said(page)).toContain('No changes')
  await forget(page)

  const title = page.locator('#field-title')
  await title.fill('Terns')
  await expect.poll(() => saidOfSaves(page)).toEqual(['Saving…', 'Saved'])
  await title.fill('Terns and gulls')
  await expect.poll(() => saidOfSaves(page)).toEqual(['Saving…', 'Saved', 'Saving…', 'Saved'])
})

/** Without the time of day, and without what a pause in typing may say in between. */
const saidOfSaves = async (page: Page): Promise<string[]> =>
  (await said(page))
    .filter((one) => !/^\d+ unsaved change/.test(one))
    .map((one) => one.replace(/^Saved [\d:]+$/, 'Saved'))

test('38.4 A11Y-1 an upload that ended, and one that failed, are said once', async ({
  page,
  panel,
}) => {
  const ends = async () => (await said(page)).filter((one) => /uploaded|failed/.test(one))
  await page.goto(panel.at('/collections/media/create'))
  await expect(page.locator('[data-form-ready="true"]')).toBeVisible()
  const input = page.locator('input[type="file"]').first()
  await input.setInputFiles({ name: 'gull.png', mimeType: 'image/png', buffer: dot })
  await expect.poll(ends).toEqual(['File uploaded'])
  await page.route('**/api/uploadthing?**', (route) =>
    route.fulfill({ status: 413, json: { code: 'TOO_LARGE', message: 'Too large.' } }),
  )
  await page.getByRole('button', { name: 'Remove' }).first().click()
  await input.setInputFiles({ name: 'tern.png', mimeType: 'image/png', buffer: dot })
  await expect.poll(ends).toEqual(['File uploaded', '1 upload failed'])
  await page.unroute('**/api/uploadthing?**')
  await page.getByRole('button', { name: 'Remove' }).first().click()
  await input.setInputFiles({ name: 'gull.png', mimeType: 'image/png', buffer: dot })
  await expect.poll(ends).toEqual(['File uploaded', '1 upload failed', 'File uploaded'])
})

const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('38.4 A11Y-1 what a bulk job did is said once', async ({ page, panel }) => {
  const { words } = panel
  const tag = crypto.randomUUID().slice(0, 8)
  for (const index of [1, 2, 3]) {
    const data = { title: `${tag} ${index}`, slug: `${tag}-${index}`, excerpt: 'Before.' }
    await ask(page, panel, 'POST', '/posts?draft=true', data)
  }
  await page.goto(panel.at(`/collections/posts?search=${tag}`))
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(4)
  await page.getByLabel(words('selection.page')).check()
  await page.locator('#bulk-edit').click()
  const form = page.getByRole('dialog')
  await form.getByRole('checkbox', { name: 'Excerpt' }).check()
  await form.getByLabel('Excerpt').last().fill('After.')
  await page.locator('#bulk-look').click()
  await expect(page.locator('#bulk-confirm')).toBeVisible()
  await forget(page)
  await page.locator('#bulk-confirm').click()
  await expect.poll(async () => (await said(page)).join()).toContain('3 changed')
  await page.getByRole('button', { name: words('bulk.clear') }).click()
  await page.locator('#search-filter-input').fill('zzz')
  const last = 'No Posts match “zzz”.Clear search'
  await expect.poll(() => said(page)).toEqual(['3 changedUndoClose', '3 selected', last])
})
