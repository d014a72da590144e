import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { eventsPath } from '#contracts/events'
import { locksPath } from '#contracts/locks'
import { schedulePath } from '#contracts/schedule'
import { ask } from '../kit/ask.ts'
import { expect, expectAccessible, test } from '../kit/fixtures.ts'
import { holdBack } from '../kit/hold-back.ts'
import { editor } from '../kit/magazine.ts'
import { withoutAnswers } from '../kit/page-config.ts'
import { signIn } from '../kit/sign-in.ts'

const posts = '/collections/posts'
const rows = (page: Page) => page.getByRole('table').getByRole('row')
/** Of the columns that one can choose. */
const heads = (page: Page) => page.getByRole('columnheader').and(page.locator('[id^="heading-"]'))
/** Without what stands beside them. */
const titles = (page: Page) => page.locator('[data-cell-of="title"] [dir="auto"]')
const search = (page: Page) => page.locator('#search-filter-input')
const query = (page: Page) => new URL(page.url()).searchParams
/** What is not asked for with a page. */
const byTheClock = [eventsPath, locksPath]
const onePage = { totalDocs: 2, totalPages: 1, page: 1, limit: 10 }

// Counts rows and looks at the newest: what others write would change both.
test.use({ magazine: 'list' })

/** Clicks where a cell is: the link of the row lies over it, which Playwright takes for an obstacle. */
const clickAt = (cell: Locator, button: 'left' | 'middle' = 'left') =>
  cell.click({ button, force: true })

test('LIST-2 a list has pages, and each has an address @core', async ({ page, panel }) => {
  const { at, words, server } = panel
  const counted = await page.request.get(`${server.api}/posts/count`, {
    headers: { origin: server.origin },
  })
  const { totalDocs: total } = await counted.json()
  const range = (first: number, last: number) =>
    page.getByText(words('list.range', { first, last, total }))
  await page.goto(at(posts))

  await expect(range(1, 25)).toBeVisible()
  await expect(rows(page)).toHaveCount(26)
  await expectAccessible(page)

  const first = await titles(page).first().textContent()
  await page.getByRole('link', { name: words('list.nextPage') }).click()
  await expect(range(26, 50)).toBeVisible()
  await expect(page).toHaveURL(at(`${posts}?page=2`))
  await expect(titles(page).first()).not.toHaveText(first ?? '')

  await page.getByRole('combobox', { name: words('list.perPage') }).selectOption('50')
  await expect(range(1, 50)).toBeVisible()
  await expect(page).toHaveURL(at(`${posts}?limit=50`))

  await page.goBack()
  await expect(range(26, 50)).toBeVisible()
})

test('LIST-2 a list begins as its person had it last; a link shows what it says', async ({
  page,
  panel,
}) => {
  const { at, words } = panel
  await page.goto(at(posts))
  const head = page.locator('#heading-title')
  await head.getByRole('link').click()
  await expect(head).toHaveAttribute('aria-sort', 'ascending')
  const kept = page.waitForRequest((request) => request.postDataJSON()?.value?.limit === 10)
  await page.getByRole('combobox', { name: words('list.perPage') }).selectOption('10')
  await kept
  await page.goBack()
  await page.goForward()
  await expect(page).toHaveURL(at(`${posts}?sort=title&limit=10`))

  await page.locator('#nav-categories').click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Posts')
  await page.locator('#nav-posts').click()
  await expect(page).toHaveURL(at(`${posts}?limit=10&sort=title`))
  await expect(rows(page)).toHaveCount(11)
  await page.goBack()
  await expect(page).toHaveURL(at('/collections/categories'))

  await page.goto(at(`${posts}?page=2`))
  await expect(page.locator('#heading-publishedAt')).toHaveAttribute('aria-sort', 'descending')
  await expect(rows(page)).toHaveCount(26)

  // Left at once, it is kept on the way out.
  await head.getByRole('link').click()
  await expect(head).toHaveAttribute('aria-sort', 'ascending')
  await page.goto(at('/collections/categories'))
  await page.goto(at(posts))
  await expect(page).toHaveURL(at(`${posts}?sort=title`))
})

