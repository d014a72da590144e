import type { BrowserContext, Page } from '@playwright/test'
import type { Panel } from '../kit/fixtures.ts'
import { expect, test } from '../kit/fixtures.ts'
import { textKeys, wordsIn } from '../kit/words.ts'

/** What the names of texts begin with. */
const screens = [...new Set(textKeys.map((key) => key.split('.')[0]))]

const phone = { width: 360, height: 740 }
const fromTheRight = ['ar', 'fa', 'he']

/** Those with the longest words, and those that are written otherwise. */
const shownWhole = ['de', 'hu', 'pl', 'ru', 'th', 'ja', 'zh-CN', ...fromTheRight]

for (const language of shownWhole) {
  test(`38.2 38.5 I18N-4 no screen is wider than a phone, and nothing on it is cut off: ${language}`, async ({
    context,
    page,
    panel,
  }) => {
    await page.setViewportSize(phone)
    await speak(context, panel, language)
    for (const path of [
      '/',
      '/collections/posts',
      '/collections/posts/1',
      '/collections/posts/1/versions',
      '/account',
    ]) {
      await test.step(path, async () => {
        await page.goto(panel.at(path))
        await expect(page.locator('main h1').first()).toBeAttached()
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
        await expect.poll(() => widerThanThePage(page)).toEqual([])
        await expect(rawKeys(page)).toHaveCount(0)
      })
    }
  })
}

for (const language of fromTheRight) {
  test(`38.2 I18N-1 the panel is read from the right: ${language}`, async ({
    context,
    page,
    panel,
  }) => {
    const words = wordsIn(language)
    await speak(context, panel, language)
    await page.goto(panel.at('/'))
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    const { width } = page.viewportSize()!
    const navigation = page.getByRole('navigation', {
      name: words('shell.navigation'),
      exact: true,
    })
    const box = (await navigation.boundingBox())!
    expect(Math.round(box.x + box.width)).toBe(width)

    const recent = page.getByRole('region', { name: words('dashboard.recent') })
    const title = recent.getByRole('link').first()
    await expect(title).toHaveCSS('direction', 'ltr')
    expect(await sideOf(title)).toBe('right')
  })
}

/** Where the first letters of a line stand in its box. */
const sideOf = (line: ReturnType<Page['locator']>): Promise<'left' | 'right'> =>
  line.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    const [words, box] = [range.getBoundingClientRect(), element.getBoundingClientRect()]
    return box.right - words.right <= words.left - box.left ? 'right' : 'left'
  })

const speak = (context: BrowserContext, { server }: Panel, language: string): Promise<void> =>
  context.addCookies([
    { name: 'payload-lng', value: language === 'zh-CN' ? 'zh' : language, url: server.origin },
  ])

/** What makes the page scroll sideways, and buttons that show less than they say. */
const widerThanThePage = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    const wide = scrollWidth > clientWidth ? [`the page: ${scrollWidth}`] : []
    const cut = [...document.querySelectorAll<HTMLElement>('main button, header button')]
      .filter(
        (button) => button.offsetParent !== null && button.scrollWidth > button.clientWidth + 1,
      )
      .map(({ textContent }) => textContent)
    return [...wide, ...cut]
  })

/** A text that a catalogue lacks shows its key. */
const rawKeys = (page: Page) =>
  page.getByText(new RegExp(`\\b(${screens.join('|')})\\.[a-z][a-zA-Z]+`))
