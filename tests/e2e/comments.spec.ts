import type { Locator, Page } from '@playwright/test'
import { commentsPath } from '#contracts/comments'
import { expectAtTrigger } from '../kit/at-trigger.ts'
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
import { admin, secondEditor } from '../kit/magazine.ts'
import { signInAs, signInElsewhere } from '../kit/sign-in-elsewhere.ts'

test.use({ magazine: 'with comments' })

test('39.2 a field is commented on with keys, and marked with its comments @both', async ({
  page,
  panel,
  language,
}) => {
  const { words } = panel
  const field = language === 'en' ? 'Title' : 'Titel'
  const id = await openPage(page, panel)
  await toggle(page).click()
  const list = comments(page, panel)
  await expect(list.getByText(words('comments.none'))).toBeVisible()
  await expect(list.getByRole('heading', { level: 2 })).toBeFocused()

  await page.locator('#field-title').focus()
  await write(page, 'Which gulls?')
  await expect(said(page, panel)).toHaveText(words('comments.added'))
  await expect(thread(page, panel, 'Which gulls?')).toBeVisible()
  await expect(list.getByRole('heading', { level: 2 })).toBeFocused()
  await expect(toggle(page)).toHaveAccessibleName(words('comments.count', { number: '1' }))
  await expectAccessible(page)

  await page.keyboard.press('Escape')
  await expect(list).toHaveCount(0)

  await show(page, panel, id)
  await mark(page, panel, field, 1).click()
  await expect(thread(page, panel, 'Which gulls?')).toBeFocused()
  await comments(page, panel).getByRole('button', { name: field, exact: true }).click()
  await expect(page.locator('#field-title')).toBeFocused()
})

test('39.2 two people talk, and each hears the other', async ({ page, colleague, panel }) => {
  const { words } = panel
  const id = await openPage(page, panel)
  await show(colleague, panel, id)
  await write(page, 'Is this ours?')
  await expect(thread(page, panel, 'Is this ours?')).toBeVisible()

  await expect(toggle(colleague)).toHaveAccessibleName(words('comments.count', { number: '1' }))
  await toggle(colleague).click()
  const theirs = thread(colleague, panel, 'Is this ours?')
  await expect(theirs).toContainText('Ann Kowal')
  // What somebody else writes is not theirs to change.
  await expect(theirs.getByRole('button', { name: words('document.more') })).toHaveCount(0)
  await theirs.getByRole('button', { name: words('comments.reply') }).click()
  await colleague.keyboard.type('It is.')
  await colleague.keyboard.press('ControlOrMeta+Enter')

  const ours = thread(page, panel, 'Is this ours?')
  await expect(ours).toContainText('Noor Rahimi')
  await expect(ours).toContainText('It is.')
  await ours.getByRole('button', { name: words('comments.resolve') }).click()
  await expect(said(page, panel)).toHaveText(words('comments.resolve.done'))
  await expect(ours).toHaveCount(0)
  await expect(theirs).toHaveCount(0)

  const resolved = comments(colleague, panel).getByRole('button', {
    name: words('comments.resolved'),
  })
  await resolved.click()
  await expect(theirs).toContainText(words('comments.resolvedBy', { name: 'Ann Kowal' }))
  await theirs.getByRole('button', { name: words('comments.reopen') }).click()
  await expect(ours).toBeVisible()
})

test('39.2 what could not be sent stays with its reason, and is stored once', async ({
  page,
  panel,
}) => {
  const { words } = panel
  const id = await openPage(page, panel)
  await page.route(`**${commentsPath}`, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    // It arrives, and its answer does not.
    await route.fetch()
    await route.abort()
  })
  await write(page, 'Keep this')
  const list = comments(page, panel)
  await expect(list.getByRole('alert')).toBeVisible()
  await expect(box(page, panel)).toHaveValue('Keep this')

  await page.keyboard.press('Escape')
  await expect(list).toHaveCount(0)
  await toggle(page).click()
  await expect(box(page, panel)).toHaveValue('Keep this')
  await page.unroute(`**${commentsPath}`)
  await list.getByRole('button', { name: words('app.tryAgain') }).click()
  await expect(box(page, panel)).toHaveCount(0)

  await show(page, panel, id)
  await toggle(page).click()
  await expect(thread(page, panel, 'Keep this')).toHaveCount(1)
})

