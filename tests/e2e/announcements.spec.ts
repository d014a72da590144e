import { forget, listen, said } from '../kit/accessibility/said.ts'
import { expect, test } from '../kit/fixtures.ts'
import { openPost } from '../kit/open-post.ts'

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