test('LIST-2 a page beyond the last one says so and leads back, in an order of localized titles as well', async ({
  page,
  panel,
}) => {
  const { at, words } = panel
  const beyond = page.getByText(words('list.beyondEnd', { page: 99, count: 3 }))
  await page.goto(at(`${posts}?page=99&sort=-title`))
  await expect(beyond).toBeVisible()
  await page.goto(at(`${posts}?page=99`))
  await expect(beyond).toBeVisible()
  await page.getByRole('link', { name: words('list.lastPage') }).click()
  await expect(page).toHaveURL(at(`${posts}?page=3`))
  await expect(rows(page)).toHaveCount(11)
})

test('LIST-4 a click on a column’s head sorts by it, another one the other way round', async ({
  page,
  panel,
}) => {
  await page.goto(panel.at(`${posts}?page=2`))
  const head = page.locator('#heading-title')
  const newest = page.locator('#heading-publishedAt')
  await expect(newest).toHaveAttribute('aria-sort', 'descending')

  const unsorted = (await titles(page).first().textContent()) ?? ''
  await head.getByRole('link').click()
  await expect(head).toHaveAttribute('aria-sort', 'ascending')
  await expect(page).toHaveURL(panel.at(`${posts}?sort=title`))
  await expect(newest).toHaveAttribute('aria-sort', 'none')
  await expect(titles(page).first()).not.toHaveText(unsorted)
  const first = (await titles(page).first().textContent()) ?? ''

  await head.getByRole('link').click()
  await expect(head).toHaveAttribute('aria-sort', 'descending')
  await expect(page).toHaveURL(panel.at(`${posts}?sort=-title`))
  await expect(titles(page).first()).not.toHaveText(first)
})

test('LIST-4 the search box filters while one types; Escape clears it @both @core', async ({
  page,
  panel,
}) => {
  const { at, words } = panel
  await page.goto(at(posts))
  await expect(rows(page)).toHaveCount(26)
  const [title] = await titles(page).allTextContents()

  await page.keyboard.press('/')
  await expect(search(page)).toBeFocused()
  await expect(search(page)).toHaveValue('')
  await page.keyboard.type(title ?? '')
  await expect(rows(page)).toHaveCount(2)
  await expect(titles(page)).toHaveText(title ?? '')
  await expect.poll(() => query(page).get('search')).toBe(title)

  await search(page).fill('nothing is called this')
  await expect(page.getByRole('link', { name: words('list.clearSearch') })).toBeVisible()
  await expectAccessible(page)

  await search(page).press('Escape')
  await expect(rows(page)).toHaveCount(26)
  await expect.poll(() => query(page).has('search')).toBe(false)
  await expect(search(page)).toBeFocused()
})

test('the whole row is a link, in this tab or another one', async ({ page, context, panel }) => {
  await page.goto(panel.at(`${posts}?locale=de`))
  const row = rows(page).nth(1)
  const href = await row.getByRole('link').first().getAttribute('href')
  expect(href).toMatch(/\/admin\/collections\/posts\/\d+\?locale=de$/)
  const elsewhere = row.locator('[data-cell-of="kind"]')

  const opened = context.waitForEvent('page')
  await clickAt(elsewhere, 'middle')
  await expect(await opened).toHaveURL(panel.server.origin + href)
  await expect(page).toHaveURL(/\/posts\?locale=de$/)

  await clickAt(elsewhere)
  await expect(page).toHaveURL(panel.server.origin + href)
})

test('LIST-3 a filter in the address is applied, and can be cleared @both', async ({
  page,
  panel,
}) => {
  const { at, words } = panel
  await page.goto(at(`${posts}?where[or][0][and][0][kind][equals]=news`))

  await expect(page.getByText(words('list.filtered', { count: 1 }))).toBeVisible()
  const kinds = page.locator('[data-cell-of="kind"]')
  await expect(kinds.first()).not.toBeEmpty()
  expect(new Set(await kinds.allTextContents()).size).toBe(1)
  await expectAccessible(page)

  await page.getByRole('link', { name: words('list.clearFilters') }).click()
  await expect(rows(page)).toHaveCount(26)
  await expect(page).toHaveURL(at(posts))
})

