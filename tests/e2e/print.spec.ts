import type { Page } from '@playwright/test'
import { expect } from '../kit/fixtures.ts'
import { pdfPages } from '../kit/pdf-text.ts'
import { testOver } from '../kit/test-over.ts'

const test = testOver('tests/kit/themed')

test.use({ magazine: 'themed' })

const printed = async (page: Page): Promise<string[]> =>
  pdfPages(await page.pdf({ format: 'A4' })).map((text) => text.replace(/\s+/g, ' '))

/** Those of `name0x name1x …` that are missing. */
const missing = (text: string, name: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${name}${index}x`).filter(
    (word) => !text.includes(word),
  )

test.describe('38.6 print', () => {
  test('a document is printed with all of its text, and without what is around it @core', async ({
    page,
    panel: { at, words },
  }) => {
    await page.goto(at('/collections/stories/2'))
    await expect(page.getByRole('link', { name: 'the atlas' })).toBeVisible()
    await expect(page.getByText('A short one')).toBeVisible()
    const pages = await printed(page)
    const text = pages.join(' ')

    expect(pages.length).toBeGreaterThan(4)
    expect(pages[0]).toContain('The House')
    expect(pages[0]).toContain('The long way round')
    expect(pages[0]).toContain(words('document.status.clean'))
    expect(missing(text, 'summary', 60)).toEqual([])
    expect(missing(text, 'notes', 900)).toEqual([])
    for (const part of [0, 15, 29]) expect(missing(text, `body${part}n`, 40)).toEqual([])
    expect(text).toContain('the atlas (https://atlas.example/harbours)')
    expect(text).toContain('A short one')
    // What is folded, far below or in another tab.
    expect(missing(text, 'quote', 80)).toEqual([])
    expect(missing(text, 'step', 40)).toEqual([])
    expect(missing(text, 'secondtab', 30)).toEqual([])
    expect(missing(text, 'folded', 40)).toEqual([])

    expect(text).not.toContain('Users')
    expect(text).not.toContain(words('document.publish'))
    expect(text).not.toContain(words('palette.open'))
  })

  test('afterwards the page is as it was, and what was written is still to be written on', async ({
    page,
    panel: { at },
  }) => {
    await page.goto(at('/collections/stories/2'))
    await expect(page.getByText('body0n0x')).toBeVisible()
    await page.pdf({ format: 'A4' })
    await expect(page.getByRole('textbox', { name: 'In Folded' })).toHaveCount(0)
    const summary = page.getByRole('textbox', { name: 'Summary' })
    await summary.fill('Shorter')
    expect((await printed(page)).join(' ')).toContain('Shorter')
    await expect(summary).toBeVisible()
  })

  test('by the key, texts far below and in other tabs are printed as they are set', async ({
    page,
    panel: { at },
  }) => {
    await page.addInitScript(() => {
      window.print = () => {
        const editors = document.querySelectorAll('main [data-lexical-editor]')
        document.documentElement.dataset.printed = String(editors.length)
      }
    })
    await page.goto(at('/collections/stories/2'))
    await expect(page.locator('[data-form-ready="true"]')).toBeVisible()
    await page.keyboard.press('ControlOrMeta+p')
    await expect(page.locator('html')).toHaveAttribute('data-printed', '2')
    await expect(page.getByRole('textbox', { name: 'In Folded' })).toHaveCount(0)
  })

  test.describe('from the dark theme', () => {
    test.use({ theme: 'dark' })

    test('it is black on white', async ({ page, panel: { at } }) => {
      await page.goto(at('/collections/stories/2'))
      const title = page.getByRole('textbox', { name: 'Title' })
      await expect(title).toBeVisible()
      await page.emulateMedia({ media: 'print' })
      await expect(title).toHaveCSS('color', 'oklch(0 0 0)')
      await expect(page.locator('html')).toHaveCSS('color-scheme', 'light')
      await expect(page.locator('body')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    })
  })

  test('a list is printed with its rows, and without its tools', async ({
    page,
    panel: { at, words },
  }) => {
    await page.goto(at('/collections/stories'))
    await expect(page.getByRole('table')).toBeVisible()
    const [first = '', ...others] = await printed(page)

    expect(others).toEqual([])
    for (const word of ['The House', 'Stories', 'Title', 'Place', 'Łódź', 'A short one', 'Leith']) {
      expect(first).toContain(word)
    }
    for (const word of ['Users', words('list.new')]) expect(first).not.toContain(word)
  })

  test('a comparison is printed with both sides', async ({
    page,
    panel: { at, server, words },
  }) => {
    const headers = { origin: server.origin }
    await page.request.patch(`${server.api}/stories/1`, { headers, data: { place: 'Glasgow' } })
    const versions = await page.request.get(`${server.api}/stories/versions?sort=-updatedAt`, {
      headers,
    })
    const { docs } = await versions.json()
    const { id } = docs.find(({ parent }: { parent: number }) => parent === 1)
    await page.goto(at(`/collections/stories/1/versions/${id}`))
    await expect(page.getByText('Glasgow').first()).toBeVisible()
    const text = (await printed(page)).join(' ')

    expect(text).toContain('The House')
    expect(text).toMatch(/Leith.*Glasgow/)
    expect(text).not.toContain('Users')
    expect(text).not.toContain(words('version.restoreOtherwise'))
  })
})
