import type { Locator, Page } from '@playwright/test'
import { ask } from '../kit/ask.ts'
import type { Panel } from '../kit/fixtures.ts'
import { expect, expectAccessible, test } from '../kit/fixtures.ts'

const ready = '[data-form-ready="true"]'

async function open(page: Page, { at }: Panel, path: string): Promise<void> {
  await page.goto(at(path))
  await expect(page.locator(ready)).toBeVisible()
}

/** A draft of one's own, so that what is done with it is nobody else's. */
async function makePost(page: Page, panel: Panel, values: object = {}): Promise<number> {
  const slug = crypto.randomUUID()
  const like = '/posts?limit=1&depth=0&where[_status][equals]=published'
  const { docs } = await ask(page, panel, 'GET', like)
  const { author, body, excerpt } = docs[0]
  const data = { title: `Head ${slug.slice(0, 8)}`, slug, author, body, excerpt, ...values }
  const { doc } = await ask(page, panel, 'POST', '/posts?draft=true', data)
  return doc.id
}

const box = async (one: Locator) => {
  const found = await one.boundingBox()
  if (!found) throw new Error('It is not on the screen.')
  return found
}

/** By a mouse that moves nothing first: a click would bring what it presses further into sight. */
async function press(page: Page, one: Locator): Promise<void> {
  await expect(one).toBeVisible()
  const { x, y, width, height } = await box(one)
  await page.mouse.click(x + width / 2, y + height / 2)
}

const button = (page: Page, { words }: Panel, name: Parameters<Panel['words']>[0]) =>
  page.getByRole('button', { name: words(name), exact: true })

/** How often a person sees these words: what lies at their middle is what says them. */
const inSight = (page: Page, words: string) =>
  page.evaluate((words) => {
    const saying = [...document.querySelectorAll('body *')].filter((one) => {
      const says = one instanceof HTMLTextAreaElement ? one.value : one.textContent
      return says?.trim() === words && one.childElementCount === 0
    })
    return saying.filter((one) => {
      const { x, y, width, height } = one.getBoundingClientRect()
      return document.elementFromPoint(x + width / 2, y + height / 2) === one
    }).length
  }, words)

test('36.4 the title is a title, said once, and in the way that leads here once it is out of sight @both', async ({
  page,
  panel,
}) => {
  const id = await makePost(page, panel)
  await open(page, panel, `/collections/posts/${id}?locale=en`)
  const field = page.locator('#field-title')
  const title = await field.inputValue()
  await expect(field).toHaveCSS('font-size', '24px')
  expect(await inSight(page, title)).toBe(1)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)

  await page.mouse.wheel(0, 5000)
  const crumb = page.getByRole('navigation', { name: panel.words('shell.breadcrumb') })
  await expect.poll(() => inSight(page, title)).toBe(1)
  await expect(crumb.getByText(title, { exact: true })).toBeVisible()
  await expectAccessible(page)
})

test('36.4 DOC-1 a long title wraps, and is one line all the same', async ({ page, panel }) => {
  const id = await makePost(page, panel)
  await open(page, panel, `/collections/posts/${id}?locale=en`)
  const field = page.locator('#field-title')
  const { height } = await box(field)
  await field.fill('A title so long that it needs more than the one line that most of them have')
  expect((await box(field)).height).toBeGreaterThan(height)
  await field.press('End')
  await field.press('Enter')
  await page.keyboard.insertText(' and\nmore')
  await expect(field).toHaveValue(/have and more$/)
  await page.keyboard.press('ControlOrMeta+s')
  await expect
    .poll(async () => (await ask(page, panel, 'GET', `/posts/${id}?draft=true`)).title)
    .toMatch(/have and more$/)
})

test('36.4 a document whose title is no line to be typed has it as its heading', async ({
  page,
  panel,
}) => {
  await open(page, panel, '/collections/media/1?locale=en')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveCSS('font-size', '24px')
  expect((await box(heading)).width).toBeGreaterThan(30)
})