test.describe('an address with', () => {
  for (const [what, garbage] of [
    ['a filter that is none', '?where=%7Bnonsense'],
    ['an operator that does not exist', '?where[or][0][and][0][title][is]=x'],
    ['an order that does not exist', '?sort=nonsense'],
    ['columns that do not exist', '?columns=["nonsense",7'],
    ['a page and a size that are none', '?page=-3&limit=lots'],
  ] as const) {
    test(`LIST-3 ${what} shows the list all the same`, async ({ page, panel }) => {
      await page.goto(panel.at(posts + garbage))

      await expect(rows(page)).toHaveCount(26)
      await expect(page.getByRole('alert')).toHaveCount(0)
    })
  }

  test('17.16 LIST-3 a filter on a field that is not there is ignored, and a line says which', async ({
    page,
    panel,
  }) => {
    await page.goto(panel.at(`${posts}?where[or][0][and][0][nonsense][equals]=x`))

    await expect(rows(page)).toHaveCount(26)
    await expect(
      page.getByText('1 filter ignored. These documents have no field “nonsense”.'),
    ).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  test('LIST-1 columns shows those', async ({ page, panel }) => {
    await page.goto(panel.at(`${posts}?columns=["title","-kind","featured"]`))

    await expect(heads(page)).toHaveCount(2)
    await expect(page.locator('#heading-featured')).toBeVisible()
  })
})

test('LIST-6 a page costs one request for its rows, and one for each kind of title in it', async ({
  page,
  panel,
}) => {
  await page.goto(panel.at(`${posts}?sort=title`))
  await expect(rows(page)).toHaveCount(26)
  await expect(page.locator('[data-cell-of="author"]').last()).not.toBeEmpty()
  const before = (await titles(page).first().textContent()) ?? ''
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    const isStatus = [...searchParams.keys()].some((name) => statusOfRows.test(name))
    if (byTheClock.some((path) => pathname.endsWith(path))) return
    if (pathname.startsWith('/api/')) asked.push(isStatus ? 'status' : pathname)
  })

  await page.getByRole('link', { name: panel.words('list.nextPage') }).click()
  await expect(titles(page).first()).not.toHaveText(before)
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false')
  await expect(page.locator('[data-cell-of="author"]').last()).not.toBeEmpty()

  expect(asked.filter((path) => path === '/api/posts')).toHaveLength(1)
  expect(asked.filter((path) => path === '/api/authors').length).toBeLessThanOrEqual(1)
  // Which of the drafts are published in an older version, and which are planned to be.
  expect(asked.filter((path) => path === 'status').length).toBeLessThanOrEqual(2)
  expect(asked.length).toBeLessThanOrEqual(4)
})

const statusOfRows = /^where\[and\]\[1\]\[(_status|_stateroomStatus)\]/

test('LIST-6 the page before stays, and can be used, while the next one is on its way', async ({
  page,
  panel,
}) => {
  await page.goto(panel.at(posts))
  await expect(rows(page)).toHaveCount(26)
  const before = await titles(page).allTextContents()
  const answer = await holdBack(page, /\/api\/posts\?.*page=2/)

  await page.getByRole('link', { name: panel.words('list.nextPage') }).click()
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'true')
  expect(await titles(page).allTextContents()).toEqual(before)

  answer()
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false')
  await expect.poll(() => titles(page).allTextContents()).not.toEqual(before)
})

