import type { Page } from '@playwright/test'
import type { Panel } from '../kit/fixtures.ts'
import { expect, expectAccessible, test } from '../kit/fixtures.ts'
import { holdBack } from '../kit/hold-back.ts'
import { editor } from '../kit/magazine.ts'
import { comesAs } from '../models/kit/people.ts'

const posts = '/collections/posts?locale=en'
const drafts = `${posts}&where[or][0][and][0][_status][equals]=draft&sort=-title`

const trigger = (page: Page) => page.locator('[data-views]')
const changed = (page: Page, { words }: Panel) => trigger(page).getByText(words('views.changed'))
const statuses = (page: Page) => page.locator('[data-cell-of="_status"]')
const entries = (page: Page) => page.getByRole('menu').locator('[role^=menuitem]')
const query = (page: Page) => new URL(page.url()).searchParams

async function choose(page: Page, name: string): Promise<void> {
  await trigger(page).click()
  await page.getByRole('menu').getByText(name, { exact: true }).click()
}

async function makeView({ request }: Page, { server }: Panel, view: object): Promise<number> {
  const onlyMe = { constraint: 'onlyMe' }
  const answer = await request.post(`${server.api}/payload-query-presets`, {
    data: {
      relatedCollection: 'posts',
      access: { read: { constraint: 'everyone' }, update: onlyMe, delete: onlyMe },
      ...view,
    },
    headers: { origin: server.origin },
  })
  expect(answer.status()).toBe(201)
  return (await answer.json()).doc.id
}

test('LIST-4 a list is kept under a name, found again, changed, and deleted, by key alone @core', async ({
  page,
  panel,
}) => {
  const { words } = panel
  const answer = await holdBack(page, /payload-query-presets/)
  await page.goto(panel.at(drafts))
  await expect(statuses(page).first()).toBeVisible()

  await trigger(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menu')).toBeFocused()
  answer()
  await expect(entries(page).first()).toHaveAttribute('data-highlighted')
  // Others may have shared theirs, which stand above it.
  await page.keyboard.press('End')
  await expect(entries(page).last()).toHaveAttribute('data-highlighted')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: words('views.name'), exact: true })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.type('Unfinished')
  await page.keyboard.press('Enter')

  await expect(trigger(page)).toBeFocused()
  await expect(trigger(page)).toHaveText('Unfinished')
  await expect.poll(() => query(page).has('preset')).toBe(true)
  await expect.poll(() => query(page).has('sort')).toBe(false)

  // One of the filters of one press tells of it.
  const inForce = page.locator('#list-quick-draft')
  await page.reload()
  await expect(trigger(page)).toHaveText('Unfinished')
  await expect(page.locator('#heading-title')).toHaveAttribute('aria-sort', 'descending')
  await expect(inForce).toHaveAttribute('aria-pressed', 'true')
  await expect(changed(page, panel)).toHaveCount(0)

  await inForce.click()
  await expect(changed(page, panel)).toBeVisible()
  await choose(page, words('views.reset'))
  await expect(changed(page, panel)).toHaveCount(0)
  await expect(inForce).toHaveAttribute('aria-pressed', 'true')

  await choose(page, words('views.delete'))
  await page.getByRole('button', { name: words('views.confirmDelete.confirm') }).click()
  await expect(trigger(page)).toHaveText(words('views.open'))
  await expect.poll(() => query(page).has('preset')).toBe(false)
})

test('LIST-4 what somebody shares is seen by others, who cannot change it', async ({
  page,
  panel,
}) => {
  const { words } = panel
  const where = { or: [{ and: [{ kind: { equals: 'essay' } }] }] }
  const columns = [
    { accessor: 'title', active: true },
    { accessor: 'kind', active: true },
  ]
  await makeView(page, panel, { title: 'Essays', where, columns })
  await comesAs(page, panel, editor)
  await page.goto(panel.at(posts))
  await expect(trigger(page)).not.toHaveAttribute('aria-busy')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
  await page.keyboard.type('essays')
  await page.getByRole('option', { name: words('views.choose', { title: 'Essays' }) }).click()

  await expect(trigger(page)).toHaveText('Essays')
  await expect(page.locator('[id^="heading-"]')).toHaveCount(2)
  await expect(changed(page, panel)).toHaveCount(0)
  await trigger(page).click()
  const save = page.locator('[role=menu] [data-value="view-save"]')
  await expect(save).toHaveAttribute('aria-disabled', 'true')
  await expect(save).toContainText(words('views.refusal.notYours'))
})

test('LIST-4 bad input: a view that is gone, or names what is gone, is told above the plain list', async ({
  page,
  panel,
}) => {
  const { words } = panel
  await page.goto(panel.at(`${posts}&preset=4711`))
  await expect(page.getByText(words('views.unknown'))).toBeVisible()
  await expect(page.locator('tbody tr')).toHaveCount(25)

  const id = await makeView(page, panel, {
    title: 'Moody',
    where: { or: [{ and: [{ mood: { equals: 'low' } }] }] },
    columns: [{ accessor: 'mood', active: true }],
  })
  await page.goto(panel.at(`${posts}&preset=${id}`))
  const gone = { title: 'Moody', names: 'mood' }
  await expect(page.getByText(words('views.goneFilters', gone))).toBeVisible()
  await expect(page.getByText(words('views.goneColumns', gone))).toBeVisible()
  await expect(page.locator('tbody tr')).toHaveCount(25)
})
