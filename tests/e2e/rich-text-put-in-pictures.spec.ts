import type { Locator, Page } from '@playwright/test'
import { ask } from '../kit/ask.ts'
import { dragFiles } from '../kit/drag-files.ts'
import type { Panel } from '../kit/fixtures.ts'
import { expect, expectAccessible, test } from '../kit/fixtures.ts'
import type { OpenPost } from '../kit/open-post.ts'
import { openPost } from '../kit/open-post.ts'

// Pictures in the text where people write: in a post, with the whole panel around it.

const lineOf = (page: Page): Locator => page.locator('[data-drop-line]').first()

/** Where a block is in the window. */
const boxOf = async (block: Locator) => (await block.boundingBox())!

test('36.3 RICH-5 a line between blocks shows where pictures land, and they come in their order', async ({
  page,
  panel,
}) => {
  const { editor } = await openPost(page, panel, [
    'Read more about gulls.',
    'And terns.',
    'And auks.',
  ])
  const lines = editor.getByRole('paragraph')
  const [first, second, third] = [
    await boxOf(lines.nth(0)),
    await boxOf(lines.nth(1)),
    await boxOf(lines.nth(2)),
  ]
  const names = ['gull.png', 'tern.png', 'auk.png']
  const inWord = { x: first.x + 60, y: second.y + 4 }

  await dragFiles(editor, 'dragover', { names, at: inWord })
  await expect(lineOf(page)).toBeVisible()
  const line = await boxOf(lineOf(page))
  expect(line.y).toBeGreaterThanOrEqual(first.y + first.height - 1)
  expect(line.y).toBeLessThanOrEqual(second.y + 1)
  expect(line.width).toBeGreaterThan(first.width - 2)

  await dragFiles(editor, 'dragover', { names, at: { ...inWord, y: third.y + third.height - 3 } })
  await expect.poll(async () => (await boxOf(lineOf(page))).y).toBeGreaterThan(third.y + 10)
  await dragFiles(editor, 'dragleave', { names, at: inWord })
  await expect(lineOf(page)).toBeHidden()

  await dragFiles(editor, 'dragover', { names, at: inWord })
  await dragFiles(editor, 'drop', { names, at: inWord })
  await expect(lineOf(page)).toBeHidden()
  await expect(lines).toHaveText(['Read more about gulls.', 'And terns.', 'And auks.'])
  const order = () =>
    editor.evaluate((text) =>
      [...text.children].map((block) =>
        ['gull', 'tern', 'auk'].find((name) => block.textContent?.includes(`${name}.png`)),
      ),
    )
  await expect.poll(order).toEqual([undefined, 'gull', 'tern', 'auk', undefined, undefined])
})

test('36.3 RICH-5 the line is as wide in a text from the right', async ({ page, panel }) => {
  const { editor } = await openPost(page, panel, ['ملاحظة عن النوارس', 'وعن الخرشنة'])
  const paragraph = editor.getByRole('paragraph').nth(1)
  await expect(paragraph).toHaveCSS('direction', 'rtl')
  const second = await boxOf(paragraph)
  const at = { x: second.x + second.width - 20, y: second.y + 4 }
  await dragFiles(editor, 'dragover', { names: ['gull.png'], at })
  const line = await boxOf(lineOf(page))
  expect(Math.abs(line.x + line.width - (second.x + second.width))).toBeLessThan(3)
  await dragFiles(editor, 'drop', { names: ['gull.png'], at })
  const names = () =>
    editor.evaluate((text) =>
      [...text.children].map((block) => block.textContent?.includes('gull.png')),
    )
  await expect.poll(names).toEqual([false, true, false])
})

/** Drops pictures below the last line. */
async function dropBelow(editor: Locator, ...names: string[]): Promise<void> {
  const last = await boxOf(editor.getByRole('paragraph').last())
  const at = { x: last.x + 60, y: last.y + last.height - 3 }
  await dragFiles(editor, 'dragover', { names, at })
  await dragFiles(editor, 'drop', { names, at })
}