test('a list that cannot be read says why, and can be asked for again @both', async ({
  page,
  panel,
}) => {
  const { at, words } = panel
  await page.route(/\/api\/posts\?/, (route) => route.abort())
  await page.goto(at(posts))

  await expect(page.getByRole('alert')).toContainText(words('problem.server.unreachable'))
  await expectAccessible(page)

  await page.unroute(/\/api\/posts\?/)
  await page.getByRole('button', { name: words('app.tryAgain') }).click()
  await expect(rows(page)).toHaveCount(26)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('HTML in a title is shown as text, a long word does not widen the page', async ({
  page,
  panel,
}) => {
  const names = ['<img src=x onerror="document.title=1">', 'W'.repeat(500)]
  const docs = names.map((name, index) => ({ id: index + 1, name, slug: name }))
  await page.route(/\/api\/categories\?/, (route) => route.fulfill({ json: { ...onePage, docs } }))
  await page.goto(panel.at('/collections/categories'))

  await expect(page.getByText(names[0] ?? '').first()).toBeVisible()
  const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
  expect(await page.evaluate(overflow)).toBe(0)
})

test('files have pictures beside their names @both', async ({ page, panel }) => {
  await page.goto(panel.at('/collections/media?layout=table'))

  const picture = rows(page).nth(1).locator('img')
  await expect(picture).toBeVisible()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(240)
  await expectAccessible(page)
})

test('a list that is opened five times opens no database of the browser a second time', async ({
  page,
  panel: { at },
}) => {
  await page.addInitScript(() => {
    const opened: string[] = []
    Object.assign(window, { opened })
    const { open } = IDBFactory.prototype
    IDBFactory.prototype.open = function (name, ...rest) {
      opened.push(name)
      return open.call(this, name, ...rest)
    }
  })
  await page.goto(at('/'))
  const navigation = page.getByRole('navigation').first()
  for (let visit = 1; visit <= 5; visit += 1) {
    await navigation.getByRole('link', { name: 'Posts', exact: true }).click()
    await expect(rows(page)).toHaveCount(26)
    await navigation.getByRole('link', { name: 'Categories', exact: true }).click()
    await expect(rows(page)).toHaveCount(11)
  }
  const opened = await page.evaluate(() => (window as unknown as { opened: string[] }).opened)
  expect(opened).toContain('stateroom-import')
  expect(opened).toEqual([...new Set(opened)])
})

test('a collection with nothing in it says so and offers a beginning', async ({ page, panel }) => {
  await page.route(/\/api\/pages\?/, (route) =>
    route.fulfill({ json: { ...onePage, docs: [], totalDocs: 0 } }),
  )
  await page.goto(panel.at('/collections/pages'))

  await expect(page.getByText(panel.words('list.empty', { label: 'Pages' }))).toBeVisible()
  const create = panel.words('list.newOf', { label: 'Page' })
  await expect(page.getByRole('main').getByRole('link', { name: create })).toHaveCount(2)
  await expectAccessible(page)
})

test('on a phone a row has two lines and nothing is wider than the page @both @phone', async ({
  page,
  panel,
}) => {
  await page.goto(panel.at(posts))
  await expect(rows(page).last()).toBeVisible()
  const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth

  expect(await page.evaluate(overflow)).toBe(0)
  await expectAccessible(page)
})

test('on a phone the search and its signs are one line, each as large as a finger @phone', async ({
  page,
  panel: { at, words },
}, { project }) => {
  test.skip(project.name !== 'phone', 'Elsewhere all of it is beside the title.')
  await page.goto(at(`${posts}?where[or][0][and][0][kind][equals]=essay`))
  const tool = (name: string) => page.getByRole('button', { name, exact: true })
  const line = [
    page.getByRole('main').getByRole('searchbox'),
    tool(words('list.filter.count', { count: 1 })),
    tool(words('list.columns')),
    tool(words('list.moreTools')),
  ]

  await expect(line[1]!).toContainText('1')
  const boxes = await Promise.all(line.map(async (one) => (await one.boundingBox())!))
  const middles = boxes.map(({ y, height }) => Math.round(y + height / 2))
  expect(new Set(middles).size).toBe(1)
  for (const { width, height } of boxes) expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
})

test('NAV-7 the dashboard leads to every entity, to new documents and to the latest edits @both @phone @core', async ({
  page,
  panel,
}) => {
  const { at, words } = panel
  await page.goto(at('/'))
  await expect(page.getByRole('region', { name: words('dashboard.recent') })).toContainText(/\S/)
  await expect(
    page.getByRole('region', { name: words('dashboard.recent') }).getByRole('listitem'),
  ).toHaveCount(8)
  const drafts = page.getByRole('region', { name: words('dashboard.drafts') })
  const allPosts = drafts.getByRole('list').last().getByRole('link').first()
  await expect(allPosts).toHaveAttribute('href', /_status\]\[equals\]=draft/)
  await expectAccessible(page)

  const card = page.locator('#card-posts')
  const create = card.getByRole('link').nth(1)
  await expect(create).toHaveAttribute('href', /\/collections\/posts\/create$/)
  await expect(page.locator('#card-settings').getByRole('link')).toHaveAttribute(
    'href',
    /\/globals\/settings$/,
  )

  await card.getByRole('link').first().click()
  await expect(page).toHaveURL(at(posts))
  await expect(rows(page)).toHaveCount(26)
})

test('39.1 NAV-7 a draft of one’s own is one click away, and no user is among the latest edits', async ({
  page,
  panel,
}) => {
  const { at, words } = panel
  const title = `Unfinished ${crypto.randomUUID().slice(0, 8)}`
  await ask(page, panel, 'POST', '/posts?draft=true', { title })
  await page.goto(at('/'))
  const own = page.getByRole('region', { name: words('dashboard.mine') })
  await expect(own.getByRole('link', { name: /posts/i }).last()).toHaveAttribute(
    'href',
    /_stateroomOwn\]\[equals\]=true/,
  )
  await expect(
    page.getByRole('region', { name: words('dashboard.recent') }).getByText(/^User/),
  ).toHaveCount(0)
  await own.getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
})

