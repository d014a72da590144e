import type { FrameLocator, Page } from '@playwright/test'
import { draftHeader, draftParameter, previewPath } from '#contracts/preview'
import { expectAtTrigger } from '../kit/at-trigger.ts'
import type { Panel } from '../kit/fixtures.ts'
import { expect, expectAccessible } from '../kit/fixtures.ts'
import { test } from '../kit/previewed/fixtures.ts'

for (const [client, name] of [
  ['today', '3.90'],
  ['before', '3.54'],
] as const) {
  test(`20.2 LIVE-5 the published client of ${name} shows what is typed, unsaved, with its relations @core`, async ({
    page,
    panel,
  }) => {
    const friend = await makePost(page, panel, { title: 'A friend', slug: 'plain' })
    const sections = [{ heading: 'First' }, { heading: 'Second' }]
    await open(page, panel, { title: 'Kept', slug: client, friend, sections })
    await toggle(page, panel).click()

    await expect(frame(page).getByRole('heading', { level: 1 })).toHaveText('Kept')
    await expect(frame(page).getByText('A friend')).toBeVisible()
    await title(page).fill('Typed')
    await expect(frame(page).getByRole('heading', { level: 1 })).toHaveText('Typed')
    await page.locator('#field-sections__1__heading').fill('Second, typed')
    await expect(frame(page).getByText('Second, typed')).toBeVisible()
    await expect(frame(page).getByText('First')).toBeVisible()
  })
}

