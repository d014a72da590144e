import type { Locator, Page } from '@playwright/test'
import {
  comments,
  expect,
  expectAccessible,
  openPage,
  show,
  test,
  toggle,
} from '../kit/commented-site/fixtures.ts'
import type { Panel } from '../kit/fixtures.ts'

test.use({ magazine: 'with comments' })

test('39.2 a field is commented on, and the comment is there after a reload', async ({
  page,
  panel,
}) => {
  const { words } = panel
  const id = await openPage(page, panel)
  await toggle(page).click()
  const list = comments(page, panel)
  await expect(list.getByText(words('comments.none'))).toBeVisible()
  await expect(list.getByRole('heading', { level: 2 })).toBeFocused()

  await page.locator('#field-title').focus()
  await page.keyboard.press('ControlOrMeta+Alt+m')
  const box = list.getByRole('textbox', { name: words('comments.submit') })
  await expect(box).toBeFocused()
  await page.keyboard.type('Which gulls?')
  await page.keyboard.press('ControlOrMeta+Enter')

  await expect(list.getByRole('status').first()).toHaveText(words('comments.added'))
  await expect(box).toHaveCount(0)
  await expect(list.getByRole('listitem').filter({ hasText: 'Which gulls?' }).first()).toBeVisible()
  await expect(toggle(page)).toHaveAccessibleName(words('comments.count', { number: '1' }))
  await expectAccessible(page)
  await page.screenshot({ path: '/tmp/cp-shot.png' })

  await show(page, panel, id)
  await expect(comments(page, panel)).toHaveCount(0)
  await mark(page, panel, 'Title', 1).click()
  await expect(threads(page, panel).filter({ hasText: 'Which gulls?' })).toBeFocused()
})

/** What is said about fields, each with its replies. */
const threads = (page: Page, panel: Panel): Locator =>
  comments(page, panel).locator('li[tabindex="-1"]')

const mark = (page: Page, { words }: Panel, field: string, count: number): Locator =>
  page.getByRole('button', {
    name: words('comments.at', { field, number: String(count) }),
    exact: true,
  })
