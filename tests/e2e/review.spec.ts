import type { Locator, Page } from '@playwright/test'
import type { ReviewStep } from '#contracts/review'
import { reviewPath } from '#contracts/review'
import { ask } from '../kit/ask.ts'
import { expectAtTrigger } from '../kit/at-trigger.ts'
import type { Panel } from '../kit/fixtures.ts'
import { draftPost, expect, expectAccessible, test } from '../kit/reviewed-site/fixtures.ts'

test.use({ magazine: 'with reviews' })

const publish = (page: Page): Locator => page.locator('#action-save')
const approve = (page: Page): Locator => page.locator('#review-approve')
const request = (page: Page): Locator => page.locator('#review-ask')
const bar = (page: Page): Locator => page.locator('[data-review]')

async function open(page: Page, panel: Panel, id: number): Promise<void> {
  await page.goto(panel.at(`/collections/posts/${id}?locale=en`))
  await expect(page.locator('[data-form-ready="true"]')).toBeVisible()
}

type Step = Pick<ReviewStep, 'action' | 'note' | 'to'>

/** A step of whoever is before this page, about what is stored. */
async function step(page: Page, panel: Panel, id: number, taken: Step): Promise<void> {
  const of = `collectionSlug=posts&id=${id}`
  const { content, events } = await ask(page, panel, 'GET', `${reviewPath}?${of}`)
  await ask(page, panel, 'POST', reviewPath, {
    ...{ collectionSlug: 'posts', id, ...taken },
    ...{ content, last: events[0]?.id ?? null },
  })
}

const title = (page: Page): Locator => page.locator('#field-title')
const isReview = (url: URL) => url.pathname.endsWith(reviewPath)

/** What else can be done with what visitors see. */
const options = (page: Page, { words }: Panel): Locator =>
  page.getByRole('button', { name: words('document.publishing'), exact: true })

test('39.2 a writer requests a review, it is approved in one action, and published @both', async ({
  writer,
  reviewer,
  panel,
}) => {
  const { words } = panel
  const id = await draftPost(writer, panel)
  await open(writer, panel, id)
  await expect(publish(writer)).toHaveCount(0)
  await request(writer).click()
  const dialog = writer.getByRole('dialog', { name: words('review.askDialog.title') })
  await dialog.getByRole('textbox', { name: words('review.note') }).fill('Is the tone right?')
  await expectAccessible(writer)
  await expectAtTrigger(writer, dialog.getByRole('combobox', { name: words('review.reviewers') }))
  await dialog.getByRole('button', { name: words('review.askDialog.confirm') }).click()
  await expect(dialog).toHaveCount(0)
  await expect(bar(writer)).toContainText(words('review.state.inReview'))
  await expect(bar(writer)).toContainText('Is the tone right?')

  await open(reviewer, panel, id)
  await expect(bar(reviewer)).toContainText('Is the tone right?')
  await expectAccessible(reviewer)
  await expect(publish(reviewer)).toHaveCount(0)
  await approve(reviewer).click()
  await expect(bar(reviewer)).toContainText(words('review.state.approved'))
  await expect(bar(writer)).toContainText(words('review.state.approved'))

  await publish(reviewer).click()
  await expect(bar(reviewer)).toHaveCount(0)
  await expect(bar(writer)).toHaveCount(0)
})

test('39.2 an edit ends the approval, and shows exactly what differs from what was approved', async ({
  writer,
  reviewer,
  panel,
}) => {
  const { words } = panel
  const id = await draftPost(writer, panel)
  await step(reviewer, panel, id, { action: 'approve' })
  await open(writer, panel, id)
  await open(reviewer, panel, id)
  await expect(bar(reviewer)).toContainText(words('review.state.approved'))
  await title(writer).fill('Gulls at night')
  await writer.keyboard.press('ControlOrMeta+s')

  await expect(bar(writer)).toContainText(words('review.state.inReview'))
  await expect(bar(reviewer)).toContainText(words('review.state.inReview'))
  await bar(reviewer)
    .getByRole('link', { name: words('review.changesSince') })
    .first()
    .click()
  await expect(reviewer.getByRole('main')).toContainText('Gulls at night')
  await expect(reviewer).toHaveURL(/compareValue=/)
})