for (const [client, name] of [
  ['today', '3.90'],
  ['before', '3.54'],
] as const) {
  test(`LIVE-5 the page with the client of ${name} shows a related document that is saved in a drawer, and elsewhere`, async ({
    page,
    panel,
  }) => {
    const friend = await makePost(page, panel, { title: 'A friend', slug: 'plain' })
    await open(page, panel, { title: 'Kept', slug: client, friend })
    const isWatched = page.waitForResponse(
      (answer) =>
        answer.url().includes('/stateroom/events') &&
        answer.request().postDataJSON()?.collections?.includes('posts'),
    )
    await toggle(page, panel).click()
    await expect(frame(page).getByText('A friend')).toBeVisible()
    await isWatched

    await page.getByRole('button', { name: 'Edit A friend' }).click()
    const drawer = page.getByRole('dialog')
    await drawer.getByLabel('Title').fill('A good friend')
    await drawer.locator('#action-save').click()
    await expect(frame(page).getByText('A good friend')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(drawer).toHaveCount(0)

    await page.request.patch(`${panel.server.api}/posts/${friend}`, {
      headers: { origin: panel.server.origin },
      data: { title: 'An old friend', _status: 'published' },
    })
    await expect(frame(page).getByText('An old friend')).toBeVisible()
    // What is typed stays, and has nothing to do with it.
    await title(page).fill('Typed')
    await expect(frame(page).getByRole('heading', { level: 1 })).toHaveText('Typed')
    await expect(frame(page).getByText('An old friend')).toBeVisible()
  })
}

test('LIVE-4 the page is told the fields with the first message alone, and of every save', async ({
  context,
  page,
  panel,
}) => {
  await context.addInitScript(() => {
    addEventListener('message', ({ data }) => {
      window.told = [...(window.told ?? []), data]
    })
  })
  await open(page, panel, { title: 'Kept', slug: 'today', sections: [{ heading: 'First' }] })
  const told = () =>
    frame(page)
      .locator('html')
      .evaluate(() => (window.told ?? []).map((message) => message as Record<string, unknown>))
  const ofType = async (type: string) => (await told()).filter((message) => message.type === type)
  await toggle(page, panel).click()
  // The page shows its own text before it is told anything.
  await expect.poll(async () => (await ofType('payload-live-preview')).length).toBeGreaterThan(0)
  await title(page).fill('Typed')
  await expect(frame(page).getByRole('heading', { level: 1 })).toHaveText('Typed')
  await page.locator('#action-save').click()

  await expect.poll(async () => (await ofType('payload-document-event')).length).toBeGreaterThan(0)
  const [first, ...later] = await ofType('payload-live-preview')
  expect(first?.fieldSchemaJSON).toContainEqual(
    expect.objectContaining({ name: 'title', type: 'text' }),
  )
  expect(first).toMatchObject({ data: { title: 'Kept', sections: [{ heading: 'First' }] } })
  expect(later.length).toBeGreaterThan(0)
  for (const message of later) expect(message.fieldSchemaJSON).toBeUndefined()
  expect(later.at(-1)).toMatchObject({ data: { title: 'Typed' } })
})

test('LIVE-1 LIVE-2 sizes and zoom, and the width of the form, which is remembered', async ({
  page,
  panel,
}) => {
  const { words } = panel
  await open(page, panel, { title: 'Kept', slug: 'today' })
  await page.keyboard.press('ControlOrMeta+.')
  const iframe = page.locator('#live-preview-iframe')
  await expect(frame(page).getByRole('heading', { level: 1 })).toHaveText('Kept')
  await expectAccessible(page)

  await page.getByLabel(words('preview.breakpoint')).selectOption('phone')
  const box = async () =>
    iframe.evaluate(({ clientWidth, clientHeight }) => [clientWidth, clientHeight])
  await expect.poll(box).toEqual([375, 667])
  await page.getByLabel(words('preview.zoom')).selectOption('0.5')
  await expect.poll(box).toEqual([375, 667])
  await expect.poll(async () => (await iframe.boundingBox())?.width).toBeCloseTo(187.5)
  await page.getByLabel(words('preview.width'), { exact: true }).fill('-20')
  await expect.poll(box).toEqual([0, 667])
  await page.getByLabel(words('preview.width'), { exact: true }).fill('999999')
  await expect.poll(box).toEqual([10_000, 667])
  await expect(page.getByLabel(words('preview.breakpoint'))).toHaveValue('custom')
  await page.getByLabel(words('preview.breakpoint')).selectOption('responsive')
  await expect(page.getByLabel(words('preview.width'), { exact: true })).toHaveValue('')
  const isWidthTold = async () => {
    const [width] = await box()
    return page.getByPlaceholder(String(width), { exact: true }).isVisible()
  }
  await expect.poll(isWidthTold).toBe(true)

  const splitter = page.getByRole('separator', { name: words('preview.splitter') })
  const kept = page.waitForResponse(/payload-preferences\/live-preview/)
  await splitter.press('ArrowRight')
  await expect(splitter).toHaveAttribute('aria-valuenow', '50')
  await kept
  await page.reload()
  await expect(splitter).toHaveAttribute('aria-valuenow', '50')
  await expect(toggle(page, panel)).toHaveAttribute('aria-pressed', 'true')
})

test('38.4 A11Y-1 the form gets another part of the width by clicks alone, and keeps it', async ({
  page,
  panel,
}) => {
  const { words } = panel
  await open(page, panel, { title: 'Kept', slug: 'today' })
  await toggle(page, panel).click()
  const width = page.getByRole('button', { name: words('preview.splitter') })
  const line = page.getByRole('separator', { name: words('preview.splitter') })
  const { width: wide, height: high } = (await width.boundingBox())!
  expect(Math.min(wide, high)).toBeGreaterThanOrEqual(24)

  await expectAtTrigger(page, width)
  await width.click()
  await expect(page.getByRole('menuitemradio', { name: '45%', exact: true })).toBeChecked()
  await expectAccessible(page)
  const kept = page.waitForResponse(/payload-preferences\/live-preview/)
  await page.getByRole('menuitemradio', { name: '65%', exact: true }).click()
  await expect(line).toHaveAttribute('aria-valuenow', '65')
  await kept
  const [form, preview] = [page.locator('[data-form-ready]'), page.locator('#live-preview')]
  const [left, right] = [(await form.boundingBox())!, (await preview.boundingBox())!]
  expect(left.width).toBeGreaterThan(right.width)

  await page.reload()
  await expect(line).toHaveAttribute('aria-valuenow', '65')
  await width.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Home')
  await page.keyboard.press('Enter')
  await expect(line).toHaveAttribute('aria-valuenow', '25')
})

/** A document whose page is in a window of its own. */
async function openInWindow(page: Page, panel: Panel): Promise<Page> {
  await open(page, panel, { title: 'Kept', slug: 'today' })
  await toggle(page, panel).click()
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: panel.words('preview.openWindow') }).click()
  return opened
}

