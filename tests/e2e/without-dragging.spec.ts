import type { Locator } from '@playwright/test'
import { expect, expectAccessible, test } from '../kit/fixtures.ts'
import { openPost } from '../kit/open-post.ts'
import { pasteClipboard } from '../kit/paste.ts'

test.use({ magazine: 'media-library' })

// What is dragged can be done by single clicks as well (WCAG 2.5.7).

test('38.4 A11Y-1 a column becomes wider, narrower and as wide as the others by its menu @both @phone', async ({
  page,
  panel,
}) => {
  const { words } = panel
  const { editor } = await openPost(page, panel, ['Gulls.'])
  await editor.click()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await pasteClipboard(editor, { 'text/plain': '| A | B |\n| --- | --- |\n| C | D |' })
  await expect(editor.locator('tr')).toHaveCount(2)
  const widths = () => widthsOf(editor)
  const column = page.getByRole('button', { name: words('richText.table.column') })
  const choose = async (key: 'columnWider' | 'columnNarrower' | 'equalColumns') => {
    await column.click()
    await page.getByRole('menuitem', { name: words(`richText.table.${key}`), exact: true }).click()
  }
  await editor.getByText('D', { exact: true }).click()
  const [first = 0, second = 0] = await widths()

  await choose('columnWider')
  await expect.poll(widths).toEqual([first, second + 32])
  await column.click()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await choose('columnWider')
  await choose('columnNarrower')
  await choose('columnWider')
  await expect.poll(widths).toEqual([first, second + 64])
  await choose('equalColumns')
  const mean = Math.round((first + second + 64) / 2)
  await expect.poll(widths).toEqual([mean, mean])
})

/** px, of the columns of the only table. */
const widthsOf = (editor: Locator): Promise<number[]> =>
  editor
    .locator('tr')
    .first()
    .locator('th, td')
    .evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().width)))

test('38.4 A11Y-1 a picture is cropped by numbers, and its focal point set @both @phone', async ({
  page,
  panel: { at, words },
}) => {
  await page.goto(
    at('/collections/media?locale=en&where[or][0][and][0][filename][equals]=portrait-13.jpg'),
  )
  await page
    .getByRole('main')
    .getByRole('link', { name: /portrait-13/ })
    .first()
    .click()
  await page.getByRole('button', { name: words('crop.open'), exact: true }).click()
  const dialog = page.getByRole('dialog', { name: words('crop.title') })
  const crop = dialog.getByRole('group', { name: words('crop.title') })
  const point = dialog.getByRole('group', { name: words('crop.titleFocal') })
  const [left, top, width, height] = [
    crop.getByRole('spinbutton', { name: words('crop.side.left') }),
    crop.getByRole('spinbutton', { name: words('crop.side.top') }),
    crop.getByRole('spinbutton', { name: words('preview.width') }),
    crop.getByRole('spinbutton', { name: words('preview.height') }),
  ]
  await expect(width).toHaveValue('1200')
  await expect(height).toHaveValue('800')

  await left.fill('401')
  await top.fill('99')
  await width.fill('500')
  await height.fill('333')
  await expect(dialog.getByText(words('crop.part', { width: 500, height: 333 }))).toBeVisible()
  await expect(left).toHaveValue('401')
  await expect(top).toHaveValue('99')
  // What is beyond the picture ends with it, once the field is left.
  await width.fill('5000')
  await expect(dialog.getByText(words('crop.part', { width: 799, height: 333 }))).toBeVisible()
  await expect(width).toHaveValue('5000')
  await height.focus()
  await expect(width).toHaveValue('799')

  await point.getByRole('spinbutton', { name: words('crop.side.left') }).fill('25')
  await point.getByRole('spinbutton', { name: words('crop.side.top') }).fill('75')
  await expect(
    dialog.getByRole('button', { name: words('crop.focal', { x: 25, y: 75 }) }),
  ).toBeVisible()
  await expectAccessible(page)
})

test('38.4 A11Y-1 a column of a list gets its place by a choice @both @phone', async ({
  page,
  panel: { at, words },
  language,
}) => {
  await page.goto(at('/collections/categories'))
  const button = page.getByRole('button', { name: words('list.columns') })
  await button.click()
  const columns = page.locator('#list-columns')
  const place = columns.locator('[data-part="slug"]').getByRole('combobox')
  await expect(place).toHaveValue('1')
  await place.selectOption({ index: 0 })
  await expect(columns.getByRole('listitem').first()).toHaveAttribute('data-part', 'slug')
  await expect(page.locator('[id^=heading-]').first()).toHaveAttribute('id', 'heading-slug')
  const name = language === 'de' ? 'Adresse' : 'Slug'
  await expect(place).toHaveAccessibleName(words('field.rows.drag', { name, place: 1 }))
  await expectAccessible(page)
})

test('38.4 A11Y-1 a section of the dashboard gets its place by a choice @both @phone', async ({
  page,
  panel: { at, words },
}) => {
  await page.goto(at('/'))
  await page.getByRole('button', { name: words('dashboard.arrange') }).click()
  const sections = page.locator('#dashboard-sections')
  const place = sections.locator('[data-part="recent"]').getByRole('combobox')
  await place.selectOption({ index: 0 })
  await expect(sections.getByRole('listitem').first()).toHaveAttribute('data-part', 'recent')
  await expect(place).toHaveValue('0')
  await expectAccessible(page)
  const headings = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(headings.first()).toHaveText(words('dashboard.recent'))
})