test('39.2 leaving asks first while a comment is not sent', async ({ page, panel }) => {
  const { words } = panel
  await openPage(page, panel)
  await expect(toggle(page)).toBeVisible()
  await page.keyboard.press('ControlOrMeta+Alt+m')
  await expect(box(page, panel)).toBeFocused()
  await page.keyboard.type('Not yet')
  await page.keyboard.press('Escape')
  await expect(comments(page, panel)).toHaveCount(0)
  await expect(
    page.locator('[role="status"]').getByText(words('document.status.clean')),
  ).toBeVisible()

  await page.getByRole('link', { name: 'Categories' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await toggle(page).click()
  await expect(box(page, panel)).toHaveValue('Not yet')
})

test('39.2 a comment that was being written is there again after a crash', async ({
  page,
  context,
  panel,
}) => {
  const { words } = panel
  const id = await openPage(page, panel)
  await expect(toggle(page)).toBeVisible()
  await page.keyboard.press('ControlOrMeta+Alt+m')
  await expect(box(page, panel)).toBeFocused()
  await page.keyboard.type('Half a thought')
  await expect.poll(() => keptDrafts(page)).toEqual(['Half a thought'])
  // Nobody is asked.
  await page.close({ runBeforeUnload: false })

  const again = await context.newPage()
  await show(again, panel, id)
  await expect(box(again, panel)).toHaveValue('Half a thought')
  await expect(comments(again, panel).locator(':focus')).toHaveCount(0)
  await comments(again, panel)
    .getByRole('button', { name: words('comments.submit'), exact: true })
    .click()
  await expect(thread(again, panel, 'Half a thought')).toHaveCount(1)
  await expect.poll(() => keptDrafts(again)).toEqual([])

  // Whoever leaves has been asked, and leaves it.
  await again.keyboard.press('ControlOrMeta+Alt+m')
  await again.keyboard.type('Never mind')
  await expect.poll(() => keptDrafts(again)).toEqual(['Never mind'])
  await again.getByRole('link', { name: 'Categories' }).click()
  await again.getByRole('alertdialog').getByRole('button').last().click()
  await expect(again).toHaveURL(/categories/)
  await expect.poll(() => keptDrafts(again)).toEqual([])
})

test('39.2 a comment that was being written waits for its author while somebody else signs in', async ({
  page,
  panel,
}) => {
  const id = await openPage(page, panel)
  await expect(toggle(page)).toBeVisible()
  await page.keyboard.press('ControlOrMeta+Alt+m')
  await page.keyboard.type('Only for me')
  await expect.poll(() => keptDrafts(page)).toEqual(['Only for me'])
  await signInElsewhere(page, panel, secondEditor)
  await signInAs(page, panel, secondEditor)

  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(toggle(page)).toBeVisible()
  await expect(box(page, panel)).toHaveCount(0)
  await signInElsewhere(page, panel, admin)
  await signInAs(page, panel, admin)
  await show(page, panel, id)
  await expect(box(page, panel)).toHaveValue('Only for me')
})

test('39.2 one’s own comment is edited, mentions somebody, and is deleted', async ({
  page,
  panel,
}) => {
  const { words } = panel
  await openPage(page, panel)
  await write(page, 'Ask somebody')
  const ours = thread(page, panel, 'Ask somebody')
  await expectAtTrigger(page, ours.getByRole('button', { name: words('document.more') }))
  await more(ours, panel, words('field.edit'))
  const text = comments(page, panel).getByRole('textbox', { name: words('field.edit') })
  await expect(text).toBeFocused()
  await page.keyboard.type(': @no')
  const people = page.getByRole('listbox', { name: words('comments.people') })
  await expect(people.getByRole('option', { selected: true })).toHaveText('Noor Rahimi')
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(text).toHaveValue('Ask somebody: @Noor Rahimi ')
  await page.keyboard.type('knows')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(said(page, panel)).toHaveText(words('comments.edited.done'))
  await expect(ours).toContainText('Ask somebody: @Noor Rahimi knows')
  await expect(ours).toContainText(words('comments.edited'))

  await more(ours, panel, words('document.confirmDelete.confirm'))
  const question = page.getByRole('alertdialog', { name: words('comments.confirmDelete') })
  await question.getByRole('button', { name: words('document.confirmDelete.confirm') }).click()
  await expect(said(page, panel)).toHaveText(words('comments.deleted'))
  await expect(ours).toHaveCount(0)
  await expect(comments(page, panel).getByRole('heading', { level: 2 })).toBeFocused()
})

test('39.2 a comment on a row stays with it, and says when it is gone', async ({ page, panel }) => {
  const { words } = panel
  await openPage(page, panel)
  await page.locator('#field-sections__1__heading').focus()
  await write(page, 'Better name?')
  const list = comments(page, panel)
  const name = (number: number) => `Sections › ${number} › Heading`
  await expect(list.getByRole('region', { name: name(2) })).toBeVisible()

  await page.locator('[data-field="sections"] [data-part="toggle"]').nth(1).focus()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(list.getByRole('region', { name: name(1) })).toBeVisible()
  await expect(mark(page, panel, name(1), 1)).toBeVisible()

  await page
    .locator('[data-field="sections"]')
    .getByRole('button', { name: /More|Actions/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: words('field.remove') }).click()
  await expect(list.getByText(words('comments.gone'))).toBeVisible()
  await expect(thread(page, panel, 'Better name?')).toBeVisible()
})

test('39.2 all of it is done by keyboard', async ({ page, panel }) => {
  const { words } = panel
  await openPage(page, panel)
  await toggle(page).focus()
  await page.keyboard.press('Enter')
  const list = comments(page, panel)
  await expect(list.getByRole('heading', { level: 2 })).toBeFocused()
  await tabTo(page, list.getByRole('button', { name: words('comments.addToDocument') }))
  await page.keyboard.press('Enter')
  await expect(box(page, panel)).toBeFocused()
  await page.keyboard.type('By keys')
  await tabTo(page, list.getByRole('button', { name: words('comments.submit'), exact: true }))
  await page.keyboard.press('Enter')

  const said = thread(page, panel, 'By keys')
  await tabTo(page, said.getByRole('button', { name: words('comments.reply') }))
  await page.keyboard.press('Enter')
  await page.keyboard.type('Yes')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(said).toBeFocused()
  await tabTo(page, said.getByRole('button', { name: words('comments.resolve') }))
  await page.keyboard.press('Enter')
  await expect(said).toHaveCount(0)
  await expect(list.getByRole('heading', { level: 2 })).toBeFocused()

  await page.keyboard.press('Escape')
  await expect(list).toHaveCount(0)
  await expect(toggle(page)).toBeFocused()
})

test('39.2 the palette comments on the field that had the focus', async ({ page, panel }) => {
  const { words } = panel
  await openPage(page, panel)
  await expect(toggle(page)).toBeVisible()
  await page.locator('#field-body').focus()
  await page.keyboard.press('ControlOrMeta+k')
  await page.keyboard.type(words('comments.submit'))
  const field = words('comments.add', { field: 'Introduction' })
  await page.getByRole('option', { name: field }).click()

  await expect(box(page, panel)).toBeFocused()
  await expect(comments(page, panel).getByRole('region', { name: 'Introduction' })).toBeVisible()
  await comments(page, panel)
    .getByRole('button', { name: words('app.cancel') })
    .click()
  await expect(box(page, panel)).toHaveCount(0)
})

test('39.2 words of a rich text are commented on, and found again', async ({ page, panel }) => {
  const { words } = panel
  const id = await openPage(page, panel)
  const article = page.locator('[data-field="article"]').getByRole('textbox').first()
  await article.click()
  await page.keyboard.type('The gulls came back, and the gulls were loud.')
  // The second gulls.
  for (let step = 0; step < ' were loud.'.length; step += 1) await page.keyboard.press('ArrowLeft')
  for (let step = 0; step < 'gulls'.length; step += 1) await page.keyboard.press('Shift+ArrowLeft')
  await page.getByRole('button', { name: words('comments.submit'), exact: true }).click()
  await expect(box(page, panel)).toBeFocused()
  await page.keyboard.type('Terns?')
  await page.keyboard.press('ControlOrMeta+Enter')
  const ours = thread(page, panel, 'Terns?')
  await expect(ours.locator('blockquote')).toHaveText('gulls')
  await expect.poll(() => highlighted(page)).toEqual(['…and the |gulls'])
  await expectAccessible(page)

  await article.click()
  await page.keyboard.press('ControlOrMeta+Home')
  await page.keyboard.type('Once more: ')
  await expect.poll(() => highlighted(page)).toEqual(['…and the |gulls'])
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
  await page.keyboard.press('ControlOrMeta+s')
  await saved
  await expect(page.locator('#action-save-draft')).toHaveAttribute('aria-disabled', 'true')

  await show(page, panel, id)
  await article.scrollIntoViewIfNeeded()
  await expect.poll(() => highlighted(page)).toEqual(['…and the |gulls'])
  await pressWords(page)
  await expect(thread(page, panel, 'Terns?')).toBeFocused()

  await article.click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Nothing of it.')
  await expect(thread(page, panel, 'Terns?').getByText(words('comments.gone'))).toBeVisible()
  await expect.poll(() => highlighted(page)).toEqual([])
})

test('39.2 on a phone the comments lie over the form @phone', async ({ page, panel }) => {
  const { words } = panel
  await page.setViewportSize({ width: 360, height: 740 })
  await openPage(page, panel)
  await page.locator('#field-title').focus()
  await page
    .getByRole('button', { name: words('comments.add', { field: 'Title' }), exact: true })
    .click()
  await expect(box(page, panel)).toBeFocused()
  await page.keyboard.type('On the way')
  await comments(page, panel)
    .getByRole('button', { name: words('comments.submit'), exact: true })
    .click()
  await expect(thread(page, panel, 'On the way')).toBeVisible()
  await expectAccessible(page)
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(wide).toBeLessThanOrEqual(360)

  await comments(page, panel).getByRole('button', { name: 'Title', exact: true }).click()
  await expect(comments(page, panel)).toHaveCount(0)
  await expect(page.locator('#field-title')).toBeFocused()
})

/** Goes on with Tab until it's there. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(target).toBeFocused({ timeout: 50 })
  }).toPass()
}

/** On the field that has the focus, or on the document. */
async function write(page: Page, text: string): Promise<void> {
  await expect(toggle(page)).toBeVisible()
  await page.keyboard.press('ControlOrMeta+Alt+m')
  await expect(page.locator('#comments textarea:focus')).toBeVisible()
  await page.keyboard.type(text)
  await page.keyboard.press('ControlOrMeta+Enter')
}

/** The texts that the browser keeps of comments. */
const keptDrafts = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const asked = indexedDB.open('stateroom-comment-drafts')
        asked.onerror = () => reject(asked.error)
        asked.onsuccess = () => {
          const database = asked.result
          if (!database.objectStoreNames.contains('drafts')) return resolve([])
          const all = database.transaction('drafts').objectStore('drafts').getAll()
          all.onsuccess = () => {
            database.close()
            resolve(all.result.flat().map(({ text }: { text: string }) => text))
          }
        }
      }),
  )

