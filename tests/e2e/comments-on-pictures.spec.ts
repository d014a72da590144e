import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { comments, expect, expectAccessible, test } from '../kit/commented-site/fixtures.ts'
import type { Panel } from '../kit/fixtures.ts'

test.use({ magazine: 'with comments' })

test('39.2 a point of a picture is pressed, and its comments are found at its pin', async ({
  page,
  panel,
}) => {
  const { words } = panel
  const id = await openPicture(page, panel)
  await tool(page, panel).click()
  await expect(surface(page, panel)).toBeFocused()
  await expectAccessible(page)
  await pressAt(picture(page), 0.25, 0.75)
  await expect(box(page, panel)).toBeFocused()
  await expect(tool(page, panel)).toHaveAttribute('aria-pressed', 'false')
  await send(page, 'Whose boat?')
  await expect(thread(page, panel, 'Whose boat?')).toBeVisible()
  await expectPin(page, pin(page, panel, 1), 0.25, 0.75)

  await tool(page, panel).click()
  await pressAt(picture(page), 0.6, 0.2)
  await send(page, 'Too dark')
  await expectPin(page, pin(page, panel, 2), 0.6, 0.2)
  await expectAccessible(page)

  // Pointed at in the panel, it is marked in the picture.
  await thread(page, panel, 'Too dark').hover()
  await expect(pin(page, panel, 2)).toHaveAttribute('data-looked-at')
  await expect(pin(page, panel, 1)).not.toHaveAttribute('data-looked-at')
  await pin(page, panel, 1).click()
  await expect(thread(page, panel, 'Whose boat?')).toBeFocused()
  await place(thread(page, panel, 'Too dark'), panel, 2).click()
  await expect(pin(page, panel, 2)).toBeFocused()

  // The number stays when another is resolved.
  await thread(page, panel, 'Whose boat?')
    .getByRole('button', { name: words('comments.resolve') })
    .click()
  await expect(pin(page, panel, 1)).toHaveCount(0)
  await expect(pin(page, panel, 2)).toBeVisible()

  await show(page, panel, id)
  await expectPin(page, pin(page, panel, 2), 0.6, 0.2)
})