test('39.1 NAV-7 what is planned to be published stands on the dashboard, and in its list', async ({
  page,
  panel,
}) => {
  const { at, words } = panel
  const { docs } = await ask(page, panel, 'GET', '/posts?limit=1&depth=0&locale=en')
  const { excerpt, body, kind, author } = docs[0]
  const title = `Soon ${crypto.randomUUID().slice(0, 8)}`
  const { doc } = await ask(page, panel, 'POST', '/posts?draft=true', {
    ...{ title, excerpt, body, kind, author, slug: crypto.randomUUID() },
  })
  const at9 = '2099-03-04T09:00:00.000Z'
  await ask(page, panel, 'POST', schedulePath, {
    ...{ collectionSlug: 'posts', id: doc.id, action: 'publish', at: at9 },
  })
  await page.goto(at('/'))
  const planned = page.getByRole('region', { name: words('dashboard.scheduled') })
  await expect(planned.getByRole('link', { name: title })).toBeVisible()
  await planned.getByRole('link', { name: /posts/i }).last().click()
  await expect(page.locator('[data-cell-of="title"]').filter({ hasText: title })).toHaveCount(1)
  await expect(page.locator('[data-cell-of="_status"]').first()).toHaveText(
    words('status.scheduled'),
  )
})

test('39.1 NAV-7 what others edited since somebody was here last', async ({ page, panel }) => {
  const { at, server, words } = panel
  const since = page.getByRole('region', { name: words('dashboard.others') })
  const { docs } = await ask(page, panel, 'GET', '/pages?limit=2&depth=0&sort=id')
  await page.goto(at('/'))
  await expect(since).toContainText(words('dashboard.noOthers'))

  const title = `Edited by the author ${crypto.randomUUID().slice(0, 8)}`
  const { cookies } = await signIn(server, editor)
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const edit = (id: number, headers: Record<string, string>) =>
    fetch(`${server.api}/pages/${id}?draft=true`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', origin: server.origin, ...headers },
      body: JSON.stringify({ title }),
    })
  expect((await edit(docs[0].id, { cookie })).status).toBe(200)
  await page.reload()
  await expect(since).toContainText(words('dashboard.noOthers'))

  // An hour passes without them.
  await page.evaluate(() => {
    const [key] = Object.keys(localStorage).filter((name) => name.startsWith('stateroom-visit '))
    const at = new Date(Date.now() - 3_600_000).toISOString()
    localStorage.setItem(key!, JSON.stringify({ since: null, at }))
  })
  await page.reload()
  await expect(since.getByRole('link', { name: title })).toBeVisible()
  await expectAccessible(page)
  // One's own edit is no news, and the same visit goes on.
  await ask(page, panel, 'PATCH', `/pages/${docs[0].id}?draft=true`, { title: `${title}, by me` })
  await page.reload()
  // What the site began with.
  await expect(since.getByRole('listitem').first()).toBeVisible()
  await expect(since.getByRole('link', { name: title })).toHaveCount(0)
})

