import type { ElementHandle, Page } from '@playwright/test'
import { ask } from '../kit/ask.ts'
import type { Panel } from '../kit/fixtures.ts'
import { expect, test } from '../kit/fixtures.ts'
import { openPaletteWith, paletteLine } from '../kit/palette.ts'
import { makePage } from '../models/kit/made-page.ts'

type Act = (page: Page, panel: Panel) => Promise<unknown>

const searching = ['list-search']
const looking = [
  ...['list-filter', 'list-columns', 'list-clear-search', 'list-clear-filters'],
  ...['list-next-page', 'list-previous-page', 'list-sort-*'],
]
const listing = ['list-new', 'list-export', 'list-import', ...looking]
const sizing = ['rows-on-page-*']
const viewing = [
  ...['view-save', 'view-save-as', 'view-reset', 'view-describe', 'view-delete', 'view-none'],
  ...['group-none', 'group-by-*', 'group-reverse'],
]
const ofDrafts = ['own', 'draft', 'changed', 'scheduled'].map((one) => `list-quick-${one}`)
const posts = [...searching, ...viewing, ...ofDrafts, ...listing, 'list-favorite']
const finding = ['find', 'find-next', 'find-previous']
const stepping = ['action-undo', 'action-redo', 'action-revert']
const making = ['action-create', 'action-duplicate', 'action-favorite']
const tabs = ['tab-edit', 'tab-versions', 'tab-versions-timeline', 'tab-api']
const drafting = [
  ...['action-save-draft', 'action-save', ...stepping, 'action-revert-to-published'],
  ...['action-unpublish', 'schedule-publish', 'check-before-publishing', ...making],
  ...['action-copy-to-locale', 'action-delete'],
]
const simple = ['action-save', ...stepping, ...making, 'action-delete', ...finding]
const copying = ['doc-url-copy']

/** What the palette offers on each screen, by id; `*` stands for whatever the site has there. */
const screens: readonly [name: string, path: string, offers: readonly string[], act?: Act][] = [
  ['the dashboard', '/', ['dashboard-arrange']],
  [
    'the dashboard, arranged',
    '/',
    ['dashboard-arrange', 'dashboard-sections-reset'],
    arrangingTheDashboard,
  ],
  ['a list', '/collections/posts', [...posts, ...sizing]],
  [
    'a list and its filter',
    '/collections/posts',
    [...posts, ...sizing, 'list-filter-add-line-*', 'list-filter-add-group'],
    pressing('list.filter'),
  ],
  ['a list in groups', '/collections/posts?groupBy=kind', posts],
  [
    'a page beyond the last',
    '/collections/posts?page=9999',
    [...posts, ...sizing, 'list-last-page'],
  ],
  [
    'an order by hand',
    '/collections/categories',
    [...searching, ...listing, ...sizing, 'list-favorite', 'list-order'],
  ],
  [
    'what is chosen',
    '/collections/posts',
    [
      ...[...ofDrafts, ...listing, ...sizing],
      ...['list-favorite', 'bulk-choose-matching', 'bulk-edit', 'bulk-publish'],
      ...['bulk-unpublish', 'bulk-delete', 'bulk-clear'],
    ],
    choosingARow,
  ],
  ['many at once', '/collections/posts', ['bulk-cancel', 'bulk-look', 'drawer-close'], editingMany],
  [
    'a library of files',
    '/collections/media',
    [
      ...[...searching, ...listing, ...sizing, 'list-favorite'],
      ...['list-grid', 'list-table', 'list-without-alt-text', 'list-reverse', 'list-upload'],
    ],
    async (page) => expect(page.locator('#list-upload')).toBeVisible(),
  ],
  [
    'many uploads',
    '/collections/media',
    ['bulk-upload-add', 'drawer-close'],
    async (page) => {
      await page.locator('#list-upload').click()
      await expect(page.locator('#bulk-upload-add')).toBeVisible()
    },
  ],
  ['an import', '/collections/authors', ['import-cancel', 'drawer-close'], importing],
  [
    'a list to pick from',
    '/collections/posts/create',
    [...searching, ...looking, ...sizing, 'picker-new', 'drawer-close'],
    picking,
  ],
  [
    'a trash',
    '/collections/pages/trash',
    [...searching, 'trash-leave', 'trash-empty', ...listing],
    throwingAway,
  ],
  [
    'what is in the trash',
    '/collections/pages/trash',
    ['trashed-delete', 'trashed-restorePublished', 'trashed-restore', ...finding],
    openingWhatIsInTheTrash,
  ],
  [
    'a document',
    '/collections/posts/1',
    [...drafting, ...tabs, ...finding, ...copying, 'live-preview-toggler', 'view-on-site'],
  ],
  [
    'a new document',
    '/collections/posts/create',
    [...drafting, ...tabs, ...finding, 'view-on-site'],
  ],
  [
    'a document with rows',
    '/collections/authors/1',
    [...simple, ...copying, 'tab-edit', 'tab-api', 'field-links-add'],
  ],
  [
    'a document in a drawer',
    '/collections/posts/create',
    [...simple, 'drawer-close', 'field-links-2-add'],
    creatingAnAuthor,
  ],
  [
    'a global',
    '/globals/settings',
    [
      ...['action-save', ...stepping, 'action-copy-to-locale', 'tab-edit', 'tab-api', ...finding],
      ...['field-navigation-add', 'field-social-add'],
      ...copying,
    ],
  ],
  [
    'versions',
    '/collections/posts/1/versions',
    ['versions-list', 'versions-next-page', 'versions-previous-page', ...tabs],
  ],
  ['a timeline', '/collections/posts/1/versions?view=timeline', ['versions-list', ...tabs]],
  [
    'a version',
    '/collections/posts/1/versions',
    ['restore-version', 'restore-as-draft', ...tabs],
    openingAVersion,
  ],
  ['what the API says', '/collections/posts/1/api', ['api-copy', 'api-fullscreen', ...tabs]],
  ['the account', '/account', [...simple, ...copying, 'account-end-others', 'change-password']],
]

