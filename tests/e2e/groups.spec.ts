import type { Page } from '@playwright/test'
import { groupsPath } from '#contracts/groups'
import { ask } from '../kit/ask.ts'
import { expect, expectAccessible, test } from '../kit/fixtures.ts'

const posts = '/collections/posts?locale=en'

const group = (page: Page, key: string) => page.locator(`[data-group="${key}"]`)
const heading = (page: Page, key: string) => group(page, key).locator('[aria-expanded]')
const rows = (page: Page, key: string) => group(page, key).locator('[data-cell-of="title"]')
const query = (page: Page) => new URL(page.url()).searchParams

test('LIST-4 R7 a list is grouped by a field, by key alone, and counts as the server does', async ({
  page,
  panel,
}) => {
  const { words } = panel
  await page.goto(panel.at(posts))
  await expect(page.locator('tbody tr')).toHaveCount(25)
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
  await page.keyboard.type('group kind')
  await page
    .getByRole('option', {
      name: words('palette.choice', { name: words('groups.open'), choice: 'Kind' }),
    })
    .click()
  await expect(page.locator('#list-group')).toHaveText(words('groups.by', { label: 'Kind' }))
  await expect.poll(() => query(page).get('groupBy')).toBe('kind')

  const where = '/posts?depth=0&limit=1&draft=true&where[kind][equals]=essay'
  const { totalDocs } = await ask(page, panel, 'GET', where)
  const count = words('groups.count', { count: totalDocs, number: totalDocs })
  await expect(heading(page, 'essay')).toContainText(count)
  await expect(rows(page, 'essay').first()).toBeVisible()
  await expectAccessible(page)

  await heading(page, 'essay').press('Enter')
  await expect(heading(page, 'essay')).toHaveAttribute('aria-expanded', 'false')
  await expect(rows(page, 'essay')).toHaveCount(0)
})

test('LIST-4 a group goes on by itself; what is chosen lasts over groups and pages', async ({
  page,
  panel,
}) => {
  const { words } = panel
  const asked: string[] = []
  page.on('request', (request) => {
    if (/\/api\/(posts\?|stateroom\/groups)/.test(request.url())) asked.push(request.url())
  })
  await page.goto(panel.at(`${posts}&groupBy=kind&limit=10`))
  await expect(rows(page, 'essay')).toHaveCount(10)
  const groups = await page.locator('[data-group]').count()
  await expect(rows(page, 'news').first()).toBeVisible()
  expect(asked.filter((url) => url.includes(groupsPath))).toHaveLength(1)
  const ofRows = () => asked.filter((url) => url.includes('limit=10') && !url.includes(groupsPath))
  await expect.poll(() => ofRows().length).toBe(groups)

  await group(page, 'news').locator('td[data-cell="select"] input').first().check()
  const before = await rows(page, 'essay').allTextContents()
  await group(page, 'essay')
    .getByRole('link', { name: words('list.page', { page: 2 }) })
    .click()
  await expect(page).toHaveURL(/queryByGroup/)
  expect(JSON.parse(query(page).get('queryByGroup')!)).toEqual({ essay: { page: 2 } })
  // The address changes before the rows do, and what is chosen until then is on the page before.
  await expect.poll(() => rows(page, 'essay').allTextContents()).not.toEqual(before)
  await expect(rows(page, 'essay').first()).toBeVisible()
  await group(page, 'essay').locator('td[data-cell="select"] input').first().check()
  const told = words('selection.count', { count: 2, number: 2 })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(told)
})

test('LIST-4 bad input: garbage in the address of groups is as if it were not said', async ({
  page,
  panel,
}) => {
  const { words } = panel
  await page.goto(panel.at(`${posts}&groupBy=__proto__&queryByGroup={`))
  await expect(page.locator('tbody tr')).toHaveCount(25)
  await expect(page.locator('#list-group')).toHaveText(words('groups.open'))

  await page.goto(panel.at(`${posts}&groupBy=kind&queryByGroup={"essay":7}&page=19`))
  await expect(page.getByText(words('groups.beyondEnd', { page: 19 }))).toBeVisible()
  await page.getByRole('link', { name: words('groups.first') }).click()
  await expect(rows(page, 'essay').first()).toBeVisible()
})

test('LIST-4 a view keeps its groups @phone', async ({ page, panel }) => {
  const onlyMe = { constraint: 'onlyMe' }
  const { doc } = await ask(page, panel, 'POST', '/payload-query-presets', {
    title: 'By kind',
    relatedCollection: 'posts',
    access: { read: onlyMe, update: onlyMe, delete: onlyMe },
    groupBy: '-kind',
  })
  await page.goto(panel.at(`${posts}&preset=${doc.id}`))
  await expect(rows(page, 'essay').first()).toBeVisible()
  const changed = page.locator('[data-views]').getByText(panel.words('views.changed'))
  await expect(changed).toHaveCount(0)
  await page.locator('#list-group').click()
  await page.locator('[role=menu] [data-value="group-none"]').click()
  await expect(page.locator('[data-group]')).toHaveCount(0)
  await expect(changed).toBeVisible()
})