test('39.2 a point of a picture is chosen by keyboard, or given up @both', async ({
  page,
  panel,
}) => {
  await openPicture(page, panel)
  await tool(page, panel).focus()
  await page.keyboard.press('Enter')
  await expect(surface(page, panel)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(surface(page, panel)).toHaveCount(0)
  await expect(tool(page, panel)).toBeFocused()
  await expect(comments(page, panel)).toHaveCount(0)

  await page.keyboard.press('Enter')
  await expect(surface(page, panel)).toBeFocused()
  await page.keyboard.press('Shift+ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(box(page, panel)).toBeFocused()
  await send(page, 'Here')
  await expectPin(page, pin(page, panel, 1), 0.38, 0.52)
  await expectAccessible(page)

  await pin(page, panel, 1).focus()
  await page.keyboard.press('Enter')
  await expect(thread(page, panel, 'Here')).toBeFocused()
  await expect(pin(page, panel, 1)).toHaveAttribute('data-looked-at')
})

test('39.2 a comment on a picture that was replaced stays, and says so', async ({
  page,
  panel,
}) => {
  const { words } = panel
  const id = await openPicture(page, panel)
  await tool(page, panel).click()
  await pressAt(picture(page), 0.5, 0.5)
  await send(page, 'Another one, please')
  await expect(pin(page, panel, 1)).toBeVisible()

  await page.request.patch(`${panel.server.api}/media/${id}`, {
    headers: { origin: panel.server.origin },
    multipart: { _payload: '{}', file: await photo(320, 320) },
  })
  await show(page, panel, id)
  await page.locator('#comments-toggler').click()
  const ours = thread(page, panel, 'Another one, please')
  await expect(ours.getByText(words('comments.pictureChanged'))).toBeVisible()
  await expect(pin(page, panel, 1)).toHaveCount(0)
})

test('39.2 the pins of a picture are where they were for those who read from the right', async ({
  page,
  panel,
}) => {
  await openPicture(page, panel)
  await tool(page, panel).click()
  await pressAt(picture(page), 0.25, 0.75)
  await send(page, 'Left')
  await expectPin(page, pin(page, panel, 1), 0.25, 0.75)
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
  await expectPin(page, pin(page, panel, 1), 0.25, 0.75)
})

test('39.2 on a phone a point of a picture is pressed, and gone to @phone', async ({
  page,
  panel,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openPicture(page, panel)
  await tool(page, panel).click()
  await pressAt(picture(page), 0.3, 0.3)
  await expect(box(page, panel)).toBeFocused()
  await send(page, 'On the way')
  await place(thread(page, panel, 'On the way'), panel, 1).click()
  await expect(comments(page, panel)).toHaveCount(0)
  await expect(pin(page, panel, 1)).toBeFocused()
  await expectPin(page, pin(page, panel, 1), 0.3, 0.3)
  await expectAccessible(page)
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(wide).toBeLessThanOrEqual(360)
})

/** A new picture of the magazine, as somebody has opened it; its ID. */
async function openPicture(page: Page, panel: Panel): Promise<number> {
  const answer = await page.request.post(`${panel.server.api}/media?locale=en`, {
    headers: { origin: panel.server.origin },
    multipart: {
      _payload: JSON.stringify({ alt: 'A harbor in the evening' }),
      file: await photo(1600, 1000),
    },
  })
  const { doc } = await answer.json()
  await show(page, panel, doc.id)
  return doc.id
}

async function show(page: Page, panel: Panel, id: number): Promise<void> {
  await page.goto(panel.at(`/collections/media/${id}?locale=en`))
  await expect(page.locator('[data-form-ready="true"]')).toBeVisible()
  await expect
    .poll(() => picture(page).evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
}

async function photo(width: number, height: number) {
  const buffer = await sharp({ create: { width, height, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer()
  return { name: `harbor-${crypto.randomUUID()}.jpg`, mimeType: 'image/jpeg', buffer }
}

async function pressAt(picture: Locator, x: number, y: number): Promise<void> {
  await picture.scrollIntoViewIfNeeded()
  const box = (await picture.boundingBox())!
  await picture.page().mouse.click(box.x + box.width * x, box.y + box.height * y)
}

async function expectPin(page: Page, pin: Locator, x: number, y: number): Promise<void> {
  await expect(async () => {
    const [at, around] = [(await pin.boundingBox())!, (await picture(page).boundingBox())!]
    expect(at.width).toBeGreaterThanOrEqual(24)
    expect(Math.abs(at.x + at.width / 2 - around.x - around.width * x)).toBeLessThan(2)
    expect(Math.abs(at.y + at.height / 2 - around.y - around.height * y)).toBeLessThan(2)
  }).toPass({ timeout: 5_000 })
}

async function send(page: Page, text: string): Promise<void> {
  await page.keyboard.type(text)
  await page.keyboard.press('ControlOrMeta+Enter')
}

const picture = (page: Page): Locator => page.locator('[data-field="file"] img').first()

/** Both say what one does; only the tool says whether it is on. */
const tool = (page: Page, panel: Panel): Locator => commenting(page, panel, '[aria-pressed]')

const surface = (page: Page, panel: Panel): Locator =>
  commenting(page, panel, ':not([aria-pressed])')

const commenting = (page: Page, { words }: Panel, which: string): Locator =>
  page
    .locator('[data-field="file"]')
    .getByRole('button', { name: words('comments.addToPicture'), exact: true })
    .and(page.locator(which))

const pin = (page: Page, panel: Panel, number: number): Locator =>
  place(page.locator('[data-field="file"]'), panel, number)

/** What leads to the pin, and the pin itself. */
const place = (around: Locator, { words }: Panel, number: number): Locator =>
  around.getByRole('button', {
    name: words('comments.at', { field: words('field.file'), number: String(number) }),
    exact: true,
  })

const box = (page: Page, panel: Panel): Locator =>
  comments(page, panel).getByRole('textbox', { name: panel.words('comments.submit'), exact: true })

const thread = (page: Page, panel: Panel, text: string): Locator =>
  comments(page, panel).locator('[data-thread]').filter({ hasText: text })