for (const [name, path, offers, act] of screens) {
  test(`NAV-8 the palette has every action of a screen: ${name}`, async ({ page, panel }) => {
    await page.goto(panel.at(path))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await act?.(page, panel)
    await expect(page.getByRole('heading', { level: 1, includeHidden: true })).not.toHaveCount(0)
    await page.keyboard.press('ControlOrMeta+k')
    await expect(paletteLine(page)).toBeFocused()
    await expect.poll(() => offeredOn(page, panel)).toEqual([...offers].toSorted())

    const offered = (await page.getByRole('option').allTextContents()).map(plain)
    await page.keyboard.press('Escape')
    await expect(paletteLine(page)).toHaveCount(0)
    const buttons = await buttonsOf(page)
    const missing = buttons.filter(
      (words) => !offered.some((entry) => entry.includes(plain(words))),
    )
    expect(missing, 'buttons that the palette does not have').toEqual([])
  })
}

test('NAV-8 what cannot be read can be asked for again from the palette', async ({
  page,
  panel,
}) => {
  const { at, words } = panel
  const categories = '**/api/categories?*'
  await page.route(categories, (route) => route.abort())
  await page.goto(at('/collections/categories'))
  await expect(page.getByRole('alert')).toBeVisible()
  await page.unroute(categories)
  await openPaletteWith(page, words('app.tryAgain'))
  await expect(page.getByRole('option').first()).toContainText(words('app.tryAgain'))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('table')).toBeVisible()
})

test('NAV-8 the sheet tells the keys of what one would have to find: rows and handles', async ({
  page,
  panel,
}) => {
  const { at, words } = panel
  await page.goto(at('/collections/authors/create'))
  const add = page.locator('#field-links-add')
  await add.press('Enter')
  await add.press('Enter')
  await expect(page.locator('[data-part="handle"]')).toHaveCount(2)
  const sheet = page.getByRole('dialog', { name: words('keys.title') })
  await page.locator('form').getByRole('status').first().click()
  await page.keyboard.press('?')
  await expect(sheet.getByText('Alt+↑', { exact: true })).toBeVisible()
  await expect(sheet.getByText(words('keys.row.take'))).toBeVisible()
  await page.keyboard.press('Escape')

  await page.goto(at('/collections/categories?sort=_order'))
  await expect(page.locator('[data-part="handle"]').first()).toBeVisible()
  await page.keyboard.press('?')
  await expect(sheet.getByText(words('keys.row.take'))).toBeVisible()
  await expect(sheet.getByText('Alt+↑', { exact: true })).toHaveCount(0)
})

test('NAV-8 the sheet tells how what is chosen is moved, as soon as there are two', async ({
  page,
  panel: { at, words },
}) => {
  await page.goto(at('/collections/posts/create'))
  const search = page.locator('[data-field="related"]').getByRole('combobox')
  const sheet = page.getByRole('dialog', { name: words('keys.title') })
  const told = sheet.getByText(words('keys.chip.move'))
  for (const [index, count] of [0, 1].entries()) {
    await search.click()
    await page.getByRole('listbox').getByRole('option', { disabled: false }).nth(index).click()
    await page.keyboard.press('Escape')
    await page.locator('form').getByRole('status').first().click()
    await page.keyboard.press('?')
    await expect(sheet).toBeVisible()
    await expect(told).toHaveCount(count)
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
  }
  await page.keyboard.press('?')
  await expect(sheet.getByText('Alt+←', { exact: true })).toBeVisible()
})