/** The documents of the pictures in a text, one after the other. */
const picturesOf = async (page: Page, panel: Panel, { blocks }: OpenPost) => {
  const uploads = (await blocks()).filter(({ type }) => type === 'upload')
  return Promise.all(
    uploads.map(async ({ fields, value }) => ({
      caption: (fields as { caption?: string } | null)?.caption,
      ...(await ask(page, panel, 'GET', `/media/${value}?depth=0`)),
    })),
  )
}

test('36.3 RICH-5 the alternative texts of dropped pictures are typed below them, one after the other', {
  tag: ['@both', '@phone'],
}, async ({ page, panel }) => {
  const { words } = panel
  const post = await openPost(page, panel, ['Read more about gulls.'])
  const { editor } = post
  await dropBelow(editor, 'gull.png', 'tern.png')
  const place = (name: string) => editor.getByRole('region', { name, exact: true })
  const altText = (within: Locator) => within.getByRole('textbox', { name: altTextName(panel) })
  await expect(altText(place('gull.png'))).toBeFocused()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(place('tern.png').getByRole('status')).toHaveText(
    words('richText.picture.undescribed'),
  )
  await expectAccessible(page)

  // Too short for its collection: it says so, and nothing is sent.
  await page.keyboard.type('A')
  await page.keyboard.press('Enter')
  await expect(altText(place('tern.png'))).toBeFocused()
  await expect(altText(place('gull.png'))).toHaveAttribute('aria-invalid', 'true')
  await altText(place('gull.png')).fill('A gull on a wall')
  await page.keyboard.press('Enter')
  await expect(altText(place('tern.png'))).toBeFocused()
  await page.keyboard.type('A tern in flight')
  await page.keyboard.press('Enter')
  const figures = editor.getByRole('figure')
  await expect(figures).toHaveCount(2)
  await expect(editor).toBeFocused()
  await page.keyboard.type('Both were there at noon.')
  await expect(editor.getByRole('paragraph').last()).toHaveText('Both were there at noon.')

  const picture = figures.first().getByRole('img')
  await expect(picture).toHaveAttribute('alt', 'A gull on a wall')
  const { width, height } = await boxOf(picture)
  expect(Math.max(width, height)).toBeGreaterThanOrEqual(240)
  await page.keyboard.press('ControlOrMeta+s')
  await expect
    .poll(async () => (await picturesOf(page, panel, post)).map(({ alt }) => alt))
    .toEqual(['A gull on a wall', 'A tern in flight'])
})

test('36.3 RICH-5 caption and alternative text are typed below a picture, each saved where it belongs', async ({
  page,
  panel,
}) => {
  const { words } = panel
  const post = await openWithPicture(page, panel)
  const { editor, figure, media } = post
  const altText = figure.getByRole('textbox', { name: altTextName(panel) })
  await expect(altText).toHaveValue('A wall at noon')
  await figure.getByRole('img').click()
  await figure.getByRole('button', { name: words('richText.picture.altText') }).click()
  await expect(altText).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('A wall at night')
  await page.keyboard.press('Escape')
  await expect(altText).toHaveValue('A wall at noon')
  await expect(editor).toBeFocused()

  await page.route(`${panel.server.api}/media/*`, (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  )
  await altText.fill('A wall at dusk')
  await figure.getByRole('textbox', { name: 'Caption' }).fill('Before the tide.')
  const status = figure.getByRole('status').filter({ hasText: words('problem.server.unreachable') })
  await expect(status).toBeVisible()
  await page.getByRole('link', { name: 'Authors', exact: true }).first().click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: words('leave.stay') }).click()
  await expect(altText).toHaveValue('A wall at dusk')
  await page.unroute(`${panel.server.api}/media/*`)
  await status.getByRole('button', { name: words('app.tryAgain') }).click()
  await expect(status).toHaveCount(0)
  await expect
    .poll(async () => (await ask(page, panel, 'GET', `/media/${media}?depth=0`)).alt)
    .toBe('A wall at dusk')

  // Somebody else changes the picture meanwhile: what they changed stays.
  await ask(page, panel, 'PATCH', `/media/${media}`, { credit: 'Ann' })
  await altText.fill('A wall in fog')
  await page.keyboard.press('Enter')
  await expect(editor).toBeFocused()
  await page.keyboard.press('ControlOrMeta+s')
  await expect
    .poll(async () => {
      const [{ alt, caption, credit } = {} as never] = await picturesOf(page, panel, post)
      return { alt, caption, credit }
    })
    .toEqual({ alt: 'A wall in fog', caption: 'Before the tide.', credit: 'Ann' })
})

