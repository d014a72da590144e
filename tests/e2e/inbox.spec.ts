import type { Locator, Page } from '@playwright/test'
import { commentsPath } from '#contracts/comments'
import type { Inbox } from '#contracts/inbox'
import { inboxPath } from '#contracts/inbox'
import { ask } from '../kit/ask.ts'
import { expect, expectAccessible, openPage, show, test } from '../kit/commented-site/fixtures.ts'
import type { Panel } from '../kit/fixtures.ts'

test.use({ magazine: 'with comments' })

const bell = (page: Page): Locator => page.locator('#inbox')

const inbox = (page: Page, { words }: Panel): Locator =>
  page.getByRole('dialog', { name: words('inbox.title'), exact: true })

/** What a person is mentioned by, and the page that they are mentioned on. */
async function mention(page: Page, by: Page, panel: Panel, text: string): Promise<number> {
  const { user } = await ask(page, panel, 'GET', '/users/me')
  const id = await openPage(by, panel)
  await ask(by, panel, 'POST', commentsPath, {
    ...{ collectionSlug: 'pages', id, anchor: { place: ['title'] } },
    text: `${text} @[users:${user.id}]`,
  })
  return id
}

/** What other tests wrote to them is no news. */
async function readAll(page: Page, panel: Panel): Promise<void> {
  const { entries }: Inbox = await ask(page, panel, 'GET', inboxPath)
  const read = entries.map(({ id }) => id)
  await page.request.post(`${panel.server.api}${inboxPath}`, {
    headers: { origin: panel.server.origin },
    data: { read },
  })
}

test('39.2 says what will appear while there is nothing, and gives the focus back @both', async ({
  page,
  panel,
}) => {
  const { words } = panel
  const isInbox = (url: URL) => url.pathname.endsWith(inboxPath)
  await page.route(isInbox, (route) => route.fulfill({ json: { entries: [] } }))
  await page.goto(panel.at('/'))
  await bell(page).click()
  await expect(inbox(page, panel)).toContainText(words('inbox.empty'))
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(bell(page)).toBeFocused()
})

test('39.2 a mention is counted at once, leads to its thread, and is read everywhere @both', async ({
  page,
  colleague,
  panel,
  browser,
  language,
}) => {
  const { words } = panel
  const field = language === 'en' ? 'Title' : 'Titel'
  await readAll(page, panel)
  await page.goto(panel.at('/'))
  await expect(bell(page)).toHaveAccessibleName(words('inbox.title'))
  await mention(page, colleague, panel, 'Which gulls?')
  const unread = words('inbox.count', { number: '1' })
  await expect(bell(page)).toHaveAccessibleName(unread)
  const context = await browser.newContext({ storageState: await page.context().storageState() })
  const second = await context.newPage()
  await second.goto(panel.at('/'))
  await expect(bell(second)).toHaveAccessibleName(unread)

  await bell(page).click()
  const entry = inbox(page, panel).getByRole('listitem').first()
  await expect(entry).toContainText('Gulls')
  await expect(entry).toContainText(field)
  await expect(entry).toContainText('Which gulls? @Ann Kowal')
  await expectAccessible(page)
  await entry.getByRole('link').press('Enter')

  const thread = page.locator('[data-thread]').filter({ hasText: 'Which gulls?' })
  await expect(thread).toBeFocused()
  await expect(page).not.toHaveURL(/comment=/)
  await expect(bell(page)).toHaveAccessibleName(words('inbox.title'))
  await expect(bell(second)).toHaveAccessibleName(words('inbox.title'))
  await context.close()
})

test('39.2 a thread of the document that is open is shown, also when it is resolved', async ({
  page,
  colleague,
  panel,
}) => {
  const id = await mention(page, colleague, panel, 'Which ducks?')
  await show(page, panel, id)
  const { threads } = await ask(page, panel, 'GET', `${commentsPath}?collectionSlug=pages&id=${id}`)
  await ask(page, panel, 'PATCH', `${commentsPath}/${threads[0].id}`, { isResolved: true })
  await bell(page).click()
  const entry = inbox(page, panel).getByRole('listitem').filter({ hasText: 'Which ducks?' })
  await entry.getByRole('link').click()

  await expect(page.locator('[data-thread]').filter({ hasText: 'Which ducks?' })).toBeFocused()
})

test('39.2 all is marked as read, and a mark that fails is told', async ({
  page,
  colleague,
  panel,
}) => {
  const { words } = panel
  await readAll(page, panel)
  await mention(page, colleague, panel, 'Which swans?')
  await page.goto(panel.at('/'))
  await expect(bell(page)).toHaveAccessibleName(/\d/)
  await bell(page).click()
  const all = inbox(page, panel).getByRole('button', { name: words('inbox.readAll') })
  const isMark = (url: URL) => url.pathname.endsWith(inboxPath)
  await page.route(isMark, (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await all.click()
  await expect(inbox(page, panel).getByRole('alert')).toBeVisible()
  await expect(all).toBeVisible()
  await page.unroute(isMark)
  await all.click()

  await expect(all).toHaveCount(0)
  await expect(inbox(page, panel).getByRole('alert')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(bell(page)).toHaveAccessibleName(words('inbox.title'))
})