test('36.4 NAV-4 the tabs are at one place on all screens of a document', async ({
  page,
  panel,
}) => {
  const { at } = panel
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height })
    const places: unknown[] = []
    for (const path of ['', '/versions', '/versions/timeline', '/api']) {
      await page.goto(at(`/collections/posts/1${path}?locale=en`))
      await expect(page.locator('#tab-api')).toBeVisible()
      const tabs = ['edit', 'versions', 'api'].map((name) => box(page.locator(`#tab-${name}`)))
      places.push((await Promise.all(tabs)).map(({ x, y }) => [x, y]))
    }
    expect(new Set(places.map((one) => JSON.stringify(one))).size, `at ${width}`).toBe(1)
  }
})

test('36.4 at 1024 px all that can be done stands in one row', async ({ page, panel }) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  const id = await makePost(page, panel)
  await open(page, panel, `/collections/posts/${id}?locale=en`)
  const head = page.locator('form header')
  expect((await box(head)).height).toBeLessThanOrEqual(56)
  const middles = await head
    .getByRole('button')
    .or(head.getByRole('link'))
    .evaluateAll((all) =>
      all.map((one) => {
        const { y, height } = one.getBoundingClientRect()
        return y + height / 2
      }),
    )
  expect(middles.length).toBeGreaterThan(6)
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(4)
})

test('36.4 on a phone one row holds the main action and what else there is, large enough for a finger @phone', async ({
  page,
  panel,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const id = await makePost(page, panel, { _status: 'published' })
  await open(page, panel, `/collections/posts/${id}?locale=en`)
  const publish = page.locator('#action-save')
  const bar = page.locator('form header > div').last()
  expect((await box(bar)).height).toBeLessThanOrEqual(56)
  await expect(publish).toHaveText(panel.words('document.publish'))
  const coarse = await page.evaluate(() => matchMedia('(pointer: coarse)').matches)
  const sizes = await bar.getByRole('button').evaluateAll((all) =>
    all.map((one) => {
      const { width, height, left, right } = one.getBoundingClientRect()
      return { width, height, isInside: left >= 0 && right <= innerWidth }
    }),
  )
  expect(sizes.length).toBeGreaterThan(3)
  for (const { width, height, isInside } of sizes) {
    expect(isInside).toBe(true)
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(coarse ? 44 : 24)
  }

  await page.locator('#field-title').fill('Typed with a thumb')
  await button(page, panel, 'document.publishing').click()
  await page.getByRole('menuitem', { name: panel.words('document.saveDraft') }).click()
  await expect
    .poll(async () => (await ask(page, panel, 'GET', `/posts/${id}?draft=true`)).title)
    .toBe('Typed with a thumb')
})

test('36.4 DOC-15 publishing has a key of its own, and the line then leads to the page on the site', async ({
  page,
  panel,
}) => {
  const { words } = panel
  const id = await makePost(page, panel)
  await open(page, panel, `/collections/posts/${id}?locale=en`)
  await page.locator('#field-title').fill('Out by key')
  await page.keyboard.press('ControlOrMeta+Shift+Enter')

  const line = page.locator('form').getByRole('status').first()
  await expect(line).toContainText(words('document.status.published', { time: '' }).trim())
  const { _status, title } = await ask(page, panel, 'GET', `/posts/${id}`)
  expect([_status, title]).toEqual(['published', 'Out by key'])
  await expectAccessible(page)

  await button(page, panel, 'document.publishing').click()
  await page.getByRole('menuitem', { name: words('document.unpublish') }).click()
  await page.getByRole('alertdialog').getByRole('button').last().click()
  await expect
    .poll(async () => (await ask(page, panel, 'GET', `/posts/${id}?draft=true`))._status)
    .toBe('draft')
})

test('36.4 20.10 the checks lie beside the form: nothing moves, and the field that they lead to is in sight', async ({
  page,
  panel,
}) => {
  const id = await makePost(page, panel)
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height })
    // A reload would come back to where the page was scrolled.
    await page.goto('about:blank')
    await open(page, panel, `/collections/posts/${id}?locale=en`)
    // The text draws its blocks as they come near.
    const fields = page.locator(
      ':is([data-field="title"], [data-field="excerpt"], [data-field="body"])',
    )
    const tops = () => fields.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().y))
    // While the writer is on its way, what stands in for it may be there twice, once out of sight.
    await expect(page.locator('#field-body').filter({ visible: true })).toBeVisible()
    const before = await tops()
    await button(page, panel, 'document.publishing').click()
    await press(page, page.getByRole('menuitem', { name: panel.words('preflight.open') }))
    const checks = page.locator('#preflight')
    await expect(checks.getByRole('status')).toHaveText(panel.words('preflight.unblocked'))
    await expect(checks.getByRole('status').locator('..')).toHaveAttribute('data-shape', 'filled')
    expect(await tops(), `at ${width}`).toEqual(before)
    if (width > 1000) {
      const { x } = await box(checks)
      const main = await box(page.locator('[data-field="body"]'))
      expect(main.x + main.width).toBeLessThanOrEqual(x)
    }

    await checks.getByRole('button', { name: /Title/ }).click()
    const target = page.locator('#field-seo__title')
    await expect(target).toBeFocused()
    await expect
      .poll(async () => {
        const { y, height } = await box(target)
        return y + height <= (await box(checks)).y || width > 1000
      })
      .toBe(true)
    await checks.getByRole('heading', { level: 2 }).focus()
    await page.keyboard.press('Escape')
    await expect(checks).toHaveCount(0)
  }
})