test('36.3 RICH-5 a picture is cropped, replaced and removed by the bar on it, without leaving the text', async ({
  page,
  panel,
}) => {
  const { words } = panel
  const { editor, figure, media, name } = await openWithPicture(page, panel)
  const address = page.url()
  const picture = figure.getByRole('img')
  await expect(picture).toHaveAttribute('src', /\?v=/)
  const before = await picture.getAttribute('src')
  await figure.getByRole('button', { name: words('crop.open') }).click()
  const dialog = page.getByRole('dialog', { name: words('crop.title') })
  const area = dialog.getByRole('group', { name: words('crop.area') })
  await expect(area).toBeVisible()
  await dialog
    .getByRole('button', {
      name: words('crop.handle', { side: words('crop.side.right') }),
      exact: true,
    })
    .focus()
  for (let step = 0; step < 5; step++) await page.keyboard.press('Shift+ArrowLeft')
  await dialog.getByRole('button', { name: words('crop.apply') }).click()
  await expect(dialog).toHaveCount(0)
  await expect
    .poll(async () => (await ask(page, panel, 'GET', `/media/${media}?depth=0`)).width)
    .toBeLessThan(640)
  await expect.poll(() => picture.getAttribute('src')).not.toBe(before)
  expect(page.url()).toBe(address)

  await figure.hover()
  await figure.getByRole('button', { name: words('richText.embed.replace') }).click()
  const drawer = page.getByRole('dialog')
  const cards = drawer.getByRole('list', { name: 'Pictures' }).getByRole('listitem')
  await cards.nth(1).getByRole('button').first().click()
  await expect(drawer).toHaveCount(0)
  await expect(figure).toHaveCount(1)
  await expect(figure).not.toHaveAccessibleName(`${name}.png`)

  await figure.hover()
  await figure.getByRole('button', { name: /^Remove/ }).click()
  await expect(figure).toHaveCount(0)
  await expect(editor.getByRole('paragraph').first()).toHaveText('Read more about gulls.')
})

test('36.3 RICH-5 the text below a picture hardly moves when the picture comes', async ({
  page,
  panel,
}) => {
  const { editor, figure } = await openWithPicture(page, panel)
  const below = editor.getByRole('paragraph').last()
  const isMedia = (url: URL) => url.pathname.includes('/media')
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(isMedia, async (route) => {
    await held
    await route.continue()
  })
  await page.reload()
  await expect(figure).toHaveAttribute('aria-busy', 'true')
  const before = (await boxOf(below)).y
  release()
  await expect(figure.getByRole('img')).toBeVisible()
  await expect(figure.getByRole('textbox', { name: altTextName(panel) })).toHaveValue(/noon/)
  const after = (await boxOf(below)).y

  // Its own 400 px would be ten times as much.
  expect(Math.abs(after - before)).toBeLessThan(80)
})

const altTextName = ({ words }: Panel) =>
  words('app.cancel') === 'Cancel' ? 'Alternative text' : 'Alternativtext'

/** A post with a picture of its own. */
async function openWithPicture(page: Page, panel: Panel) {
  const first = await openPost(page, panel, ['Read more about gulls.'])
  const name = `wall-${crypto.randomUUID().slice(0, 8)}`
  await dropBelow(first.editor, `${name}.png`)
  const place = first.editor.getByRole('region', { name: `${name}.png` })
  await place.getByRole('textbox', { name: altTextName(panel) }).fill('A wall at noon')
  await page.keyboard.press('Enter')
  const figure = first.editor.getByRole('figure')
  await expect(figure).toHaveAccessibleName(`${name}.png`)
  await page.keyboard.press('ControlOrMeta+s')
  await expect.poll(async () => (await first.blocks()).map(({ type }) => type)).toContain('upload')
  const upload = (await first.blocks()).find(({ type }) => type === 'upload')!
  return { ...first, figure, name, media: upload.value as number }
}