test('39.1 NAV-7 who has no drafts reads what will be there', async ({ page, panel }) => {
  await withoutAnswers(page)
  await page.route(/_stateroomOwn/, (route) =>
    route.fulfill({ json: { docs: [], totalDocs: 0, totalPages: 1, page: 1, limit: 3 } }),
  )
  await page.goto(panel.at('/'))
  const own = page.getByRole('region', { name: panel.words('dashboard.mine') })
  await expect(own).toContainText(panel.words('dashboard.noMine'))
})

test('NAV-7 the latest edits keep nobody waiting for the rest', async ({ page, panel }) => {
  await withoutAnswers(page)
  await page.route(/\/api\/\w+\?.*sort=-updatedAt/, (route) => route.abort())
  await page.goto(panel.at('/'))

  await expect(page.locator('#card-posts')).toBeVisible()
  await expect(page.getByText(panel.words('dashboard.recentUnknown'))).toBeVisible()
  await page.unroute(/\/api\/\w+\?.*sort=-updatedAt/)
  const recent = page.getByRole('region', { name: panel.words('dashboard.recent') })
  await recent.getByRole('button', { name: panel.words('app.tryAgain') }).click()
  await expect(recent.getByRole('listitem')).toHaveCount(8)
})

test('NAV-7 the dashboard stands as its person arranged it @phone', async ({ page, panel }) => {
  const { at, words } = panel
  const sections = () =>
    page.locator('main section[aria-label]').evaluateAll((all) => all.map((each) => each.ariaLabel))
  await page.goto(at('/'))
  const recent = words('dashboard.recent')
  const drafts = words('dashboard.drafts')
  const locked = words('dashboard.locked')
  await expect.poll(sections).toContain(locked)
  const own = words('dashboard.mine')
  const scheduled = words('dashboard.scheduled')
  const others = words('dashboard.others')
  const groups = (await sections()).slice(0, -6)
  await page.getByRole('button', { name: words('dashboard.arrange') }).press('Enter')
  const panelOf = page.locator('#dashboard-sections')
  const line = (section: string) => panelOf.locator(`[data-part="${section}"]`)

  await line('waiting').getByRole('checkbox').press('Space')
  await line('locked').getByRole('checkbox').press('Space')
  const handle = line('recent').getByRole('button')
  const places = await panelOf.getByRole('listitem').count()
  for (let step = 1; step < places; step += 1) await handle.press('Alt+ArrowUp')
  await expect(handle).toBeFocused()
  await expectAccessible(page)
  await expect
    .poll(sections)
    .toEqual([words('dashboard.arrange'), recent, ...groups, own, scheduled, others])

  await page.reload()
  await expect.poll(sections).toEqual([recent, ...groups, own, scheduled, others])
  await page.getByRole('button', { name: words('dashboard.arrange') }).click()
  await panelOf.getByRole('button', { name: words('arrangement.reset') }).click()
  await expect
    .poll(sections)
    .toEqual([
      words('dashboard.arrange'),
      ...groups,
      own,
      recent,
      drafts,
      scheduled,
      locked,
      others,
    ])
})

