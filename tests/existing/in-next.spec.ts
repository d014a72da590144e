import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { watchPage } from '../../testing/browser/page-watch.ts'
import { writeIn, writerOf } from '../kit/rich-text.ts'
import { buildComponents } from './project.ts'

const {
  EXISTING_FOLDER: folder = '',
  EXISTING_MODE: mode,
  EXISTING_ORIGIN: origin = '',
} = process.env
const edits = Number(process.env.EXISTING_EDITS)
const isDevelopment = mode === 'development'
const ada = { email: 'ada@shop.example', password: 'a-long-password' }

test.describe.configure({ mode: 'serial' })
test.use({ baseURL: origin })

test('21.1 the panel is at the API, and at the address of a route file', async ({ page }) => {
  const watch = watchPage(page)
  for (const address of ['/api/stateroom/panel', '/stateroom']) {
    await page.goto(address)
    const title = isDevelopment ? 'Create the first user' : 'Sign in'
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    expect(new URL(page.url()).pathname).toBe(address)
  }
  watch.mustBeQuiet()
})

test('21.1 ACC-1 whoever comes first makes the first user, as in Payload itself', async ({
  page,
}) => {
  test.skip(!isDevelopment, 'its database has users')
  await page.goto('/stateroom')
  await page.getByLabel('Email').fill(ada.email)
  await page.getByLabel(/^Password/).fill(ada.password)
  await page.getByLabel('Confirm password').fill(ada.password)
  await page.getByLabel('Role').selectOption('owner')
  await page.getByRole('button', { name: 'Create user' }).click()

  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  const navigation = page.getByRole('navigation').filter({ hasText: 'Books' })
  await expect(navigation.getByRole('link', { name: 'Form Submissions' })).toBeVisible()
})

test('18.13 the routes of the API are guarded: bodies, reads by POST, headers', async ({
  page,
}) => {
  const json = { 'content-type': 'application/json', ...once }
  const large = await page.request.post('/api/books', {
    headers: json,
    data: Buffer.alloc(6 * 2 ** 20, 'x'),
  })
  expect(large.status()).toBe(413)

  for (const override of ['x-http-method-override', 'x-payload-http-method-override']) {
    const headers = { [override]: 'GET', 'content-type': 'application/x-www-form-urlencoded' }
    const read = await page.request.post('/api/books', {
      headers: { ...headers, ...once },
      data: 'limit=0&depth=10',
    })
    expect((await read.json()).limit).toBeLessThanOrEqual(100)
    expect((await read.json()).limit).toBeGreaterThan(0)
  }
  const me = await get(page, '/api/users/me')
  expect(me.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
  })
})

test('21.1 a document is written, kept, and the same in Payload’s own admin', async ({ page }) => {
  const watch = watchPage(page)
  await signIn(page, '/stateroom/collections/books/create')
  await page.getByLabel(/^Title/).fill(`The harbour, ${mode}`)
  await page.getByLabel('Price').fill('12')
  await expect(page.getByLabel('Size in MB')).toHaveCount(0)
  await page.getByLabel('Digital edition').check()
  await page.getByLabel('Size in MB').fill('3')
  await writeIn(writerOf(page, 'description'), 'It begins at sea.')
  await page.getByRole('tab', { name: 'SEO' }).click()
  await page
    .getByRole('button', { name: /^Generate/ })
    .first()
    .click()
  await expect(page.getByLabel(/^Title/)).toHaveValue(`The harbour, ${mode} – The bookshop`)
  await page.getByRole('button', { name: 'Publish' }).first().click()
  await expect(page.locator('form').getByRole('status').first()).toContainText('Published')
  await expect(page).toHaveURL(/books\/\d+/)
  const id = /books\/(\d+)/.exec(page.url())![1]

  const kept = await (await get(page, `/api/books/${id}`)).json()
  expect(kept).toMatchObject({
    title: `The harbour, ${mode}`,
    slug: `the-harbour-${mode}`,
    price: 12,
    megabytes: 3,
    meta: { title: `The harbour, ${mode} – The bookshop` },
    _status: 'published',
  })
  expect(JSON.stringify(kept.description)).toContain('It begins at sea.')
  watch.mustBeQuiet()

  await page.goto('/')
  await expect(page.getByText('It begins at sea.').first()).toBeVisible()
  // In development it takes minutes to compile.
  if (isDevelopment) return
  await page.goto(`/admin/collections/books/${id}`)
  await expect(page.locator('#field-title')).toHaveValue(`The harbour, ${mode}`)
})

test('21.1 21.4 a field and a slot of the project’s own are built for the panel', async ({
  page,
}) => {
  const watch = watchPage(page)
  for (const base of ['/stateroom', '/api/stateroom/panel']) {
    await signIn(page, `${base}/collections/books/create`)
    const navigation = page.getByRole('navigation').filter({ hasText: 'Books' })
    await expect(navigation.getByRole('link', { name: 'To the shop' })).toBeVisible()
    await page.getByLabel('Price').fill('7')
    await expect(page.getByText('7 euros, with tax.')).toBeVisible()
  }
  await page.goto('/stateroom')
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await expect(page.getByText('stateroom build')).toHaveCount(0)
  watch.mustBeQuiet()
})

