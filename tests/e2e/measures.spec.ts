import type { Locator, Page } from '@playwright/test'
import { ask } from '../kit/ask.ts'
import { test as assigned, openPage, tasks, toggle } from '../kit/assigned-site/fixtures.ts'
import { test as commented, comments } from '../kit/commented-site/fixtures.ts'
import { expect, test } from '../kit/fixtures.ts'
import { openPost } from '../kit/open-post.ts'
import { draftPost, test as reviewed } from '../kit/reviewed-site/fixtures.ts'
import {
  halfTranslated,
  saved as savedIn,
  show as showIn,
  test as translated,
} from '../kit/translated-site/fixtures.ts'
import { makePage } from '../models/kit/made-page.ts'

// How much somebody does for what editors do all day. Words that are typed count once.
test.use({ magazine: 'measures' })

/** A person at mouse and keyboard, who counts. */
function handAt(page: Page) {
  let actions = 0
  const counted =
    <Given extends unknown[]>(act: (...given: Given) => Promise<unknown>) =>
    async (...given: Given): Promise<void> => {
      actions++
      await act(...given)
    }
  return {
    press: counted((at: Locator) => at.click()),
    pressTwice: counted((at: Locator) => at.dblclick({ position: { x: 5, y: 10 } })),
    key: counted((keys: string) => page.keyboard.press(keys)),
    type: counted((words: string) => page.keyboard.type(words)),
    actions: () => actions,
  }
}

test('39 a draft of one’s own: 1', async ({ page, panel: { at, words }, panel }) => {
  const title = `Unfinished ${crypto.randomUUID().slice(0, 8)}`
  await ask(page, panel, 'POST', '/posts?draft=true', { title })
  await page.goto(at('/'))
  const hand = handAt(page)
  const own = page.getByRole('region', { name: words('dashboard.mine') })
  await hand.press(own.getByRole('link', { name: title }))
  await expect(page.locator('#field-title')).toHaveValue(title)
  expect(hand.actions()).toBe(1)
})

test('39 an author inside a post: at most 3', async ({ page, panel }) => {
  await openPost(page, panel, ['Gulls'])
  const hand = handAt(page)
  const author = page.locator('[data-field="author"]')
  await hand.press(author.getByRole('combobox'))
  await hand.type('Agnes')
  await hand.key('Enter')
  await expect(author.getByRole('combobox')).toHaveValue(/^Agnes Thorne/)
  expect(hand.actions()).toBeLessThanOrEqual(3)
})

test('39 a link to a document: at most 4', async ({ page, panel }) => {
  const { editor } = await openPost(page, panel, ['Read more about gulls.'])
  const title = `Harbour ${crypto.randomUUID().slice(0, 8)}`
  await makePage(page, panel, { title })
  const hand = handAt(page)
  await hand.pressTwice(editor.getByText('Read more'))
  await hand.key('ControlOrMeta+k')
  await hand.type(title)
  await expect(page.getByRole('option').first()).toContainText(title)
  await hand.key('Enter')
  await expect(editor.getByRole('link', { name: 'Read' })).toBeVisible()
  expect(hand.actions()).toBeLessThanOrEqual(4)
})

test('39 out of the trash: 1', async ({ page, panel, panel: { at, words } }) => {
  const title = `Away ${crypto.randomUUID().slice(0, 8)}`
  const id = await makePage(page, panel, { title, deletedAt: new Date().toISOString() })
  await page.goto(at(`/collections/pages/trash?search=${title}`))
  const hand = handAt(page)
  await hand.press(page.getByRole('button', { name: words('trash.restore', { title }) }))
  await expect
    .poll(async () => (await ask(page, panel, 'GET', `/pages/${id}?draft=true`)).deletedAt)
    .toBeNull()
  expect(hand.actions()).toBe(1)
})

test('39 publishing tomorrow: at most 3', async ({ page, panel, panel: { words } }) => {
  const { docs } = await ask(page, panel, 'GET', '/posts?limit=1&depth=0&sort=id')
  await page.goto(panel.at(`/collections/posts/${docs[0].id}`))
  const hand = handAt(page)
  await hand.press(page.getByRole('button', { name: words('document.publishing') }))
  await hand.press(page.getByRole('menuitem', { name: words('schedule.open') }))
  const dialog = page.getByRole('dialog', { name: words('schedule.title') })
  await hand.press(dialog.getByRole('button', { name: words('schedule.plan') }))
  await expect(dialog.getByRole('listitem')).toHaveCount(1)
  expect(hand.actions()).toBeLessThanOrEqual(3)
})