test('LIVE-3 a window of its own follows what is typed, and closing it shows the page here again', async ({
  page,
  panel,
}) => {
  const { words } = panel
  const popup = await openInWindow(page, panel)

  await expect(popup.getByRole('heading', { level: 1 })).toHaveText('Kept')
  await expect(page.getByText(words('preview.inWindow'))).toBeVisible()
  await title(page).fill('Typed')
  await expect(popup.getByRole('heading', { level: 1 })).toHaveText('Typed')
  await popup.close()
  await title(page).fill('Typed after')
  await expect(frame(page).getByRole('heading', { level: 1 })).toHaveText('Typed after')
})

test('33.13 NAV-2 LIVE-1 the address of its preview opens a document with its page beside it', async ({
  page,
  panel,
}) => {
  const id = await makePost(page, panel, { title: 'Kept', slug: 'today' })
  await page.goto(panel.at(`/collections/posts/${id}/preview`))

  await expect(frame(page).getByRole('heading', { level: 1 })).toHaveText('Kept')
  await expect(toggle(page, panel)).toHaveAttribute('aria-pressed', 'true')
  await expect(page).toHaveURL(new RegExp(`/collections/posts/${id}(\\?|$)`))
  await title(page).fill('Typed')
  await expect(frame(page).getByRole('heading', { level: 1 })).toHaveText('Typed')
})

test('33.11 LIVE-3 a window of its own follows the page to another address', async ({
  page,
  panel,
}) => {
  const popup = await openInWindow(page, panel)
  await expect(popup.getByRole('heading', { level: 1 })).toHaveText('Kept')

  await page.locator('#field-slug').fill('before')
  await page.locator('#action-save').click()
  await expect(popup).toHaveURL(/before/)
  await expect(page.getByText(panel.words('preview.inWindow'), { exact: true })).toBeVisible()
  await title(page).fill('Typed')
  await expect(popup.getByRole('heading', { level: 1 })).toHaveText('Typed')
  expect(popup.isClosed()).toBe(false)
})

test('LIVE-3 a reload of the panel leaves no window behind that nobody speaks to, and shows the page in its frame', async ({
  page,
  panel,
}) => {
  const popup = await openInWindow(page, panel)
  await expect(popup.getByRole('heading', { level: 1 })).toHaveText('Kept')

  await page.reload()
  await expect(frame(page).getByRole('heading', { level: 1 })).toHaveText('Kept')
  await expect.poll(() => popup.isClosed()).toBe(true)
  await title(page).fill('Typed')
  await expect(frame(page).getByRole('heading', { level: 1 })).toHaveText('Typed')
})

test('20.3 LIVE-5 a click on the page leads to its field, and the field to its place on the page', async ({
  page,
  panel,
}) => {
  await open(page, panel, { title: 'Kept', slug: 'today', sections: [{ heading: 'First' }] })
  await toggle(page, panel).click()
  await frame(page).getByText('First').click()

  await expect(page.locator('#field-sections__0__heading')).toBeFocused()
  const outlined = (text: string) =>
    expect(frame(page).getByText(text)).toHaveCSS('outline-style', 'solid')
  await outlined('First')
  await title(page).focus()
  await outlined('Kept')
})

test('20.1 LIVE-6 a draft is shared by a link that works without an account, until it is revoked @core', async ({
  page,
  panel,
  context,
  playwright,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { server, words } = panel
  const id = await open(page, panel, { title: 'Kept', slug: 'today' })
  await toggle(page, panel).click()
  await page.getByRole('button', { name: words('preview.share') }).click()
  const dialog = page.getByRole('dialog', { name: words('preview.share.title') })
  await expect(dialog.getByText(words('preview.share.none'))).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: words('preview.share.make') }).click()
  await expect(dialog.getByRole('listitem')).toHaveCount(1)
  await dialog.getByRole('button', { name: words('preview.share.copy') }).click()
  await expect(page.getByText(words('url.copied'))).toBeVisible()
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()))

  const stranger = await playwright.request.newContext()
  const read = async () => {
    const headers = { [draftHeader]: link.searchParams.get(draftParameter) ?? '' }
    return (await stranger.get(`${server.api}/posts/${id}?draft=true`, { headers })).status()
  }
  expect(await read()).toBe(200)
  await dialog.getByRole('button', { name: words('preview.share.revoke') }).click()
  await expect(dialog.getByText(words('preview.share.none'))).toBeVisible()
  expect(await read()).not.toBe(200)
  await stranger.dispose()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: words('preview.share') })).toBeFocused()
})

