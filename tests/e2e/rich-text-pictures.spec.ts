import type { Locator, Page, Route } from '@playwright/test'
import type { DocumentData } from '#contracts/documents'
import { dotFile, pastePictures } from '../kit/paste-picture.ts'
import {
  expect,
  expectAccessible,
  openNew,
  readDocument,
  savedText,
  statusLine,
  test,
} from '../kit/self-saving/fixtures.ts'
import { reopenWithoutFiles } from '../kit/without-files.ts'

test.use({ magazine: 'of rich texts' })

const article = (text: string): DocumentData => ({
  article: {
    root: {
      ...{ type: 'root', version: 1, format: '', indent: 0, direction: null },
      children: [
        {
          ...{ type: 'paragraph', version: 1, format: '', indent: 0, direction: null },
          ...{ textFormat: 0, textStyle: '' },
          children: [
            { type: 'text', version: 1, text, format: 0, mode: 'normal', style: '', detail: 0 },
          ],
        },
      ],
    },
  },
})

const editorIn = (page: Page): Locator => page.getByRole('textbox', { name: 'Article' })

const placeOf = (page: Page, name: string): Locator =>
  editorIn(page).getByRole('region', { name, exact: true })

async function caretAtEnd(page: Page): Promise<void> {
  await editorIn(page).locator(':scope > p').last().click()
  await page.keyboard.press('End')
}

const typesIn = async (...[page, panel, slug, id]: Parameters<typeof readDocument>) => {
  const { article: stored } = await readDocument(page, panel, slug, id)
  const { children } = (stored as { root: { children: DocumentData[] } }).root
  return children.map(({ type }) => type)
}