test('36.4 NAV-8 one key leads to the next document of the list that one came from, beyond its page as well', async ({
  page,
  panel,
}) => {
  const { at, words } = panel
  const path = '/collections/categories?limit=2&sort=name&locale=en'
  await page.goto(at(path))
  const links = page.locator('td[data-cell="primary"] a')
  const names: (string | null)[] = []
  for (const search of ['', '&page=2']) {
    await page.goto(at(`${path}${search}`))
    await expect(links.first()).toBeVisible()
    names.push(...(await links.allTextContents()))
  }
  expect(names.length).toBe(4)
  await page.goto(at(path))
  await links.first().click()
  const name = page.locator('#field-name')
  await expect(name).toHaveValue(names[0]!)
  await expect(page.locator('#document-previous')).toHaveAttribute('aria-disabled', 'true')
  for (const next of names.slice(1)) {
    await page.keyboard.press('Alt+PageDown')
    await expect(name).toHaveValue(next!)
  }
  await page.reload()
  await expect(name).toHaveValue(names[3]!)
  await page.keyboard.press('Alt+PageUp')
  await expect(name).toHaveValue(names[2]!)

  await name.fill(`${names[2]} typed`)
  await button(page, panel, 'document.next').click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(name).toHaveValue(`${names[2]} typed`)
  await expect(button(page, panel, 'document.next')).toHaveAttribute(
    'title',
    words('document.next'),
  )
})

test('36.4 a document that one didn’t reach by a list has no neighbours', async ({
  page,
  panel,
}) => {
  await open(page, panel, '/collections/posts/1?locale=en')
  await expect(page.locator('#document-next')).toHaveCount(0)
})

test('36.4 UPLOAD-1 the picture of a field is shown large, and whole', async ({ page, panel }) => {
  await open(page, panel, '/collections/posts/1?locale=en')
  const picture = page.locator('[data-field="cover"] img')
  await expect(picture).toBeVisible()
  expect((await box(picture)).width).toBeGreaterThanOrEqual(240)
  await expect(picture).toHaveCSS('object-fit', 'contain')
  await expect
    .poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth))
    .toBeGreaterThanOrEqual(240)
})