for (const [slug, what] of [
  ['plain', 'says nothing'],
  ['unframed', 'may not be framed'],
  ['down', 'is down'],
  ['moved', 'leads to a foreign origin'],
] as const) {
  test(`20 bad input: a page that ${what} is told of, with a window to try`, async ({
    page,
    panel,
  }) => {
    const { words } = panel
    await page.clock.install()
    await open(page, panel, { title: 'Kept', slug })
    await toggle(page, panel).click()
    await expect(page.locator('#live-preview-iframe')).toBeVisible()
    await page.clock.runFor(6000)

    await expect(page.getByText(words('preview.silent'))).toBeVisible()
    await expect(page.locator('#live-preview-try-window')).toBeVisible()
  })
}

test('20 bad input: messages that are foreign, malformed or replayed move nothing', async ({
  page,
  panel,
}) => {
  const heard: string[] = []
  await page.exposeFunction('heard', (message: string) => heard.push(message))
  await open(page, panel, { title: 'Kept', slug: 'today' })
  // Whatever the panel posts anywhere goes through here.
  await page.evaluate(() => {
    const own = window as unknown as { heard: (message: string) => void }
    window.addEventListener('message', ({ data, source }) => {
      if (source === window) own.heard(JSON.stringify(data))
    })
  })
  const asked = page.waitForResponse((answer) => answer.url().includes(previewPath))
  await page.evaluate(() => window.postMessage({ type: 'payload-live-preview', ready: true }, '*'))
  await toggle(page, panel).click()
  await asked
  await expect(frame(page).getByRole('heading', { level: 1 })).toHaveText('Kept')
  await title(page).focus()

  const inFrame = page.frame({ url: /\/today/ })!
  await inFrame.evaluate((origin) => {
    const messages: unknown[] = [
      null,
      'payload-live-preview',
      { type: 'payload-live-preview' },
      { type: 'payload-live-preview', ready: 'yes' },
      { type: 'stateroom-preview', focus: ['slug'] },
      { type: 'stateroom-preview', focus: 'a'.repeat(10_000) },
      { type: 'stateroom-preview', focus: '"] *' },
      { type: 'someone-else', focus: 'slug' },
      ...Array.from({ length: 50 }, () => ({ type: 'payload-live-preview', ready: true })),
    ]
    for (const message of messages) window.parent.postMessage(message, origin)
  }, panel.server.origin)
  await title(page).fill('Typed')

  await expect(frame(page).getByRole('heading', { level: 1 })).toHaveText('Typed')
  await expect(title(page)).toBeFocused()
  // Only what the test itself posted to the panel's own window came there.
  expect(heard).toEqual([JSON.stringify({ type: 'payload-live-preview', ready: true })])
})

test('20 bad input: a frame that is led elsewhere is sent nothing, and knows all when it is back', async ({
  page,
  panel,
  previewed,
}) => {
  await open(page, panel, { title: 'Kept', slug: 'today' })
  await toggle(page, panel).click()
  await expect(frame(page).getByRole('heading', { level: 1 })).toHaveText('Kept')
  const inFrame = page.frame({ url: /\/today/ })!
  await inFrame.goto(`${previewed.origin}/plain`)
  await title(page).fill('Typed elsewhere')
  await expect(frame(page).getByRole('heading', { level: 1 })).toHaveText('Plain')
  await inFrame.evaluate(() => history.back())

  await expect(frame(page).getByRole('heading', { level: 1 })).toHaveText('Typed elsewhere')
})

