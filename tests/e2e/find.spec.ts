import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../kit/accessible.ts'
import { expect, forgetPaints, openGallery, paintedIn, test, valuesIn } from '../kit/gallery.ts'

test.describe('R8 finding text in a document', () => {
  test('counts while one types, and opens the tab on the way to a match @core', async ({
    page,
    gallery,
  }) => {
    await openGallery(page, gallery)
    await page.keyboard.press('Control+f')
    const search = page.getByRole('searchbox', { name: 'Find in document' })
    await expect(search).toBeFocused()

    await search.fill('ÍNDEX')
    await expect(result(page)).toHaveText('1 match')
    await expect(page.getByRole('tab', { name: 'Sources' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await search.press('Enter')

    await expect(result(page)).toHaveText('1 of 1 Meta › Robots')
    await expect(page.locator('[data-found]')).toHaveAttribute('data-field', 'meta.robots')
    await expect(page.locator('[data-field="meta.robots"]')).toBeInViewport()
    await expect(search).toBeFocused()
    await expectAccessible(page)

    await search.press('Escape')
    await expect(page.locator('#field-meta__robots')).toBeFocused()
    await expect(page.locator('[data-found]')).toHaveCount(0)
  })

  test('opens closed rows of a closed tab, and a closed collapsible', async ({ page, gallery }) => {
    await openGallery(page, gallery)
    await page.getByRole('button', { name: 'Collapse all' }).first().click()
    await page.getByRole('tab', { name: 'Meta' }).click()
    await find(page, 'praise of')
    await page.keyboard.press('Enter')

    await expect(result(page)).toHaveText('1 of 1 Sources › Links › Link 02 › Title')
    await expect(page.locator('#field-links__1__title')).toBeInViewport()
    await expect(page.locator('#field-links__0__title')).toHaveCount(0)

    await find(page, 'card')
    await page.keyboard.press('Enter')
    await expect(page.locator('#field-sharing__card')).toBeInViewport()
  })

  test('goes round in both directions, from the bar and from a field', async ({
    page,
    gallery,
  }) => {
    await openGallery(page, gallery)
    await find(page, 'tools')
    await page.keyboard.press('Shift+Enter')
    await expect(result(page)).toHaveText('3 of 3 Slug')
    await page.keyboard.press('Enter')
    await expect(result(page)).toHaveText('1 of 3 Title')

    await page.getByLabel('Contact').focus()
    await page.keyboard.press('F3')
    await expect(page.getByLabel('Keywords')).toBeFocused()
    await page.keyboard.press('Shift+F3')
    await expect(page.getByLabel('Title').first()).toBeFocused()
  })

  test('17.15 counts each match of a field, and marks the one that it is at', async ({
    page,
    gallery,
  }) => {
    await openGallery(page, gallery)
    const title = page.getByLabel('Title').first()
    await title.fill(`Zebra, a zebra and ${'many '.repeat(60)}zebras`)
    await find(page, 'zebra')
    await expect(result(page)).toHaveText('3 matches')

    const places: (string | undefined)[] = []
    for (const place of [1, 2, 3, 1]) {
      await page.keyboard.press('Enter')
      await expect(result(page)).toHaveText(`${place} of 3 Title`)
      await expect(page.locator('[data-found-text]')).toHaveCount(1)
      places.push(await title.evaluate(({ style }) => style.getPropertyValue('--found-place')))
    }
    expect(places[3]).toBe(places[0])
    expect(new Set(places).size).toBe(3)
    // The mark is in sight, whatever had to be scrolled for it.
    const { width } = (await title.boundingBox())!
    for (const place of places) expect(Number.parseFloat(place ?? '')).toBeLessThan(width)

    // In the field itself the browser selects it.
    await title.focus()
    await page.keyboard.press('F3')
    await expect(result(page)).toHaveText('2 of 3 Title')
    await expect.poll(() => selectedIn(title)).toBe('zebra')
    await page.keyboard.press('Escape')
    await page.getByRole('searchbox').press('Escape')
    await expect(page.locator('[data-found-text]')).toHaveCount(0)

    // Words in the name of a field, and among chips, are marked by the browser.
    await find(page, 'calm')
    await page.keyboard.press('Enter')
    await expect.poll(() => highlighted(page)).toEqual(['calm'])
  })

  test('knows what was typed meanwhile, and typing asks nothing of it', async ({
    page,
    gallery,
  }) => {
    await openGallery(page, gallery)
    await find(page, 'tools')
    await page.keyboard.press('Enter')
    await expect(result(page)).toHaveText('1 of 3 Title')
    await forgetPaints(page)
    await page.getByLabel('Slug').fill('on-quiet-things')
    await expect.poll(async () => new Set(await paintedIn(page))).toEqual(new Set(['slug']))
    await page.keyboard.press('F3')

    await expect(result(page)).toHaveText('2 of 2 Keywords')
  })

  test('without a match gives the focus back, and changes nothing (R5)', async ({
    page,
    gallery,
  }) => {
    await openGallery(page, gallery)
    const before = await valuesIn(page)
    await page.getByLabel('Contact').focus()
    await find(page, 'nowhere')
    await expect(result(page)).toHaveText('No matches')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')

    await expect(page.getByRole('search')).toHaveCount(0)
    await expect(page.getByLabel('Contact')).toBeFocused()
    expect(await valuesIn(page)).toEqual(before)
  })

  test('leaves the second mod+F to the browser', async ({ page, gallery }) => {
    await openGallery(page, gallery)
    await page.evaluate(() => {
      window.addEventListener('keydown', (event) => {
        if (event.key === 'f') document.title = event.defaultPrevented ? 'ours' : 'the browser’s'
      })
    })
    await page.keyboard.press('Control+f')
    await expect(page).toHaveTitle('ours')
    await expect(page.getByRole('searchbox')).toBeFocused()
    await page.keyboard.press('Control+f')
    await expect(page).toHaveTitle('the browser’s')

    await page.getByLabel('Contact').focus()
    await page.keyboard.press('Control+f')
    await expect(page).toHaveTitle('ours')
    await expect(page.getByRole('searchbox')).toBeFocused()
  })

  test('finds one row of 10,000 and brings it into sight', async ({ page, gallery }) => {
    await openGallery(page, gallery, 'scene=many&rows=10000')
    await find(page, 'row 7654, text 3')
    await page.keyboard.press('Enter')

    await expect(result(page)).toHaveText('1 of 1 Rows › Row 7655 › Text3')
    await expect(page.locator('#field-rows__7654__text3')).toBeInViewport()
    await page.keyboard.press('Escape')
    await expect(page.locator('#field-rows__7654__text3')).toBeFocused()
    expect(await page.locator('[data-row]').count()).toBeLessThan(150)
  })
})

async function find(page: Page, words: string): Promise<void> {
  await page.keyboard.press('Control+f')
  await page.getByRole('searchbox').fill(words)
}

const selectedIn = (control: Locator) =>
  control.evaluate((element: HTMLInputElement) =>
    element.value.slice(element.selectionStart ?? 0, element.selectionEnd ?? 0),
  )

const highlighted = (page: Page) =>
  page.evaluate(() =>
    [...(CSS.highlights.get('found-text') ?? [])].map((range) => (range as Range).toString()),
  )

const result = (page: Page) => page.getByRole('search').getByRole('status')