test('39 only drafts: at most 2', async ({ page, panel: { at, words } }) => {
  await page.goto(at('/collections/posts'))
  const hand = handAt(page)
  await hand.press(page.getByRole('button', { name: new RegExp(`^${words('status.draft')}\\b`) }))
  const statuses = page.locator('[data-cell-of="_status"]')
  await expect(statuses.first()).toHaveText(words('status.draft'))
  await expect(statuses.filter({ hasNotText: words('status.draft') })).toHaveCount(0)
  expect(hand.actions()).toBeLessThanOrEqual(2)
})

test('39 the next post: 1 key', async ({ page, panel: { at } }) => {
  await page.goto(at('/collections/posts'))
  const nameIn = (row: number) =>
    page.locator('tbody').getByRole('row').nth(row).getByRole('link').first()
  const [first, second] = [(await nameIn(0).textContent())!, (await nameIn(1).textContent())!]
  await nameIn(0).click()
  const title = page.locator('#field-title')
  await expect(title).toHaveValue(first)
  const hand = handAt(page)
  await hand.key('Alt+PageDown')
  await expect(title).toHaveValue(second)
  expect(hand.actions()).toBe(1)
})

commented('39 39.2 a comment on a word: at most 3, besides its text', async ({ page, panel }) => {
  const { editor } = await openPost(page, panel, ['Read more about gulls.'])
  await expect(page.locator('#comments-toggler')).toBeVisible()
  const hand = handAt(page)
  await hand.pressTwice(editor.getByText('Read more'))
  await hand.key('ControlOrMeta+Alt+m')
  await expect(comments(page, panel).getByRole('textbox')).toBeFocused()
  await page.keyboard.type('Where?')
  await hand.key('ControlOrMeta+Enter')
  const thread = comments(page, panel).locator('[data-thread]')
  await expect(thread.locator('blockquote')).toHaveText('Read')
  await expect(thread).toContainText('Where?')
  expect(hand.actions()).toBeLessThanOrEqual(3)
})

reviewed.describe('39.2 with reviews', () => {
  reviewed.use({ magazine: 'reviews measured' })

  reviewed(
    '39 approving what is open: 1',
    async ({ writer, page, panel, panel: { at, words } }) => {
      const id = await draftPost(writer, panel)
      await page.goto(at(`/collections/posts/${id}?locale=en`))
      await expect(page.locator('#review-approve')).toBeVisible()
      const hand = handAt(page)
      await hand.press(page.locator('#review-approve'))
      await expect(page.locator('[data-review]')).toContainText(words('review.state.approved'))
      expect(hand.actions()).toBe(1)
    },
  )
})

assigned(
  '39 39.2 a task with a day for somebody: at most 4, besides what is typed',
  async ({ page, panel }) => {
    const { words } = panel
    await openPage(page, panel)
    const hand = handAt(page)
    await hand.press(toggle(page))
    const form = page.getByRole('group', { name: words('tasks.give'), exact: true })
    await expect(form.getByRole('combobox')).toBeFocused()
    await page.keyboard.type('noor')
    await hand.key('Enter')
    await expect(form.getByLabel(words('tasks.task'))).toBeFocused()
    await page.keyboard.type('Check the gulls')
    await hand.key('Tab')
    await page.keyboard.type('12242030')
    await hand.key('Enter')
    const given = tasks(page, panel).getByRole('listitem')
    await expect(given).toContainText('Check the gulls')
    await expect(given).toContainText('2030')
    expect(hand.actions()).toBeLessThanOrEqual(4)
  },
)

translated(
  '39 39.3 a changed field in another language: at most 3, besides its text',
  async ({ page, panel }) => {
    const id = await halfTranslated(page, panel)
    await showIn(page, panel, id, 'en')
    const hand = handAt(page)
    await hand.press(page.locator('#translation-toggler'))
    await hand.press(
      page.getByRole('menuitem', { name: panel.words('translation.into', { language: 'German' }) }),
    )
    // The first field that is out of date has the focus.
    const title = page.locator('#field-title')
    await expect(title).toBeFocused()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('Der alte Hafen')
    await hand.key('ControlOrMeta+s')
    await expect
      .poll(async () => (await savedIn(page, panel, id, 'de')).title)
      .toBe('Der alte Hafen')
    expect(hand.actions()).toBeLessThanOrEqual(3)
  },
)