/** What people of the same site made: no part of the screen itself. */
const made = /^view-choose-/

/** Families of which a site has as many as it likes. */
const families = /^(list-sort-|rows-on-page-|group-by-|list-filter-add-line-).*$/

async function offeredOn(page: Page, { words }: Panel): Promise<string[]> {
  const idsIn = (group: 'screen' | 'refused') =>
    page
      .getByRole('group', { name: words(`palette.${group}`), exact: true })
      .getByRole('option')
      .evaluateAll((options) => options.map(({ id }) => id.replace(/^_r_\w+?_-/, '')))
  // Of what is refused, settings are so on every screen.
  const refused = (await idsIn('refused')).filter((id) => !/^(theme|language|locale)-/.test(id))
  const ids = [...(await idsIn('screen')), ...refused]
  const ownToScreen = ids.filter((id) => !made.test(id))
  return [...new Set(ownToScreen.map((id) => id.replace(families, '$1*')))].toSorted()
}

/** The words of all that can be pressed, in menus too; those of rows, places and fields are their own. */
async function buttonsOf(page: Page): Promise<string[]> {
  const top = page.locator('main, [role="dialog"][data-state="open"]').last()
  const shown = top.locator('button[data-kind]:visible, a[data-kind]:visible')
  const words: string[] = []
  // The elements themselves: what is still loading, like a toolbar, changes which one is the third.
  for (const button of (await shown.elementHandles()) as ElementHandle<HTMLElement>[]) {
    const { own, menu, said } = await button.evaluate((element) => ({
      own: element.closest('tr, li, fieldset, [role="group"], [data-field]') === null,
      menu: element.getAttribute('aria-haspopup') === 'menu',
      said: element.getAttribute('aria-label') ?? element.textContent ?? '',
    }))
    if (!own) continue
    if (menu) words.push(...(await itemsOf(page, button)))
    else words.push(said)
  }
  return words
}

async function itemsOf(page: Page, trigger: ElementHandle<HTMLElement>): Promise<string[]> {
  const menu = page.getByRole('menu')
  await trigger.press('Enter')
  await expect(menu).toBeVisible()
  const items = await menu.locator('[role^="menuitem"]').allTextContents()
  await page.keyboard.press('Escape')
  await expect(menu).toHaveCount(0)
  return items
}

/** As words are compared: an entry may say more than its button, and a button how many there are. */
const plain = (words: string) =>
  words
    .replace(/\(\d+\)/, '')
    .trim()
    .toLowerCase()

function pressing(key: Parameters<Panel['words']>[0]): Act {
  return (page, { words }) =>
    page
      .getByRole('main')
      .getByRole('button', { name: words(key) })
      .first()
      .click()
}

async function arrangingTheDashboard(page: Page, panel: Panel): Promise<void> {
  await pressing('dashboard.arrange')(page, panel)
  await page.getByRole('checkbox').first().click()
}

async function choosingARow(page: Page): Promise<void> {
  await page.locator('td[data-cell="select"] input').first().check()
}

async function editingMany(page: Page): Promise<void> {
  await choosingARow(page)
  await page.locator('#bulk-edit').click()
  await expect(page.locator('#bulk-look')).toBeVisible()
}

async function importing(page: Page, { words }: Panel): Promise<void> {
  await page.getByRole('button', { name: words('list.moreTools') }).click()
  await page.getByRole('menuitem', { name: words('import.open') }).click()
  await expect(page.locator('#import-cancel')).toBeVisible()
}

async function picking(page: Page, { words }: Panel): Promise<void> {
  const author = page.locator('[data-field="author"]')
  await author.getByText(words('field.pick'), { exact: true }).click()
  await expect(page.getByRole('dialog').locator('tbody tr').first()).toBeVisible()
}

async function creatingAnAuthor(page: Page, { words }: Panel): Promise<void> {
  await page.locator('[data-field="author"]').getByText(words('field.create')).click()
  await expect(page.getByRole('dialog').locator('[data-form-ready="true"]')).toBeVisible()
}

async function openingAVersion(page: Page): Promise<void> {
  await page.getByRole('table').getByRole('link').first().click()
  await expect(page.locator('#modified-only')).toBeVisible()
}

async function throwingAway(page: Page, panel: Panel): Promise<void> {
  await inTrash(page, panel)
  await page.reload()
}

async function openingWhatIsInTheTrash(page: Page, panel: Panel): Promise<void> {
  await page.goto(panel.at(`/collections/pages/trash/${await inTrash(page, panel)}`))
  await expect(page.locator('#trashed-restore')).toBeVisible()
}

async function inTrash(page: Page, panel: Panel): Promise<number> {
  const id = await makePage(page, panel)
  await ask(page, panel, 'PATCH', `/pages/${id}`, { deletedAt: new Date().toISOString() })
  return id
}
