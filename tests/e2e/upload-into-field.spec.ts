import type { Locator, Page } from '@playwright/test'
import { inProject } from '../../scripts/kit/root.ts'
import { ask } from '../kit/ask.ts'
import { withChoices } from '../kit/choices.ts'
import { dragFiles } from '../kit/drag-files.ts'
import type { Panel } from '../kit/fixtures.ts'
import { expect, expectAccessible, test } from '../kit/fixtures.ts'
import { openPost } from '../kit/open-post.ts'
import { startStateroom } from '../kit/server.ts'
import { signIn } from '../kit/sign-in.ts'
import { person } from '../kit/uploading/site/seed.ts'
import { wordsIn } from '../kit/words.ts'

// Files that are dropped on a field: uploaded where they land, without a drawer.

const coverIn = (page: Page) => page.locator('[data-field="cover"]')
const placeIn = (field: Locator, name: string) => field.getByRole('region', { name, exact: true })

async function drop(field: Locator, ...names: string[]): Promise<void> {
  await field.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await field.boundingBox())!
  const at = { x: x + width / 2, y: y + height / 2 }
  const invitation = field.getByText(wordsIn('en')('field.upload.drop'))
  // As a hand does that holds them over the field: a browser tells it several times a second.
  await expect
    .poll(async () => {
      await dragFiles(field, 'dragover', { names, at })
      return invitation.isVisible()
    })
    .toBe(true)
  await dragFiles(field, 'drop', { names, at })
}

const alternativeIn = (field: Locator, name: string) =>
  placeIn(field, name).getByRole('textbox', { name: 'Alternative text' })

/** The media that a post has as its cover; null: none. */
async function coverOf(page: Page, panel: Panel, id: number) {
  const { cover } = await ask(page, panel, 'GET', `/posts/${id}?draft=true&depth=1`)
  return cover as { id: number; alt: string; filename: string } | null
}

test('36.4 DOC-9 a picture that is dropped on its field is uploaded there, with its words typed below, and replaced by the next', {
  tag: '@core',
}, async ({ page, panel }) => {
  const { id } = await openPost(page, panel, ['On gulls.'])
  const cover = coverIn(page)
  await drop(cover, 'gull.png')
  await expect(alternativeIn(cover, 'gull.png')).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.type('A gull in the rain')
  await page.keyboard.press('Enter')

  await expect(placeIn(cover, 'gull.png')).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(cover.locator('img')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+s')
  await expect.poll(() => coverOf(page, panel, id)).toMatchObject({ alt: 'A gull in the rain' })
  const first = await coverOf(page, panel, id)

  await drop(cover, 'tern.png')
  await alternativeIn(cover, 'tern.png').fill('A tern')
  await page.keyboard.press('Enter')
  await expect(placeIn(cover, 'tern.png')).toHaveCount(0)
  await page.keyboard.press('ControlOrMeta+s')
  await expect.poll(() => coverOf(page, panel, id)).toMatchObject({ alt: 'A tern' })

  // One step of the document, as a choice in the list would be.
  await page.locator('#field-slug').focus()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(cover.getByText(first!.filename)).toBeVisible()
})

test('36.4 R1 a dropped picture that no server has yet is told, asked about, and found again by a reload', async ({
  page,
  panel,
}) => {
  const { words } = panel
  const { id } = await openPost(page, panel, ['On gulls.'])
  const cover = coverIn(page)
  const line = page.locator('form [role="status"]').first()
  await page.route(`${panel.server.api}/media?*`, (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await drop(cover, 'gull.png')
  await alternativeIn(cover, 'gull.png').fill('A gull')
  await page.keyboard.press('Enter')
  await expect(placeIn(cover, 'gull.png').getByRole('status')).toContainText(
    words('problem.server.unreachable'),
  )
  await expect(line).toContainText(words('document.status.pictures', { count: 1 }))
  await page.getByRole('link', { name: 'Authors', exact: true }).first().click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await page.keyboard.press('Escape')

  page.on('dialog', (dialog) => dialog.accept())
  await page.unroute(`${panel.server.api}/media?*`)
  await page.reload()
  await expect(cover.getByRole('button', { name: /^Edit gull/ })).toBeVisible()
  await page.keyboard.press('ControlOrMeta+s')
  await expect.poll(() => coverOf(page, panel, id)).toMatchObject({ alt: 'A gull' })
})

test('36.4 DOC-9 several pictures come in their order, and what has no room is told', async ({
  browser,
}) => {
  const server = await startStateroom({
    config: inProject('tests/kit/uploading/site/stateroom.config.ts'),
    seed: inProject('tests/kit/uploading/site/seed.ts'),
  })
  const words = wordsIn('en')
  const state = await signIn(server, person)
  const storageState = withChoices(state, server, { theme: 'light', language: 'en' })
  const page = await browser.newPage({ storageState })
  await page.goto(`${server.url}/collections/albums/create`)
  const pictures = page.locator('[data-field="pictures"]')
  await drop(pictures, 'gull.png', 'tern.png', 'auk.png', 'puffin.png')
  await expect(pictures.getByText(words('field.upload.leftOut', { count: 1 }))).toBeVisible()
  await expect(pictures.getByRole('listitem')).toHaveCount(3)
  const names = () => pictures.getByRole('listitem').allInnerTexts()
  await expect
    .poll(async () => (await names()).map((name) => /\w+\.png/.exec(name)?.[0]))
    .toEqual(['gull.png', 'tern.png', 'auk.png'])

  await pictures
    .getByRole('button', { name: words('field.removeNamed', { name: 'tern.png' }) })
    .click()
  await drop(pictures, 'skua.png')
  await expect(pictures.getByRole('listitem').last()).toContainText('skua.png')
  await page.locator('#action-save').click()
  await expect(page).toHaveURL(/\/collections\/albums\/\d+/)
  await page.close()
  await server.discard()
})

test('36.4 UPL-1 a file that the collection refuses says why at its field, and goes on request', async ({
  page,
  panel,
}) => {
  await openPost(page, panel, ['On gulls.'])
  const cover = coverIn(page)
  const transfer = await page.evaluateHandle(() => {
    const dropped = new DataTransfer()
    dropped.items.add(new File(['words'], 'notes.txt', { type: 'text/plain' }))
    return dropped
  })
  const inside = cover.getByRole('combobox')
  await inside.dispatchEvent('dragover', { dataTransfer: transfer })
  await inside.dispatchEvent('drop', { dataTransfer: transfer })
  const place = placeIn(cover, 'notes.txt')
  await expect(place.getByRole('status')).not.toBeEmpty()
  await place.getByRole('button', { name: panel.words('field.remove') }).click()
  await expect(place).toHaveCount(0)
  await expect(page.locator('form [role="status"]').first()).not.toContainText(
    panel.words('document.status.pictures', { count: 1 }),
  )
})