test('RICH-5 a picture whose upload fails keeps its place by name, and the text goes on', async ({
  page,
  panel,
}) => {
  const { words } = panel
  const id = await openNew(page, panel, 'leaflets', article('One.'))
  await page.route(`${panel.server.api}/media?*`, (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await caretAtEnd(page)
  await pastePictures(editorIn(page), 'hammer.png')
  const place = placeOf(page, 'hammer.png')
  await expect(place.getByRole('status')).toContainText(words('problem.server.unreachable'))
  await expectAccessible(page)

  await caretAtEnd(page)
  await page.keyboard.type('Two.')
  await page.keyboard.press('ControlOrMeta+s')
  await expect(statusLine(page)).toContainText(words('document.status.pictures', { count: 1 }))
  expect(await typesIn(page, panel, 'leaflets', id)).toEqual(['paragraph', 'paragraph'])
  expect(JSON.stringify(await readDocument(page, panel, 'leaflets', id))).not.toContain('hammer')
  await expect(place).toBeVisible()

  await page.unroute(`${panel.server.api}/media?*`)
  await place.getByRole('button', { name: words('app.tryAgain') }).click()
  await expect(place).toHaveCount(0)
  await expect(editorIn(page).getByRole('figure')).toContainText('hammer')
  await page.keyboard.press('ControlOrMeta+s')
  await expect
    .poll(() => typesIn(page, panel, 'leaflets', id))
    .toEqual(['paragraph', 'upload', 'paragraph'])
})

test('RICH-5 a picture whose file no reload could bring back says so, and is chosen again or removed', async ({
  page,
  panel,
}) => {
  const { words } = panel
  const id = await openNew(page, panel, 'leaflets', article('One.'))
  await page.route(`${panel.server.api}/media?*`, (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await caretAtEnd(page)
  await pastePictures(editorIn(page), 'saw.png', 'file.png')
  for (const name of ['saw.png', 'file.png']) {
    await expect(
      placeOf(page, name).getByRole('button', { name: words('app.tryAgain') }),
    ).toBeVisible()
  }

  page.on('dialog', (dialog) => dialog.accept())
  await reopenWithoutFiles(page)
  for (const name of ['saw.png', 'file.png']) {
    await expect(placeOf(page, name).getByRole('status')).toHaveText(words('richText.picture.lost'))
  }
  await page.unroute(`${panel.server.api}/media?*`)
  await placeOf(page, 'file.png')
    .getByRole('button', { name: words('field.remove') })
    .click()
  await expect(placeOf(page, 'file.png')).toHaveCount(0)
  await placeOf(page, 'saw.png').locator('input[type="file"]').setInputFiles(dotFile('saw.png'))
  await expect(editorIn(page).getByRole('figure')).toContainText('saw')
  await page.keyboard.press('ControlOrMeta+s')
  await expect.poll(() => typesIn(page, panel, 'leaflets', id)).toContain('upload')

  await page.reload()
  await expect(editorIn(page).getByRole('figure')).toContainText('saw')
  await expect(editorIn(page).getByRole('status')).toHaveCount(0)
})

test('RICH-5 leaving asks while a picture is not uploaded, and no longer once it is removed', async ({
  page,
  panel,
}) => {
  const { words } = panel
  await openNew(page, panel, 'leaflets', article('One.'))
  await page.route(`${panel.server.api}/media?*`, (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await caretAtEnd(page)
  await pastePictures(editorIn(page), 'hammer.png')
  await expect(
    placeOf(page, 'hammer.png').getByRole('button', { name: words('app.tryAgain') }),
  ).toBeVisible()
  await page.keyboard.press('ControlOrMeta+s')
  await expect(statusLine(page)).toContainText(words('document.status.pictures', { count: 1 }))

  const elsewhere = page.getByRole('link', { name: 'Authors', exact: true }).first()
  await elsewhere.click()
  const question = page.getByRole('alertdialog')
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: words('leave.stay') }).click()

  await caretAtEnd(page)
  await page.keyboard.press('Backspace')
  await placeOf(page, 'hammer.png').getByText('hammer.png', { exact: true }).click()
  await page.keyboard.press('Delete')
  await expect(placeOf(page, 'hammer.png')).toHaveCount(0)
  await expect(statusLine(page)).not.toContainText(savedText(panel))
  await page.keyboard.press('ControlOrMeta+s')
  await expect(statusLine(page)).toContainText(savedText(panel))
  await elsewhere.click()
  await expect(page).toHaveURL(/\/authors/)
})

test('33.9 RICH-5 nobody reads Saved under a picture that no server has, and a killed tab brings it back', async ({
  page,
  panel,
}) => {
  const { words } = panel
  const id = await openNew(page, panel, 'leaflets', article('One.'))
  const media = `${panel.server.api}/media?*`
  const held: Route[] = []
  await page.route(media, (route) =>
    route.request().method() === 'POST' ? void held.push(route) : route.continue(),
  )
  await caretAtEnd(page)
  await pastePictures(editorIn(page), 'hammer.png')
  await expect(placeOf(page, 'hammer.png')).toContainText(words('richText.picture.uploading'))
  await caretAtEnd(page)
  await page.keyboard.type('Two.')
  await page.keyboard.press('ControlOrMeta+s')
  await expect.poll(() => typesIn(page, panel, 'leaflets', id)).toEqual(['paragraph', 'paragraph'])
  const waits = words('document.status.pictures', { count: 1 })
  await expect(statusLine(page)).toContainText(waits)
  await expect(page.getByText(words('document.status.kept')).first()).toBeVisible()
  await expect(statusLine(page)).not.toContainText(savedText(panel))
  await expectAccessible(page)

  // Leaving asks, and says that it is kept.
  await page.getByRole('link', { name: 'Authors', exact: true }).first().click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(words('leave.kept'))
  await question.getByRole('button', { name: words('leave.stay') }).click()

  const address = page.url()
  const again = await page.context().newPage()
  await page.close()
  await again.goto(address)
  await expect(editorIn(again).getByRole('figure')).toContainText('hammer')
  await expect(placeOf(again, 'hammer.png')).toHaveCount(0)
  await again.keyboard.press('ControlOrMeta+s')
  await expect
    .poll(() => typesIn(again, panel, 'leaflets', id))
    .toEqual(['paragraph', 'upload', 'paragraph'])
  await expect(statusLine(again)).toContainText(savedText(panel))

  await again.reload()
  await expect(editorIn(again).getByRole('figure')).toHaveCount(1)
})

test('33.9 RICH-5 a picture that failed counts in the status, and is there again whoever leaves and comes back', async ({
  page,
  panel,
}) => {
  const { words } = panel
  const id = await openNew(page, panel, 'leaflets', article('One.'))
  const media = `${panel.server.api}/media?*`
  await page.route(media, (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await caretAtEnd(page)
  await pastePictures(editorIn(page), 'hammer.png')
  const place = placeOf(page, 'hammer.png')
  await expect(place.getByRole('button', { name: words('app.tryAgain') })).toBeVisible()
  await page.keyboard.press('ControlOrMeta+s')
  await expect(statusLine(page)).toContainText(words('document.status.pictures', { count: 1 }))

  await page.getByRole('link', { name: 'Authors', exact: true }).first().click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: words('leave.leave') })
    .click()
  await expect(page).toHaveURL(/\/authors/)
  await page.evaluate(() => history.back())
  await expect(place.getByRole('button', { name: words('app.tryAgain') })).toBeVisible()
  await page.unroute(media)
  await place.getByRole('button', { name: words('app.tryAgain') }).click()
  await expect(editorIn(page).getByRole('figure')).toContainText('hammer')
  await page.keyboard.press('ControlOrMeta+s')
  await expect
    .poll(() => typesIn(page, panel, 'leaflets', id))
    .toEqual(['paragraph', 'upload', 'paragraph'])
})

test('33.16 RICH-7 a block is dragged while a picture is uploaded beside it, and both are where they belong', async ({
  page,
  panel,
}) => {
  const id = await openNew(page, panel, 'leaflets', article('One.'))
  const held: Route[] = []
  await page.route(`${panel.server.api}/media?*`, (route) =>
    route.request().method() === 'POST' ? void held.push(route) : route.continue(),
  )
  await caretAtEnd(page)
  await page.keyboard.press('Enter')
  await page.keyboard.type('Two.')
  await pastePictures(editorIn(page), 'hammer.png')
  await expect.poll(() => held.length).toBe(1)

  // Up, past the paragraph above it, by keys.
  await editorIn(page).getByText('Two.').click()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(editorIn(page).locator(':scope > p').first()).toHaveText('Two.')
  await held[0]!.continue()
  await expect(editorIn(page).getByRole('figure')).toContainText('hammer')
  await page.keyboard.press('ControlOrMeta+s')
  await expect
    .poll(() => typesIn(page, panel, 'leaflets', id))
    .toEqual(['paragraph', 'paragraph', 'upload', 'paragraph'])
})

test('33.16 RICH-7 a picture that is moved by keys while it is uploaded lands where it was put', async ({
  page,
  panel,
}) => {
  const id = await openNew(page, panel, 'leaflets', article('One.'))
  const held: Route[] = []
  await page.route(`${panel.server.api}/media?*`, (route) =>
    route.request().method() === 'POST' ? void held.push(route) : route.continue(),
  )
  await caretAtEnd(page)
  await page.keyboard.press('Enter')
  await page.keyboard.type('Two.')
  await pastePictures(editorIn(page), 'hammer.png')
  await expect.poll(() => held.length).toBe(1)
  const place = placeOf(page, 'hammer.png')
  await place.getByText('hammer.png', { exact: true }).click()
  await page.keyboard.press('Alt+ArrowUp')
  await expect
    .poll(async () => (await place.boundingBox())!.y)
    .toBeLessThan((await editorIn(page).getByText('Two.').boundingBox())!.y)

  await held[0]!.continue()
  await expect(editorIn(page).getByRole('figure')).toContainText('hammer')
  await expect(place).toHaveCount(0)
  await page.keyboard.press('ControlOrMeta+s')
  await expect
    .poll(async () => (await typesIn(page, panel, 'leaflets', id)).slice(0, 3))
    .toEqual(['paragraph', 'upload', 'paragraph'])
})

test('33.16 RICH-5 a picture that is dragged while its upload ends keeps its line, and lands where it is dropped', async ({
  page,
  panel,
}) => {
  const id = await openNew(page, panel, 'leaflets', article('One.'))
  const held: Route[] = []
  await page.route(`${panel.server.api}/media?*`, (route) =>
    route.request().method() === 'POST' ? void held.push(route) : route.continue(),
  )
  await caretAtEnd(page)
  await page.keyboard.press('Enter')
  await page.keyboard.type('Two.')
  await pastePictures(editorIn(page), 'hammer.png')
  await expect.poll(() => held.length).toBe(1)
  const place = placeOf(page, 'hammer.png')
  // Near the edge of the window a drag scrolls.
  await place.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await place.hover()
  const grip = page.getByRole('button', { name: 'Block: actions' }).last()
  const middleOf = async (one: Locator) => {
    const { x, y, width, height } = (await one.boundingBox())!
    return { x: x + width / 2, y: y + height / 2 }
  }
  const isBeside = async () => Math.abs((await middleOf(grip)).y - (await middleOf(place)).y) < 20
  await expect.poll(isBeside).toBe(true)
  await grip.hover()
  const from = await middleOf(grip)
  const one = await middleOf(editorIn(page).getByText('One.'))
  const line = page.locator('[data-drop-line]').last()
  await page.mouse.down()
  await page.mouse.move(from.x + 20, from.y - 20)
  await page.mouse.move(from.x + 20, one.y - 6)
  await expect(line).toBeVisible()

  await held[0]!.continue()
  await expect(editorIn(page).getByRole('figure')).toContainText('hammer')
  const { y } = await middleOf(editorIn(page).getByText('One.'))
  await page.mouse.move(from.x + 20, y - 8)
  // The line is looked at once in each frame.
  for (let frame = 0; frame < 3; frame++) {
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  }
  await expect(line).toBeVisible()
  await page.mouse.up()
  await page.keyboard.press('ControlOrMeta+s')
  await expect
    .poll(async () => (await typesIn(page, panel, 'leaflets', id)).slice(0, 3))
    .toEqual(['upload', 'paragraph', 'paragraph'])
})
