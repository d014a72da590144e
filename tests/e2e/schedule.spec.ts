import type { Page } from '@playwright/test'
import { schedulePath } from '#contracts/schedule'
import { ask } from '../kit/ask.ts'
import type { Panel } from '../kit/fixtures.ts'
import { expect, expectAccessible, test } from '../kit/fixtures.ts'
import { leaveByEscape } from '../kit/questions.ts'

test('DOC-15 publishing is planned by keyboard, shown in the status line, and taken back', async ({
  page,
  panel,
}) => {
  const { words } = panel
  const id = await makePost(page, panel)
  await openPost(page, panel, id)
  await chooseByKey(page, panel)

  const dialog = page.getByRole('dialog', { name: words('schedule.title') })
  await expect(dialog.getByText(words('schedule.none'))).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel(words('schedule.at')).fill('2099-03-04T09:30')
  await dialog.getByLabel(words('field.date.timezone')).selectOption('UTC')
  await dialog.getByRole('button', { name: words('schedule.plan') }).focus()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('listitem')).toContainText('Ann Kowal')
  await leaveByEscape(page)

  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: words('document.publishing') })).toBeFocused()
  await page.reload()
  await expect(told(page, panel)).toBeVisible()

  await chooseByKey(page, panel)
  await dialog.getByRole('button', { name: /^Remove/ }).click()
  await expect(dialog.getByText(words('schedule.none'))).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(told(page, panel)).toHaveCount(0)
})

test('DOC-15 a document that is open when its moment comes says what is the case then', async ({
  page,
  panel,
}) => {
  await page.clock.install()
  const id = await makePost(page, panel, true)
  const soon = await page.evaluate(() => new Date(Date.now() + 3_600_000).toISOString())
  await ask(page, panel, 'POST', schedulePath, {
    collectionSlug: 'posts',
    id,
    action: 'unpublish',
    at: soon,
  })
  await openPost(page, panel, id)
  await expect(page.getByText(panel.words('schedule.willUnpublish', { time: '' }))).toBeVisible()
  await expect(page.getByText(`${panel.words('status.published')} · en`)).toBeVisible()

  // The server's own clock does not go on with the page's.
  const { planned } = await ask(page, panel, 'GET', `${schedulePath}?collectionSlug=posts&id=${id}`)
  await ask(page, panel, 'DELETE', `${schedulePath}/${planned[0].id}`)
  await ask(page, panel, 'PATCH', `/posts/${id}`, { _status: 'draft' })
  await page.clock.fastForward('01:00:20')

  await expect(page.getByText(panel.words('schedule.willUnpublish', { time: '' }))).toHaveCount(0)
  await expect(page.getByText(`${panel.words('status.draft')} · en`, { exact: true })).toBeVisible()
})

test('33.11 DOC-15 a plan that has run goes from the list while that is open', async ({
  page,
  panel,
}) => {
  await page.clock.install()
  const id = await makePost(page, panel, true)
  const at = await page.evaluate(() => new Date(Date.now() + 3_600_000).toISOString())
  await ask(page, panel, 'POST', schedulePath, {
    ...{ collectionSlug: 'posts', id },
    ...{ action: 'unpublish', at },
  })
  await openPost(page, panel, id)
  await chooseByKey(page, panel)
  const dialog = page.getByRole('dialog', { name: panel.words('schedule.title') })
  await expect(dialog.getByRole('listitem')).toHaveCount(1)

  // The server's own clock does not go on with the page's.
  const { planned } = await ask(page, panel, 'GET', `${schedulePath}?collectionSlug=posts&id=${id}`)
  await ask(page, panel, 'DELETE', `${schedulePath}/${planned[0].id}`)
  await page.clock.fastForward('01:00:20')

  await expect(dialog.getByText(panel.words('schedule.none'))).toBeVisible()
  await expect(dialog.getByRole('listitem')).toHaveCount(0)
})

test('DOC-15 a draft that was never published is offered no way back to published', async ({
  page,
  panel,
}) => {
  await openPost(page, panel, await makePost(page, panel))
  await page.getByRole('button', { name: panel.words('document.publishing') }).click()

  await expect(page.getByRole('menuitem', { name: panel.words('schedule.open') })).toBeVisible()
  for (const name of ['document.revertToPublished', 'document.unpublish'] as const) {
    await expect(page.getByRole('menuitem', { name: panel.words(name) })).toHaveCount(0)
  }
})

const told = (page: Page, { words }: Panel) =>
  page.getByText(words('schedule.willPublish', { time: '' }).trim())

async function chooseByKey(page: Page, { words }: Panel): Promise<void> {
  await page.getByRole('button', { name: words('document.publishing') }).focus()
  await page.keyboard.press('Enter')
  const item = page.getByRole('menuitem', { name: words('schedule.open') })
  await expect(item).toBeVisible()
  await page.keyboard.press('Home')
  await expect(page.getByRole('menuitem').first()).toHaveAttribute('data-highlighted')
  const highlighted = page.locator('[role=menuitem][data-highlighted]')
  while ((await item.getAttribute('data-highlighted')) === null) {
    const before = await highlighted.textContent()
    await page.keyboard.press('ArrowDown')
    await expect(highlighted).not.toHaveText(before ?? '')
  }
  await page.keyboard.press('Enter')
}

async function openPost(page: Page, panel: Panel, id: number): Promise<void> {
  await page.goto(panel.at(`/collections/posts/${id}?locale=en`))
  await expect(page.locator('[data-form-ready="true"]')).toBeVisible()
}

async function makePost(page: Page, panel: Panel, isPublished = false): Promise<number> {
  const { docs } = await ask(page, panel, 'GET', '/posts?limit=1&depth=0&locale=en')
  const { title, excerpt, body, kind, author } = docs[0]
  const { doc } = await ask(page, panel, 'POST', `/posts?draft=${!isPublished}`, {
    ...{ title, excerpt, body, kind, author },
    slug: crypto.randomUUID(),
    _status: isPublished ? 'published' : 'draft',
  })
  return doc.id
}