test('39.2 changes are requested with a note, made, and reviewed again', async ({
  writer,
  reviewer,
  panel,
}) => {
  const { words } = panel
  const id = await draftPost(writer, panel)
  await step(writer, panel, id, { action: 'ask' })
  await open(reviewer, panel, id)
  const changes = words('review.askChanges')
  await bar(reviewer).getByRole('button', { name: changes }).click()
  const dialog = reviewer.getByRole('dialog', { name: words('review.changesDialog.title') })
  const confirm = dialog.getByRole('button', { name: words('review.changesDialog.confirm') })
  await expect(confirm).toHaveAttribute('aria-disabled', 'true')
  await dialog.getByRole('textbox').fill('Which gulls?')
  await confirm.click()
  await expect(bar(reviewer)).toContainText(words('review.state.changesAsked'))

  await open(writer, panel, id)
  await expect(bar(writer)).toContainText('Which gulls?')
  await title(writer).fill('Herring gulls')
  await request(writer).click()
  const again = writer.getByRole('dialog', { name: words('review.askDialog.title') })
  await again.getByRole('button', { name: words('review.askDialog.confirm') }).click()
  await expect(bar(writer)).toContainText(words('review.state.inReview'))
  const { title: stored } = await ask(writer, panel, 'GET', `/posts/${id}?draft=true&locale=en`)
  expect(stored).toBe('Herring gulls')
})

test('39.2 nobody approves what they wrote themselves, and reads why', async ({
  reviewer,
  panel,
}) => {
  const { words } = panel
  const id = await draftPost(reviewer, panel)
  await step(reviewer, panel, id, { action: 'ask' })
  await open(reviewer, panel, id)
  await expect(bar(reviewer)).toContainText(words('problem.review.own'))
  await expect(approve(reviewer)).toHaveCount(0)
  await expect(publish(reviewer)).toHaveAccessibleDescription(words('review.refusal.inReview'))
})

test('39.2 of two who decide at once one hears what the other did', async ({
  page,
  writer,
  reviewer,
  panel,
}) => {
  const { words } = panel
  const id = await draftPost(writer, panel)
  await open(page, panel, id)
  await expect(approve(page)).toBeVisible()
  let isFirst = true
  await page.route(isReview, async (route) => {
    if (route.request().method() === 'POST' && isFirst) {
      isFirst = false
      await step(reviewer, panel, id, { action: 'askChanges', note: 'Not yet.' })
    }
    await route.continue()
  })
  await approve(page).click()
  await expect(page.getByText(words('problem.review.stale'))).toBeVisible()
  await expect(bar(page)).toContainText('Not yet.')
  await expect(bar(page)).toContainText(words('review.state.changesAsked'))
})

test('39.2 a review is found in the inbox, the list and on the dashboard', async ({
  writer,
  reviewer,
  panel,
}) => {
  const { words } = panel
  const id = await draftPost(writer, panel, `Terns ${crypto.randomUUID().slice(0, 6)}`)
  const { user } = await ask(reviewer, panel, 'GET', '/users/me')
  const to = [{ collection: 'users', id: user.id }]
  await step(writer, panel, id, { action: 'ask', note: 'Before Friday, please.', to })
  await reviewer.goto(panel.at('/'))
  const section = reviewer.getByRole('region', { name: words('dashboard.inReview') })
  await expect(section).toContainText('Terns')

  await reviewer.locator('#inbox').click()
  const inbox = reviewer.getByRole('dialog', { name: words('inbox.title') })
  await inbox.getByRole('listitem').filter({ hasText: 'Before Friday' }).getByRole('link').click()
  await expect(bar(reviewer)).toContainText('Before Friday, please.')

  await reviewer.goto(panel.at('/collections/posts'))
  await reviewer.locator('#list-quick-inReview').click()
  await expect(reviewer.locator(`[data-row="${id}"]`)).toContainText(words('review.state.inReview'))
})

test('39.2 on a phone the review stands above the form @phone', async ({
  writer,
  reviewer,
  panel,
}) => {
  const { words } = panel
  const id = await draftPost(writer, panel)
  await step(writer, panel, id, { action: 'ask', note: 'A long note. '.repeat(20) })
  await reviewer.setViewportSize({ width: 360, height: 740 })
  await open(reviewer, panel, id)
  await expect(bar(reviewer)).toBeVisible()
  await expectAccessible(reviewer)
  await options(reviewer, panel).click()
  const changes = reviewer.getByRole('menuitem', { name: words('review.askChanges') })
  await expect(changes).toBeVisible()
  await reviewer.keyboard.press('Escape')
  await approve(reviewer).press('Enter')
  await expect(bar(reviewer)).toContainText(words('review.state.approved'))
})
