import { expectAtTrigger } from '../kit/at-trigger.ts'
import { expect, expectAccessible } from '../kit/fixtures.ts'
import { openPaletteWith, paletteLine } from '../kit/palette.ts'
import { testOver } from '../kit/test-over.ts'

/** The magazine with a search. */
const test = testOver('tests/kit/searched')

test('LIST-5 SRCH-1 a search is made anew by keyboard, shows what was missing, and leads to it', async ({
  page,
  panel: { at, server, words },
}) => {
  const headers = { origin: server.origin }
  const deleted = `${server.api}/search?where[title][equals]=Design`
  expect((await page.request.delete(deleted, { headers })).ok()).toBe(true)
  await page.goto(at('/collections/search?locale=en'))
  const design = page.locator('tbody tr').filter({ hasText: 'Design' })
  await expect(page.locator('tbody tr').first()).toBeVisible()
  await expect(design).toHaveCount(0)

  const all = page.getByRole('menuitemcheckbox', { name: words('reindex.all') })
  const go = page.getByRole('menuitem', { name: words('reindex.go') })
  await expectAtTrigger(page, page.getByRole('button', { name: words('reindex.open') }))
  await page.getByRole('button', { name: words('reindex.open') }).press('Enter')
  await expect(all).toHaveAttribute('data-highlighted')
  await page.keyboard.press('Enter')
  await expect(all).toBeChecked()
  await expectAccessible(page)
  await page.keyboard.press('End')
  await expect(go).toHaveAttribute('data-highlighted')
  await page.keyboard.press('Enter')
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(words('reindex.confirmAll.title'))
  await question.getByRole('button', { name: words('reindex.confirm') }).press('Enter')

  await expect(page.getByText(words('reindex.done'))).toBeVisible()
  await expect(design.locator('[data-cell-of="doc"]')).toHaveText('Design')
  await design.getByRole('link').click()
  await expect(page).toHaveURL(/\/collections\/search\/\d+/)
  await expect(page.locator('#field-title')).toHaveValue('Design')
  await expect(page.locator('#field-title')).not.toBeEditable()
  // DOC-1: of an entry, it is the document that it refers to.
  await expect(page.locator('#doc-url')).toHaveAttribute('href', documentUrl)
})

const documentUrl = /\/admin\/collections\/categories\/\d+\?locale=en$/

test('NAV-8 SRCH-1 a search is made anew from the palette @core', async ({
  page,
  panel: { at, words },
}) => {
  await page.goto(at('/collections/search?locale=en'))
  await expect(page.locator('tbody tr').first()).toBeVisible()
  await openPaletteWith(page, words('reindex.open'))
  await expect(page.getByRole('option').first()).toContainText(words('reindex.open'))
  await page.keyboard.press('Enter')
  await expect(paletteLine(page)).toHaveCount(0)
  const all = page.getByRole('menuitemcheckbox', { name: words('reindex.all') })
  await expect(all).toBeVisible()
  await expect(page.getByRole('menu')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.locator('[role^="menuitem"][data-highlighted]')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(all).toHaveCount(0)
})

test('17.16 SRCH-1 what the server says against reindexing is shown in its words', async ({
  page,
  panel: { at, words },
}) => {
  const message = 'The index is being copied until noon.'
  await page.route(/\/reindex/, (route) => route.fulfill({ status: 400, json: { message } }))
  await page.goto(at('/collections/search?locale=en'))
  await expect(page.locator('tbody tr').first()).toBeVisible()
  await page.getByRole('button', { name: words('reindex.open') }).press('Enter')
  await expect(page.getByRole('menuitemcheckbox', { name: words('reindex.all') })).toHaveAttribute(
    'data-highlighted',
  )
  await page.keyboard.press('Enter')
  await page.keyboard.press('End')
  await expect(page.getByRole('menuitem', { name: words('reindex.go') })).toHaveAttribute(
    'data-highlighted',
  )
  await page.keyboard.press('Enter')
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: words('reindex.confirm') }).press('Enter')

  await expect(page.getByText(words('reindex.failed'))).toBeVisible()
  await expect(page.getByText(message)).toBeVisible()
})