test('20 bad input: a window that is blocked, and one that the site cuts off, are told apart', async ({
  page,
  panel,
}) => {
  const { words } = panel
  await page.addInitScript(() => {
    const open = window.open.bind(window)
    const own = window as unknown as { blocks?: boolean }
    own.blocks = true
    window.open = (...args) => (own.blocks ? null : open(...args))
  })
  await open(page, panel, { title: 'Kept', slug: 'isolated' })
  await toggle(page, panel).click()
  await expect(frame(page).getByRole('heading', { level: 1 })).toHaveText('Kept')
  await page.locator('#live-preview-window').click()
  await expect(page.getByText(words('preview.blocked'))).toBeVisible()

  await page.evaluate(() => {
    Object.assign(window, { blocks: false })
  })
  await page.locator('#live-preview-try-window').click()
  await expect(page.getByText(words('preview.cutOff'))).toBeVisible()
  await page.getByRole('button', { name: words('preview.closeWindow') }).click()
  await expect(frame(page).getByRole('heading', { level: 1 })).toHaveText('Kept')
})

test('LIVE-1 where there is room for one, the button changes between form and page @phone', async ({
  page,
  panel,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, panel, { title: 'Kept', slug: 'today' })
  await toggle(page, panel).click()

  await expect(frame(page).getByRole('heading', { level: 1 })).toHaveText('Kept')
  await expect(title(page)).toBeHidden()
  await toggle(page, panel).click()
  await expect(title(page)).toBeVisible()
  await expect(page.locator('#live-preview-iframe')).toHaveCount(0)
})

test('LIVE-5 the menu of a published document leads to its page, and a draft’s has no such entry', async ({
  page,
  panel,
  previewed,
}) => {
  const { words } = panel
  const more = page.getByRole('button', { name: words('document.more'), exact: true })
  const item = page.getByRole('menuitem').filter({ hasText: words('preview.viewOnSite') })
  await open(page, panel, { title: 'A draft', slug: 'plain' })
  await more.click()
  await expect(page.getByRole('menuitem').first()).toBeVisible()
  await expect(item).toHaveCount(0)

  const id = await open(page, panel, { title: 'Published', slug: 'plain', _status: 'published' })
  await more.click()
  const opened = page.waitForEvent('popup')
  await item.click()
  const shown = await opened
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText('Plain')
  expect(shown.url()).toBe(`${previewed.origin}/plain?id=${id}`)
})

test('LIVE-5 the row of a published document leads to its page, and a draft’s has no link', async ({
  page,
  panel,
  previewed,
}) => {
  const [draft, published] = [crypto.randomUUID(), crypto.randomUUID()]
  await makePost(page, panel, { title: draft, slug: 'plain' })
  const id = await makePost(page, panel, {
    ...{ title: published, slug: 'plain', _status: 'published' },
  })
  await page.goto(panel.at('/collections/posts'))
  const link = (title: string) =>
    page
      .getByRole('row')
      .filter({ hasText: title })
      .getByRole('link', { name: panel.words('preview.viewOnSite') })
  await expect(link(published)).toHaveCount(1)
  await expect(page.getByRole('row').filter({ hasText: draft })).toHaveCount(1)
  await expect(link(draft)).toHaveCount(0)

  const opened = page.waitForEvent('popup')
  await link(published).press('Enter')
  const shown = await opened
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText('Plain')
  expect(shown.url()).toBe(`${previewed.origin}/plain?id=${id}`)
})

const frame = (page: Page): FrameLocator => page.frameLocator('#live-preview-iframe')

const title = (page: Page) => page.locator('#field-title')

const toggle = (page: Page, { words }: Panel) =>
  page.getByRole('button', { name: words('preview.label'), exact: true })

async function open(page: Page, panel: Panel, values: object): Promise<number> {
  const id = await makePost(page, panel, values)
  await page.goto(panel.at(`/collections/posts/${id}`))
  await expect(page.locator('[data-form-ready="true"]')).toBeVisible()
  return id
}

async function makePost(page: Page, { server }: Panel, data: object): Promise<number> {
  const isPublished = '_status' in data
  const answer = await page.request.post(`${server.api}/posts${isPublished ? '' : '?draft=true'}`, {
    data,
    headers: { origin: server.origin },
  })
  if (!answer.ok()) throw new Error(`Making a post answered ${await answer.text()}`)
  return (await answer.json()).doc.id
}

declare global {
  interface Window {
    /** What was said to this page. */
    told?: unknown[]
  }
}
