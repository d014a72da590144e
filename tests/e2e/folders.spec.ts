import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { expectAtTrigger } from '../kit/at-trigger.ts'
import type { Panel } from '../kit/fixtures.ts'
import { expect, expectAccessible } from '../kit/fixtures.ts'
import { openPaletteWith } from '../kit/palette.ts'
import { testOver } from '../kit/test-over.ts'

const test = testOver('tests/kit/foldered')

const cards = (page: Page) => page.locator('main ul > [data-row]')
const card = (page: Page, name: string) => cards(page).filter({ hasText: name })
const tile = (page: Page, name: string) =>
  page.locator('main [data-folder]').filter({ hasText: name })
/** The ways into the folders that are shown. */
const tiles = (page: Page) => page.locator('main [data-folder] > a')
const path = (page: Page, { words }: Panel) =>
  page.getByRole('navigation', { name: words('folders.path') })

async function openLibrary(page: Page, panel: Panel, query = ''): Promise<void> {
  await page.goto(panel.at(`/collections/media?locale=en&sort=filename${query}`))
  await expect(path(page, panel)).toBeVisible()
}

async function openFolder(page: Page, panel: Panel, ...names: readonly string[]): Promise<void> {
  for (const name of names) {
    await tile(page, name).getByRole('link').click()
    await expect(path(page, panel).locator('[aria-current]')).toHaveText(name)
  }
}

/** What a folder's menu offers. */
async function inMenu(page: Page, panel: Panel, name: string, item: string): Promise<Locator> {
  await page.getByRole('button', { name: panel.words('folders.actions', { name }) }).click()
  return page.getByRole('menuitem', { name: item, exact: true })
}

const dialog = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'))

async function make(page: Page, { words }: Panel, name: string): Promise<void> {
  await page.getByRole('button', { name: words('folders.new') }).click()
  await dialog(page).getByLabel(words('folders.name')).fill(name)
  await page.keyboard.press('Enter')
  await expect(tile(page, name)).toBeVisible()
}

/** The folder of a file, as it is stored. */
async function folderOf(page: Page, { server }: Panel, filename: string): Promise<string | null> {
  const where = `where[filename][equals]=${filename}`
  const headers = { origin: server.origin }
  const answer = await page.request.get(`${server.api}/media?depth=1&locale=en&${where}`, {
    headers,
  })
  return (await answer.json()).docs[0]?.folder?.name ?? null
}

const picture = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#336699' } })
    .png()
    .toBuffer()