test('21.4 developers are told that a component has changed since, until it is built', async ({
  page,
}) => {
  test.skip(!isDevelopment, 'nobody edits a build')
  // The project is built and compiled twice.
  test.setTimeout(300_000)
  const notice = page.getByText('need a new build. Run “npx stateroom build”')
  const file = join(folder, 'src/components/ShopLink.tsx')
  const before = readFileSync(file, 'utf8')
  writeFileSync(file, before.replace('To the shop', 'Back to the shop'))
  await signIn(page, '/stateroom')
  await expect(notice).toBeVisible()
  const config = async () => (await get(page, '/api/stateroom/config')).text()
  const [original = ''] = /ShopLink-\d+-[\w-]+\.js/.exec(await config()) ?? []

  // Payload hears of edits from a page of the project's own.
  await page.goto('/')
  await buildComponents({ folder, database: join(folder, 'bookshop.db') })
  await expect.poll(config).toMatch(/ShopLink-\d+-/)
  await expect.poll(config).not.toContain(original)
  await page.goto('/stateroom')
  await expect(page.getByRole('link', { name: 'Back to the shop' })).toBeVisible()
  await expect(notice).toHaveCount(0)

  await page.goto('/')
  writeFileSync(file, before)
  await buildComponents({ folder, database: join(folder, 'bookshop.db') })
  await expect.poll(config).toContain(original)
})

test('21.1 an address deep in the panel opens as it is, and a file of it is kept', async ({
  page,
}) => {
  await signIn(page, '/stateroom/collections/authors')
  await page.reload()

  await expect(page.getByRole('heading', { name: 'Authors' })).toBeVisible()
  const script = await page.locator('script[type="module"]').first().getAttribute('src')
  const first = await get(page, script!)
  expect(first.headers()['cache-control']).toContain('immutable')
  const again = await get(page, script!, { 'if-none-match': first.headers().etag! })
  expect(again.status()).toBe(304)
  expect((await page.request.head(script!, { headers: once })).status()).toBe(200)
  expect((await get(page, '/stateroom/assets/nothing.js')).status()).toBe(404)
})

test('21.1 LOCK-6 events go on, and the panel has the new config, after edits of the project', async ({
  page,
}) => {
  test.skip(!isDevelopment, 'nobody edits a build')
  test.setTimeout(60_000 + edits * 30_000)
  await signIn(page, '/stateroom')
  // Payload hears of edits from a page of the project's own.
  await page.goto('/')
  const file = join(folder, 'src/collections/authors.ts')
  const before = readFileSync(file, 'utf8')
  const list = async () => (await get(page, '/api/stateroom/config')).text()
  for (let edit = 1; edit <= edits; edit += 1) {
    const label = `Edited ${edit}`
    writeFileSync(file, before.replace("{ name: 'name', ", `{ name: 'name', label: '${label}', `))
    await expect.poll(list, { message: label }).toContain(label)
  }
  writeFileSync(file, before)
  await expect.poll(list).not.toContain('Edited')

  await page.goto('/stateroom/collections/authors/create')
  await page.getByLabel(/^Name/).fill('Grace')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/authors\/\d+/)
  const id = /authors\/(\d+)/.exec(page.url())![1]!
  expect(await page.evaluate(hearOfASave, id)).toMatchObject({
    type: 'saved',
    document: { collectionSlug: 'authors', id: Number(id) },
  })
})

/** In the browser: listens to a document as another window would, and saves it. */
async function hearOfASave(id: string): Promise<unknown> {
  const stream = crypto.randomUUID()
  const send = (method: string, address: string, body: object) =>
    fetch(address, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const source = new EventSource(`/api/stateroom/events?stream=${stream}`)
  const saved = new Promise((resolve) => {
    source.onmessage = ({ data }) => {
      const event = JSON.parse(data)
      if (event.type === 'saved') resolve(event)
    }
  })
  await new Promise((resolve) => {
    source.onopen = resolve
  })
  const document = { collectionSlug: 'authors', id, activity: 'viewing' }
  await send('POST', '/api/stateroom/events', { stream, documents: [document], collections: [] })
  await send('PATCH', `/api/authors/${id}`, { name: 'Grace Hopper' })
  const event = await saved
  source.close()
  return event
}

/** Next ends an idle connection after a while, perhaps in the moment in which it would be used again. */
const once = { connection: 'close' }

const get = (page: Page, address: string, headers: Record<string, string> = {}) =>
  page.request.get(address, { headers: { ...headers, ...once } })

async function signIn(page: Page, address: string): Promise<void> {
  await page.request.post('/api/users/login', { data: ada, headers: once })
  await page.goto(address)
}