/** The words that are marked, each with what stands before it. */
const highlighted = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...(CSS.highlights.get('stateroom-comments') ?? [])].map((range) => {
      const before = range.startContainer.textContent?.slice(0, range.startOffset) ?? ''
      return `…${before.slice(-8)}|${(range as Range).toString()}`
    }),
  )

async function pressWords(page: Page): Promise<void> {
  const { x, y } = await page.evaluate(() => {
    const [range] = [...(CSS.highlights.get('stateroom-comments') ?? [])] as Range[]
    range!.startContainer.parentElement?.scrollIntoView({ block: 'center' })
    const { left, top, width, height } = range!.getBoundingClientRect()
    return { x: left + width / 2, y: top + height / 2 }
  })
  await page.mouse.click(x, y)
}

async function more(thread: Locator, { words }: Panel, item: string): Promise<void> {
  await thread.getByRole('button', { name: words('document.more') }).click()
  await thread.page().getByRole('menuitem', { name: item }).click()
}

const box = (page: Page, panel: Panel): Locator =>
  comments(page, panel).getByRole('textbox', { name: panel.words('comments.submit'), exact: true })

const said = (page: Page, panel: Panel): Locator =>
  comments(page, panel).getByRole('status').first()

/** What was said, with its replies. */
const thread = (page: Page, panel: Panel, text: string): Locator =>
  comments(page, panel).locator('[data-thread]').filter({ hasText: text })

const mark = (page: Page, { words }: Panel, field: string, count: number): Locator =>
  page.getByRole('button', {
    name: words('comments.at', { field, number: String(count) }),
    exact: true,
  })
