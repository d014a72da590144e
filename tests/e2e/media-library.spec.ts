import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../kit/fixtures.ts'

test.use({ magazine: 'media-library' })

const cards = (page: Page) => page.locator('main ul > [data-row]')

test.describe('20.8 UPL-5 the library', () => {
  test('shows files as cards, led through by arrow keys, and chosen with Space @both', async ({
    page,
    panel: { at, words },
  }) => {
    await page.goto(at('/collections/media?locale=en&sort=filename'))
    await expect(cards(page)).toHaveCount(10)
    const picture = cards(page).nth(1).locator('img')
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    // A replaced picture has the same name; browsers keep what they have under it.
    await expect(picture).toHaveAttribute('src', /\?v=\d+$/)
    await expect(cards(page).first()).toContainText(/(PNG|JPEG|WEBP|SVG) · .+ · \d+ × \d+/)
    await expectAccessible(page)

    const link = (index: number) => cards(page).nth(index).getByRole('link')
    await link(0).focus()
    await page.keyboard.press('ArrowRight')
    await expect(link(1)).toBeFocused()
    await page.keyboard.press('ArrowDown')
    const perRow = await cards(page).evaluateAll(
      (all) =>
        all.filter((one) => (one as HTMLElement).offsetTop === (all[0] as HTMLElement).offsetTop)
          .length,
    )
    await expect(link(1 + perRow)).toBeFocused()
    await page.keyboard.press('Home')
    await expect(link(0)).toBeFocused()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Space')
    await expect(page.getByRole('heading', { name: '2 selected' })).toBeVisible()
    await expect(cards(page).getByRole('checkbox', { checked: true })).toHaveCount(2)
    // The grid is one stop on the way through the page.
    await expect(cards(page).locator('a[tabindex="0"]')).toHaveCount(1)
    await page.getByRole('button', { name: words('bulk.clear') }).click()
    await link(1).press('Enter')
    await expect(page).toHaveURL(/\/collections\/media\/\d+/)
  })

  test('keeps the layout that somebody chose, and sorts without heads of columns', async ({
    page,
    panel: { at, words },
  }) => {
    await page.goto(at('/collections/media?locale=en'))
    await page.getByRole('button', { name: words('library.table') }).click()
    await expect(page.getByRole('table', { name: 'Pictures' })).toBeVisible()
    await expect(page.locator('tbody tr').first().locator('img')).toBeVisible()
    await page
      .getByRole('navigation')
      .first()
      .getByRole('link', { name: 'Posts', exact: true })
      .click()
    await expect(page.getByRole('table', { name: 'Posts' })).toBeVisible()
    await page
      .getByRole('navigation')
      .first()
      .getByRole('link', { name: 'Pictures', exact: true })
      .click()
    await expect(page.getByRole('table', { name: 'Pictures' })).toBeVisible()

    await page.getByRole('button', { name: words('library.grid') }).click()
    await page.getByRole('combobox', { name: words('library.sort') }).selectOption('filename')
    await expect(page).toHaveURL(/sort=-?filename/)
    await expect(cards(page)).toHaveCount(10)
  })
})
