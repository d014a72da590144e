import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
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
    await expect(cards(page).first()).toContainText(/\d+ × \d+ · .+ · (PNG|JPEG|WEBP|SVG)/)
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
    await expect(page.getByRole('heading', { name: /^2 \w/ })).toBeVisible()
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

test.describe('20.8 UPL-5 the document of a file', () => {
  test('shows it large, with its address, its sizes and who uses it @both', async ({
    page,
    panel: { at, words },
  }) => {
    await page.goto(
      at(
        '/collections/media?locale=en&sort=filename&where[or][0][and][0][filename][equals]=portrait-12.jpg',
      ),
    )
    await cards(page).first().getByRole('link').click()
    const preview = page.getByRole('img', {
      name: words('file.preview', { name: 'portrait-12.jpg' }),
    })
    await expect(preview).toBeVisible()
    await expect(page.getByRole('link', { name: /\/file\/portrait-12\.jpg/ })).toBeVisible()
    await page.getByText(words('file.sizes'), { exact: true }).click()
    await expect(page.getByText(/^240 × 160 · /)).toBeVisible()
    await expect(page.getByText(/^720 × 480 · /)).toBeVisible()
    await page.getByText(words('uses.title'), { exact: true }).click()
    await expect(
      page
        .getByRole('main')
        .getByRole('listitem')
        .getByText(/ · (Portrait|Porträt)$/)
        .first(),
    ).toBeVisible()
    await expectAccessible(page)
  })

  test('is cropped by keys, seen at every size, saved, and brought back', async ({
    page,
    panel: { at, words },
  }) => {
    await page.goto(
      at('/collections/media?locale=en&where[or][0][and][0][filename][equals]=portrait-13.jpg'),
    )
    await cards(page).first().getByRole('link').click()
    const preview = page.getByRole('img', {
      name: words('file.preview', { name: 'portrait-13.jpg' }),
    })
    const widthOf = () => preview.evaluate((image: HTMLImageElement) => image.naturalWidth)
    await expect.poll(widthOf).toBe(1200)
    const open = page.getByRole('button', { name: words('crop.open'), exact: true })
    const dialog = page.getByRole('dialog', { name: words('crop.title') })
    const facts = dialog.getByText(/\d+ × \d+ pixels/)
    const side = dialog.getByRole('button', {
      name: words('crop.handle', { side: words('crop.side.right') }),
      exact: true,
    })

    await open.click()
    await expect(facts).toHaveText('1200 × 800 pixels')
    await expect(
      dialog.getByRole('list', { name: words('file.sizes') }).getByRole('img'),
    ).toHaveCount(0)
    await side.focus()
    for (let press = 0; press < 5; press += 1) await page.keyboard.press('Shift+ArrowLeft')
    await expect(facts).not.toHaveText('1200 × 800 pixels')
    await dialog.getByRole('button', { name: /^Focal point/ }).focus()
    await page.keyboard.press('Shift+ArrowRight')
    await expect(
      dialog.getByRole('button', { name: words('crop.focal', { x: 60, y: 50 }) }),
    ).toBeFocused()
    await expectAccessible(page)
    const cropped = Number(/^\d+/.exec((await facts.textContent()) ?? '')?.[0])
    await dialog.getByRole('button', { name: words('crop.apply') }).click()

    await expect(page.getByText(words('crop.pending'))).toBeVisible()
    await page.getByRole('button', { name: words('document.save'), exact: true }).click()
    await expect(page.getByText(words('crop.pending'))).toHaveCount(0)
    await expect.poll(widthOf).toBe(cropped)
    await expect(page.getByRole('link', { name: /\/file\/portrait-13\.jpg/ })).toBeVisible()

    // What is cropped again is the original, with the frame where it was left.
    await open.click()
    await expect(facts).toHaveText(`${cropped} × 800 pixels`)
    await dialog.getByRole('button', { name: words('crop.reset') }).click()
    await expect(facts).toHaveText('1200 × 800 pixels')
    await dialog.getByRole('button', { name: words('crop.apply') }).click()
    await page.getByRole('button', { name: words('document.save'), exact: true }).click()
    await expect.poll(widthOf).toBe(1200)
  })

  test('33.12 is cropped as it is shown, however the camera was held', async ({
    page,
    panel: { at, server, words },
  }) => {
    const { id } = await sideways(page, server)
    await page.goto(at(`/collections/media/${id}?locale=en`))
    const preview = page.getByRole('img', { name: words('file.preview', { name: 'sideways.jpg' }) })
    const sizeOf = () =>
      preview.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])
    await expect.poll(sizeOf).toEqual([400, 800])
    await page.getByRole('button', { name: words('crop.open'), exact: true }).click()
    const dialog = page.getByRole('dialog', { name: words('crop.title') })
    const facts = dialog.getByText(/\d+ × \d+ pixels/)
    await expect(facts).toHaveText('400 × 800 pixels')
    await dialog
      .getByRole('button', {
        name: words('crop.handle', { side: words('crop.side.top') }),
        exact: true,
      })
      .focus()
    await expect(async () => {
      await page.keyboard.press('Shift+ArrowDown')
      expect(Number(/× (\d+)/.exec((await facts.textContent()) ?? '')?.[1])).toBeLessThan(400)
    }).toPass()
    const height = Number(/× (\d+)/.exec((await facts.textContent()) ?? '')?.[1])
    await dialog.getByRole('button', { name: words('crop.apply') }).click()
    await page.getByRole('button', { name: words('document.save'), exact: true }).click()

    await expect.poll(sizeOf).toEqual([400, height])
    expect(await colorsOf(preview)).toEqual(['blue', 'blue'])
  })

  test('says before it is deleted who uses it', async ({ page, panel: { at, words } }) => {
    await page.goto(
      at('/collections/media?locale=en&where[or][0][and][0][filename][equals]=portrait-12.jpg'),
    )
    await cards(page).first().getByRole('link').click()
    await page.getByRole('button', { name: words('document.more'), exact: true }).click()
    await page.getByRole('menuitem', { name: words('document.delete'), exact: true }).click()
    const question = page.getByRole('alertdialog')
    await expect(question.getByText(words('uses.beforeDeleting'))).toBeVisible()
    await expect(question.getByRole('listitem')).not.toHaveCount(0)
  })
})

/** As a camera stores it: 800 × 400, red on the left. It's shown 400 × 800, red above and blue below. */
async function sideways(page: Page, { api, origin }: { api: string; origin: string }) {
  const half = (background: string) =>
    sharp({ create: { width: 400, height: 400, channels: 3, background } })
      .png()
      .toBuffer()
  const buffer = await sharp([await half('red'), await half('blue')], { join: { across: 2 } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const answer = await page.request.post(`${api}/media?locale=en`, {
    headers: { origin },
    multipart: {
      _payload: JSON.stringify({ alt: 'A picture that was taken upright' }),
      file: { name: 'sideways.jpg', mimeType: 'image/jpeg', buffer },
    },
  })
  return (await answer.json()).doc as { id: number }
}

/** Near its upper and its lower edge, as the page shows it. */
const colorsOf = (image: Locator): Promise<string[]> =>
  image.evaluate((shown: HTMLImageElement) => {
    const { naturalHeight: height, naturalWidth: width } = shown
    const canvas = new OffscreenCanvas(width, height)
    const context = canvas.getContext('2d')
    context?.drawImage(shown, 0, 0)
    return [4, height - 4].map((y) => {
      const [red = 0, , blue = 0] = context?.getImageData(width / 2, y, 1, 1).data ?? []
      return red > blue ? 'red' : 'blue'
    })
  })