test.describe('20.8 UPL-5 folders of the library', () => {
  test('shows what is in no folder, leads into folders and back, and says where one is in the address @both @core', async ({
    language,
    page,
    panel,
  }) => {
    const { words } = panel
    const home = language === 'de' ? 'Bilder' : 'Pictures'
    await openLibrary(page, panel)
    await expect(tiles(page)).toHaveText(['Archive', 'Campaigns'])
    await expect(cards(page)).toHaveCount(3)
    await expectAccessible(page)
    await openFolder(page, panel, 'Campaigns')
    await expect(page).toHaveURL(/[?&]folder=\d+/)
    await expect(tiles(page)).toHaveText(['Summer'])
    await expect(cards(page)).toHaveCount(1)
    await expect(card(page, 'tower.png')).toBeVisible()
    await openFolder(page, panel, 'Summer')
    await page.reload()
    await expect(path(page, panel).getByRole('listitem')).toHaveText([home, 'Campaigns', 'Summer'])
    await expect(card(page, 'garden.png')).toBeVisible()
    await path(page, panel).getByRole('link', { name: home }).click()
    await expect(cards(page)).toHaveCount(3)
    await page.goBack()
    await expect(card(page, 'garden.png')).toBeVisible()

    await page.goto(panel.at('/collections/media?locale=en&folder=9999'))
    await expect(page.getByText(words('folders.gone'))).toBeVisible()
    await openLibrary(page, panel)
    await openFolder(page, panel, 'Archive')
    await expect(page.getByText(words('folders.empty'))).toBeVisible()
    await page.locator('#folders-all').click()
    await expect(cards(page)).toHaveCount(5)
    await expect(tiles(page)).toHaveCount(0)
  })

  test('finds files and folders in the open folder and below it', async ({ page, panel }) => {
    await openLibrary(page, panel, '&search=garden')
    await expect(card(page, 'garden.png')).toBeVisible()
    await openLibrary(page, panel)
    await openFolder(page, panel, 'Campaigns')
    const search = page.getByRole('searchbox').first()
    await search.fill('garden')
    await expect(card(page, 'garden.png')).toBeVisible()
    await search.fill('harbour')
    await expect(page.getByText(/harbour/)).toBeVisible()
    await expect(cards(page)).toHaveCount(0)
    await search.fill('summer')
    await tile(page, 'Summer').getByRole('link').click()
    await expect(card(page, 'garden.png')).toBeVisible()
  })

  test('makes, names and deletes folders by keys, and says what becomes of what is in them', async ({
    page,
    panel,
  }) => {
    const { words } = panel
    await openLibrary(page, panel)
    await make(page, panel, 'Made')
    await openFolder(page, panel, 'Made')
    await make(page, panel, 'Inner')
    await openLibrary(page, panel)
    await page
      .getByRole('button', { name: words('folders.actions', { name: 'Made' }) })
      .press('Enter')
    await expect(
      page.getByRole('menuitem', { name: words('folders.rename'), exact: true }),
    ).toHaveAttribute('data-highlighted')
    await page.keyboard.press('Enter')
    const name = dialog(page).getByLabel(words('folders.name'))
    await expect(name).toBeFocused()
    await expect(name).toHaveValue('Made')
    await name.fill(' ')
    await expect(dialog(page).locator('#folder-submit')).toHaveAttribute('aria-disabled', 'true')
    await name.fill('Named')
    await page.keyboard.press('Enter')
    await expect(tile(page, 'Named')).toBeVisible()
    await page.reload()
    await expect(tile(page, 'Named')).toBeVisible()

    await upload(page, panel, 'inside.png', 'Named')
    await (await inMenu(page, panel, 'Named', words('folders.delete'))).click()
    await expect(dialog(page)).toContainText(
      words('folders.confirmDelete.below', { count: 1, number: '1' }),
    )
    await expect(dialog(page)).toContainText(
      words('folders.confirmDelete.kept', { list: '1 picture' }),
    )
    await expectAccessible(page)
    await dialog(page).locator('#folder-delete').click()
    await expect(page.getByText(words('folders.deleted', { name: 'Named' }))).toBeVisible()
    await expect(tile(page, 'Named')).toHaveCount(0)
    await expect(card(page, 'inside.png')).toBeVisible()
    expect(await folderOf(page, panel, 'inside.png')).toBeNull()
    const left = await page.request.get(`${panel.server.api}/payload-folders?limit=50`, {
      headers: { origin: panel.server.origin },
    })
    const names = (await left.json()).docs.map((one: { name: string }) => one.name)
    expect(names).not.toContain('Inner')
  })

  test('moves files by dragging them on folders and on the path, those that are chosen together', async ({
    page,
    panel,
  }) => {
    const { words } = panel
    await openLibrary(page, panel)
    await make(page, panel, 'Dragged')
    await card(page, 'bridge.png').dragTo(tile(page, 'Dragged'))
    await expect(
      page.getByText(words('folders.moved', { count: 1, number: '1', name: 'Dragged' })),
    ).toBeVisible()
    await expect(card(page, 'bridge.png')).toHaveCount(0)
    expect(await folderOf(page, panel, 'bridge.png')).toBe('Dragged')
    await page.getByRole('button', { name: words('document.undo') }).click()
    await expect(card(page, 'bridge.png')).toBeVisible()
    expect(await folderOf(page, panel, 'bridge.png')).toBeNull()

    for (const name of ['bridge.png', 'market.png']) {
      await card(page, name).hover()
      await card(page, name).getByRole('checkbox').check()
    }
    await card(page, 'market.png').dragTo(tile(page, 'Dragged'))
    await expect(
      page.getByText(words('folders.moved', { count: 2, number: '2', name: 'Dragged' })),
    ).toBeVisible()
    await expect(page.getByRole('button', { name: words('bulk.clear') })).toHaveCount(0)
    await openFolder(page, panel, 'Dragged')
    await expect(cards(page)).toHaveCount(2)
    // In the table, too.
    await page.getByRole('button', { name: words('library.table') }).click()
    const row = (name: string) => page.locator('tbody tr').filter({ hasText: name })
    await row('market.png').dragTo(path(page, panel).getByRole('link', { name: 'Pictures' }))
    await expect(row('market.png')).toHaveCount(0)
    await expect.poll(() => folderOf(page, panel, 'market.png')).toBeNull()
    await row('bridge.png').dragTo(path(page, panel).getByRole('link', { name: 'Pictures' }))
    await expect(row('bridge.png')).toHaveCount(0)
    await page.getByRole('button', { name: words('library.grid') }).click()

    await openLibrary(page, panel)
    await tile(page, 'Dragged').dragTo(tile(page, 'Archive'))
    await expect(tile(page, 'Dragged')).toHaveCount(0)
    await openFolder(page, panel, 'Archive', 'Dragged')
  })

  test('moves what is chosen by the menu, and folders by theirs, never into themselves', async ({
    page,
    panel,
  }) => {
    const { words } = panel
    await openLibrary(page, panel)
    await card(page, 'harbour.png').getByRole('link').focus()
    await page.keyboard.press('Space')
    await page.getByRole('button', { name: words('folders.move') }).press('Enter')
    await expect(dialog(page).locator('#folder-move-submit')).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    // It is there already.
    await expect(dialog(page).getByRole('radio', { name: 'Pictures' })).toBeDisabled()
    await dialog(page).getByRole('radio', { name: 'Summer' }).check()
    await expectAccessible(page)
    await dialog(page).locator('#folder-move-submit').press('Enter')
    await expect(
      page.getByText(words('folders.moved', { count: 1, number: '1', name: 'Summer' })),
    ).toBeVisible()
    expect(await folderOf(page, panel, 'harbour.png')).toBe('Summer')
    await page.getByRole('button', { name: words('document.undo') }).click()
    await expect(card(page, 'harbour.png')).toBeVisible()

    await (await inMenu(page, panel, 'Campaigns', words('folders.move'))).click()
    await expect(dialog(page).getByRole('radio', { name: 'Summer' })).toBeDisabled()
    await expect(dialog(page).getByRole('radio', { name: 'Campaigns' })).toBeDisabled()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await expect(
      page.getByRole('button', { name: words('folders.actions', { name: 'Campaigns' }) }),
    ).toBeFocused()
  })

  test('34.3 LIST-4 UPL-5 a move of all that match is over when Back leads to others', async ({
    page,
    panel,
  }) => {
    const { words } = panel
    await openLibrary(page, panel, '&limit=2')
    await openFolder(page, panel, 'Campaigns')
    await path(page, panel).getByRole('link').first().click()
    await expect(cards(page)).toHaveCount(2)
    await page.getByLabel(words('selection.page')).check()
    await page.getByRole('button', { name: /matching documents/ }).click()
    await page.locator('#folder-move').click()
    await expect(dialog(page)).toBeVisible()

    await page.goBack()

    await expect(card(page, 'tower.png')).toBeVisible()
    await expect(dialog(page)).toHaveCount(0)
  })

  test('puts what is uploaded into the open folder, and lets a field pick from folders', async ({
    page,
    panel,
  }) => {
    const { words } = panel
    await openLibrary(page, panel)
    await upload(page, panel, 'landed.png', 'Campaigns', 'Summer')
    await expect(card(page, 'landed.png')).toBeVisible()
    expect(await folderOf(page, panel, 'landed.png')).toBe('Summer')

    await page.goto(panel.at('/collections/authors/create?locale=en'))
    await page.locator('[data-field="portrait"]').getByRole('button', { name: 'Browse…' }).click()
    const drawer = page.getByRole('dialog')
    await drawer
      .locator('[data-folder]')
      .filter({ hasText: 'Campaigns' })
      .getByRole('button')
      .first()
      .click()
    await expect(drawer.locator('[data-folder] > button').first()).toHaveText('Summer')
    await expectAtTrigger(
      page,
      drawer.getByRole('button', { name: words('folders.actions', { name: 'Summer' }) }),
    )
    await drawer.locator('[data-row]').filter({ hasText: 'tower.png' }).getByRole('button').click()
    await expect(drawer).toHaveCount(0)
    await expect(page.locator('[data-field="portrait"]')).toContainText('tower.png')
  })

  test('20.8 starts a new document in the open folder, from the list and from a list to pick from', async ({
    page,
    panel,
  }) => {
    await openLibrary(page, panel)
    await openFolder(page, panel, 'Campaigns', 'Summer')
    await page.locator('header').getByRole('link', { name: /^New / }).click()
    await makePicture(page.locator('main'), 'started.png')
    await expect(page).toHaveURL(/collections\/media\/\d+/)
    expect(await folderOf(page, panel, 'started.png')).toBe('Summer')

    await page.goto(panel.at('/collections/authors/create?locale=en'))
    await page.locator('[data-field="portrait"]').getByRole('button', { name: 'Browse…' }).click()
    const drawer = page.getByRole('dialog')
    await drawer
      .locator('[data-folder]')
      .filter({ hasText: 'Campaigns' })
      .getByRole('button')
      .first()
      .click()
    await expect(drawer.locator('[data-folder] > button').first()).toHaveText('Summer')
    await drawer.locator('#picker-new').click()
    await makePicture(drawer.last(), 'picked.png')
    await expect(page.locator('[data-field="portrait"]')).toContainText('picked.png')
    await expect.poll(() => folderOf(page, panel, 'picked.png')).toBe('Campaigns')

    // A folder that is gone says nothing.
    await page.goto(panel.at('/collections/media/create?locale=en&folder=9999'))
    await makePicture(page.locator('main'), 'outside.png')
    await expect(page).toHaveURL(/collections\/media\/\d+/)
    expect(await folderOf(page, panel, 'outside.png')).toBe(null)
  })

  test('NAV-8 the palette has what can be done with folders', async ({ page, panel }) => {
    const { words } = panel
    await openLibrary(page, panel)
    await openPaletteWith(page, words('folders.new'))
    await page.getByRole('option', { name: words('folders.new'), exact: true }).click()
    await expect(dialog(page).getByLabel(words('folders.name'))).toBeFocused()
  })

  test('lists of other documents have folders where the site turns them on', async ({
    page,
    panel,
  }) => {
    await page.goto(panel.at('/collections/categories?locale=en'))
    await expect(path(page, panel)).toBeVisible()
    // Those of the pictures are for pictures.
    await expect(tiles(page)).toHaveCount(0)
    const rows = page.locator('tbody tr')
    const title = (await rows.first().getByRole('link').first().textContent()) ?? ''
    await make(page, panel, 'Shelved')
    await rows.first().getByRole('checkbox').check()
    await page.getByRole('button', { name: panel.words('folders.move') }).click()
    await dialog(page).getByRole('radio', { name: 'Shelved' }).check()
    await dialog(page).locator('#folder-move-submit').click()
    await expect(rows.filter({ hasText: title })).toHaveCount(0)
    await openFolder(page, panel, 'Shelved')
    await expect(rows).toHaveText([new RegExp(title)])
  })
})

/** From the list, into the folder to which these names lead. */
async function upload(page: Page, panel: Panel, name: string, ...names: readonly string[]) {
  const { words } = panel
  await openFolder(page, panel, ...names)
  await page.getByRole('button', { name: words('bulkUpload.open') }).click()
  const window = page.getByRole('dialog')
  await window.locator('input[type="file"]').setInputFiles({
    name,
    mimeType: 'image/png',
    buffer: await picture(),
  })
  await window.getByLabel('Alternative text').fill(`A picture, ${name}`)
  await window.getByRole('button', { name: words('bulkUpload.save', { count: 1 }) }).click()
  await expect(window.locator('[data-file-state="saved"]')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(window).toHaveCount(0)
  if (names.length === 1) await openLibrary(page, panel)
}

/** Fills the form of a new picture, and saves it. */
async function makePicture(form: Locator, name: string): Promise<void> {
  await form
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name, mimeType: 'image/png', buffer: await picture() })
  await form.locator('[data-field="alt"]').getByRole('textbox').fill(`A picture, ${name}`)
  await form.locator('[id^="action-save"]').click()
}
