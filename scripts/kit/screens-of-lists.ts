import type { Page } from 'playwright'
import { importPath } from '#contracts/import'
import type { Words } from '../../tests/kit/words.ts'
import type { Screen } from './screen.ts'
import { collections, failing } from './screen.ts'

/** Lists, their drawers, and the import into one. */
export const screensOfLists: readonly Screen[] = [
  ...collections.map((slug) => ({ name: `list-${slug}`, path: `/collections/${slug}` })),
  { name: 'list-german', path: '/collections/posts?locale=de' },
  { name: 'list-trash', path: '/collections/pages/trash' },
  {
    name: 'list-trash-question',
    path: '/collections/pages',
    act: async (page) => {
      await page.getByRole('row').nth(1).getByRole('checkbox').check()
      await page.locator('#bulk-delete').click()
      await page.locator('#bulk-forever').waitFor()
    },
  },
  {
    name: 'list-order',
    path: '/collections/categories?sort=_order',
    act: async (page, words) => {
      await page.locator('td[data-cell="select"] input').nth(1).check()
      await page.locator('[data-part="handle"]').nth(2).press('Space')
      await page.keyboard.press('ArrowDown')
      await page.getByText(words('field.rows.drag.over', { place: 4, total: 10 })).waitFor({
        state: 'attached',
      })
    },
  },
  {
    name: 'list-order-menu',
    path: '/collections/categories?sort=_order',
    act: async (page) => {
      await page.locator('[data-part="moves"] button').first().press('Enter')
      await page.getByRole('menuitem').first().waitFor()
    },
  },
  {
    name: 'list-groups',
    path: '/collections/posts?groupBy=kind&limit=10',
    act: async (page) => {
      await page.locator('[data-group="interview"] [aria-expanded]').click()
      await page.locator('[data-group] [data-cell-of="title"]').first().waitFor()
    },
  },
  {
    name: 'upload-many',
    path: '/collections/media',
    act: async (page, words) => {
      await page.getByRole('button', { name: words('bulkUpload.open') }).click()
      const window = page.getByRole('dialog')
      await window.locator('input[type="file"][multiple]').setInputFiles(aPicture)
      await window.locator('[data-file-state="attention"]').waitFor()
    },
  },
  {
    name: 'upload-tray',
    path: '/collections/media/create',
    // It is still on its way.
    before: (page) => page.route('**/uploadthing*', (route) => route.abort()),
    act: async (page) => {
      await page.locator('#field-file').setInputFiles(aPicture)
      const tray = page.locator('[data-uploads]')
      await tray.waitFor()
      // A phone has little room for it.
      if ((await tray.getAttribute('data-uploads')) === 'minimised') {
        await tray.getByRole('button').first().click()
      }
      await tray.getByRole('listitem').waitFor()
    },
  },
  { name: 'import-file', path: '/collections/posts', act: openImport },
  { name: 'import-columns', path: '/collections/posts', act: chooseImport },
  { name: 'import-preview', path: '/collections/posts', act: lookAtImport },
  {
    name: 'import-halted',
    path: '/collections/posts',
    before: keepFromWriting,
    act: beginImport,
  },
  {
    name: 'import-results',
    path: '/collections/posts',
    before: keepFromWriting,
    act: async (page, words) => {
      await beginImport(page, words)
      await page.getByRole('button', { name: words('bulk.stop') }).click()
      await page.locator('#import-end').waitFor()
    },
  },
  { name: 'list-search', path: '/collections/posts?search=the' },
  { name: 'list-sorted-last-page', path: '/collections/posts?sort=-title&page=3' },
  {
    name: 'list-filtered',
    path: '/collections/posts?where[or][0][and][0][_status][equals]=draft',
  },
  {
    name: 'list-filter',
    path: `/collections/posts?where[or][0][and][0][_status][equals]=draft&where[or][0][and][1][author][equals]=1&where[or][1][and][0][publishedAt][greater_than]=2026-01-01T00:00:00.000Z`,
    act: async (page, words) => {
      await page.getByRole('button', { name: words('list.filter.count', { count: 3 }) }).click()
      await page
        .getByRole('button', { name: words('list.filter.addLine') })
        .first()
        .waitFor()
    },
  },
  {
    name: 'list-columns',
    path: '/collections/posts',
    act: async (page, words) => {
      await page.getByRole('button', { name: words('list.columns') }).click()
      await page.locator('#list-columns').getByRole('checkbox').first().waitFor()
    },
  },
  {
    name: 'list-drawer',
    path: '/collections/posts/create',
    act: async (page, words) => {
      const files = page.locator('[data-field="cover"]')
      await files.getByText(words('field.upload.browse'), { exact: true }).click()
      await page.getByRole('dialog').locator('[data-row] img').first().waitFor()
    },
  },
  {
    name: 'list-drawer-for-many',
    path: '/collections/posts/create',
    act: async (page, words) => {
      const field = page.locator('[data-field="related"]')
      await field.getByText(words('field.pick'), { exact: true }).click()
      await page.getByRole('dialog').locator('tbody tr').nth(1).click()
    },
  },
  { name: 'list-nothing-found', path: '/collections/posts?search=zzzz' },
  { name: 'list-unavailable', path: '/collections/posts', before: failing('**/api/posts?*') },
]

/** One pixel. */
const aPicture = {
  name: 'harbour.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}

async function openImport(page: Page, words: Words): Promise<void> {
  await page.getByRole('button', { name: words('list.moreTools'), exact: true }).click()
  await page.getByRole('menuitem', { name: words('import.open') }).click()
  await page.getByRole('dialog').waitFor()
}

/** New posts, changed ones, and lines that cannot be written. */
async function chooseImport(page: Page, words: Words): Promise<void> {
  await openImport(page, words)
  await page.locator('input[type="file"]').setInputFiles({
    name: 'posts-of-november.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(importedLines.join('\n')),
  })
  await page.locator('#import-look').waitFor()
}

const importedLines = [
  'id,title,excerpt,kind,publishedAt,A column that is no field and has a name of some length',
  ',A new post from a file,It says in a line or two what it is about.,essay,2026-11-22,x',
  '1,A title that a file has changed,Another excerpt.,news,2026-11-21,x',
  '2,Another title,,review,2026-11-20,x',
  '987654,Nowhere to be found,Text.,essay,2026-11-19,x',
  '3,A kind that is not known,Text.,pamphlet,2026-11-18,x',
  '4,A day that is none,Text.,essay,the day before yesterday,x',
]

async function lookAtImport(page: Page, words: Words): Promise<void> {
  await chooseImport(page, words)
  await page.locator('#import-look').click()
  await page.locator('#import-confirm').waitFor()
}

async function beginImport(page: Page, words: Words): Promise<void> {
  await lookAtImport(page, words)
  await page.locator('#import-confirm').click()
  await page.locator('[data-work-state="waiting"]').waitFor()
}

/** Nothing is written: other pictures show the same posts. */
async function keepFromWriting(page: Page): Promise<void> {
  await page.route(`**${importPath}`, (route) =>
    route.request().postDataJSON().dryRun ? route.fallback() : route.abort(),
  )
}