test('NAV-7 a section that is newer than an arrangement stands behind the one before it', async ({
  page,
  panel,
}) => {
  const { at, words } = panel
  const preference = '/payload-preferences/stateroom-dashboard'
  const sections = ['waiting', 'recent', 'second-column', 'group:Content']
  await ask(page, panel, 'POST', preference, {
    value: { sections: sections.map((accessor) => ({ accessor, active: true })) },
  })
  await page.goto(at('/'))
  await expect
    .poll(() =>
      page
        .locator('main section[aria-label]')
        .evaluateAll((all) => all.slice(0, 3).map((each) => each.ariaLabel)),
    )
    .toEqual([words('dashboard.drafts'), words('dashboard.scheduled'), words('dashboard.locked')])
  await ask(page, panel, 'POST', preference, { value: { sections: [] } })
})

test('LIST-3 a filter is written line by line, and stands in the address @core', async ({
  page,
  panel,
}) => {
  const { at, words, server } = panel
  await page.goto(at(posts))
  await page.getByRole('button', { name: words('list.filter'), exact: true }).click()
  const filter = page.locator('#list-filter')
  const control = (part: 'field' | 'operator' | 'value', number: number) =>
    filter.getByLabel(words(`list.filter.${part}`, { number }), { exact: true })
  await control('field', 1).selectOption('_status')
  await control('value', 1).selectOption('published')
  await filter.getByRole('button', { name: words('list.filter.addLine'), exact: true }).click()
  await expect(control('field', 2)).toBeFocused()
  await control('field', 2).selectOption('author')
  await control('value', 2).fill('a')
  const first = page.getByRole('listbox').getByRole('option', { disabled: false }).first()
  await first.click()
  await expect(page).toHaveURL(/\[author\]\[equals\]=\d+/)
  await expect(control('value', 2)).not.toHaveValue(/^a?$/)
  const author = await control('value', 2).inputValue()
  await expectAccessible(page)

  const { search } = new URL(page.url())
  const counted = await page.request.get(`${server.api}/posts/count${search}&draft=true`, {
    headers: { origin: server.origin },
  })
  const { totalDocs } = await counted.json()
  await expect(page.getByText(new RegExp(`–\\d+ of ${totalDocs}$`))).toBeVisible()
  await expect(page.locator('[data-cell-of="author"]').first()).toHaveText(author)

  await page.reload()
  await expect(
    page.getByRole('button', { name: words('list.filter.count', { count: 2 }) }),
  ).toBeVisible()
  await page.getByRole('link', { name: words('list.clearFilters') }).click()
  await expect(page).toHaveURL(at(posts))
  await page.goBack()
  await page.getByRole('button', { name: words('list.filter.count', { count: 2 }) }).click()
  await expect(control('value', 2)).toHaveValue(author)
})

test('33.12 LIST-3 posts in none of some categories, and in all of some, are what is listed', async ({
  page,
  panel: { at, words, server },
}) => {
  const read = async (path: string) => {
    const answer = await page.request.get(`${server.api}${path}`, {
      headers: { origin: server.origin },
    })
    return (await answer.json()).docs
  }
  const docs: { categories?: number[] | null }[] = await read('/posts?limit=0&depth=0&draft=true')
  const named: { id: number; name: string }[] = await read('/categories?limit=0&locale=en')
  const all = docs.map(({ categories }) => categories ?? [])
  const two = all.find((categories) => categories.length > 1)?.slice(0, 2) ?? []
  await page.goto(at(posts))
  await page.getByRole('button', { name: words('list.filter'), exact: true }).click()
  const filter = page.locator('#list-filter')
  const control = (part: 'field' | 'operator' | 'value') =>
    filter.getByLabel(words(`list.filter.${part}`, { number: 1 }), { exact: true })
  await control('field').selectOption('categories')
  await control('operator').selectOption('not_in')
  for (const id of two) {
    const title = named.find((category) => category.id === id)?.name ?? ''
    await control('value').fill(title)
    await page.getByRole('listbox').getByRole('option', { name: title }).first().click()
  }
  const none = all.filter((categories) => !two.some((id) => categories.includes(id)))
  await expect(page.getByText(new RegExp(`–\\d+ of ${none.length}$`))).toBeVisible()
  await control('operator').selectOption('all')
  const both = all.filter((categories) => two.every((id) => categories.includes(id)))
  await expect(page.getByText(new RegExp(`–\\d+ of ${both.length}$`))).toBeVisible()
})

test('LIST-1 columns are chosen and moved by key, and found again without the address', async ({
  page,
  panel: { at, words },
}) => {
  await page.goto(at('/collections/categories'))
  await expect(heads(page)).toHaveCount(3)
  await page.getByRole('button', { name: words('list.columns') }).press('Enter')
  const columns = page.locator('#list-columns')
  const line = (accessor: string) => columns.locator(`[data-part="${accessor}"]`)
  await line('updatedAt').getByRole('checkbox').press('Space')
  await expect(page.locator('#heading-updatedAt')).toBeVisible()
  const kept = page.waitForResponse((response) => {
    const written = response.request().postDataJSON()?.value
    return written?.columns?.[0]?.accessor === 'slug'
  })
  await line('slug').getByRole('button').press('Alt+ArrowUp')
  await kept
  await expect(heads(page).first()).toHaveAttribute('id', 'heading-slug')
  await expect(line('slug').getByRole('button')).toBeFocused()
  await expectAccessible(page)

  await page.goto(at('/collections/categories'))
  await expect(heads(page)).toHaveCount(4)
  await expect(heads(page).first()).toHaveAttribute('id', 'heading-slug')
  await page.getByRole('button', { name: words('list.columns') }).click()
  await columns.getByRole('button', { name: words('arrangement.reset') }).click()
  await expect(heads(page)).toHaveCount(3)
})

test('LIST-4 back leads to the same row; anew the list begins at its top', async ({
  page,
  panel: { at },
}) => {
  await page.goto(at(posts))
  await expect(rows(page)).toHaveCount(26)
  await titles(page).nth(20).click()
  await expect(page.locator('#field-title')).toBeVisible()
  await page.goBack()
  await expect(rows(page)).toHaveCount(26)
  const frame = page.getByRole('table').locator('..')
  await expect.poll(() => frame.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(100)

  await page.locator('#nav-categories').click()
  await expect(rows(page)).toHaveCount(11)
  await page.locator('#nav-posts').click()
  await expect(rows(page)).toHaveCount(26)
  await expect.poll(() => frame.evaluate(({ scrollTop }) => scrollTop)).toBe(0)
})

test('LIST-4 shift and a click sort by one more column', async ({ page, panel: { at } }) => {
  await page.goto(at(`${posts}?sort=kind`))
  const head = page.locator('#heading-title')
  await head.getByRole('link').click({ modifiers: ['Shift'] })

  await expect(page).toHaveURL(/sort=kind%2Ctitle|sort=kind,title/)
  await expect(head).toHaveAttribute('aria-sort', 'other')
  await expect(page.locator('#heading-kind')).toHaveAttribute('aria-sort', 'ascending')
})

test('LIST-4 what a list finds is written into a file, all of its pages', async ({
  page,
  panel,
}) => {
  const { at, server, words } = panel
  const filter = 'where[or][0][and][0][kind][equals]=essay'
  await page.goto(at(`${posts}?${filter}&columns=["title","_status"]`))
  await page.getByRole('button', { name: words('list.moreTools'), exact: true }).click()
  await page.getByRole('menuitem', { name: words('export.open') }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page)
  const written = page.waitForEvent('download')
  await page
    .getByRole('button', { name: words('export.start'), exact: true })
    .last()
    .click()

  const file = await written
  expect(file.suggestedFilename()).toBe('posts.csv')
  const [head, ...lines] = readFileSync(await file.path(), 'utf8').split('\r\n')
  expect(head).toBe('\uFEFFtitle,_status')
  const counted = await page.request.get(`${server.api}/posts/count?${filter}&draft=true`, {
    headers: { origin: server.origin },
  })
  const { totalDocs } = await counted.json()
  expect(totalDocs).toBeGreaterThan(26)
  expect(lines.filter((line) => line !== '')).toHaveLength(totalDocs)
  const text = words('export.done', { count: totalDocs, number: totalDocs, label: 'Posts' })
  await expect(page.getByText(text)).toBeVisible()
})
