import type { Locator, Page } from '@playwright/test'
import { expect } from '../kit/fixtures.ts'
import { testOver } from '../kit/test-over.ts'

/** A site with a style sheet of its own. */
const test = testOver('tests/kit/themed')

test.use({ magazine: 'themed' })

/** As the browser paints it: red, green, blue. */
const painted = (element: Locator, property: 'backgroundColor' | 'color'): Promise<number[]> =>
  element.evaluate((node, name) => {
    const canvas = document.createElement('canvas').getContext('2d')!
    canvas.fillStyle = getComputedStyle(node)[name]
    canvas.fillRect(0, 0, 1, 1)
    return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3)
  }, property)

async function openStory(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.locator('[data-form-ready="true"]')).toBeVisible()
}

const accents = { light: [0xa3, 0x00, 0x4f], dark: [0xc2, 0x41, 0x7c] }

for (const theme of ['light', 'dark'] as const) {
  test.describe(`38.3 in the ${theme} theme`, () => {
    test.use({ theme })

    test(`a site’s style sheet has its accent and radius on the screens @core`, async ({
      page,
      panel: { at, words },
    }) => {
      await page.goto(at('/collections/stories'))
      const create = page.getByRole('link', { name: words('list.newOf', { label: 'Story' }) })
      await expect(create).toHaveCSS('border-radius', '0px')
      await expect(create).toHaveCSS('font-family', 'House, serif')
      expect(await painted(create, 'backgroundColor')).toEqual(accents[theme])

      // A component brings the same sheet, and it is there once.
      await page.goto(at('/'))
      await expect(page.getByText('Spring collection')).toBeVisible()
      await expect(page.locator('link[rel="stylesheet"][href*="/assets/site/"]')).toHaveCount(1)
    })

    test.describe('before the sign-in', () => {
      test.use({ signedIn: false })

      test('the page is painted in it from the start', async ({ page, panel: { at, words } }) => {
        await page.goto(at('/login'))
        const signIn = page.getByRole('button', { name: words('access.signIn'), exact: true })
        await expect(signIn).toHaveCSS('border-radius', '0px')
        expect(await painted(signIn, 'backgroundColor')).toEqual(accents[theme])
      })
    })
  })
}

/** What it looks like while neither pointer nor focus is at it. */
async function pictureOf(page: Page, element: Locator): Promise<string> {
  await page.mouse.move(0, 0)
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  return (await element.screenshot()).toString('base64')
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`38.4 in forced colors, ${colorScheme}`, () => {
    test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active', colorScheme }))

    test('a selected row is told apart', async ({ page, panel: { at } }) => {
      await page.goto(at('/collections/stories'))
      const row = page.getByRole('row').filter({ hasText: 'A short one' })
      const cell = row.getByRole('cell').nth(2)
      const [before, box] = [await pictureOf(page, cell), row.getByRole('checkbox')]
      const unchecked = await pictureOf(page, box)
      await box.check()
      expect(await pictureOf(page, box)).not.toBe(unchecked)
      expect(await pictureOf(page, cell)).not.toBe(before)
    })

    test('a chosen tab, a pressed button and a disabled one are told apart', async ({
      page,
      panel: { at, words },
    }) => {
      await openStory(page, at('/collections/stories/1'))
      const save = page.getByRole('button', { name: words('document.saveDraft') })
      const disabled = await pictureOf(page, save)
      const tab = page.getByRole('tab', { name: 'Second' })
      const closed = await pictureOf(page, tab)
      await tab.click()
      expect(await pictureOf(page, tab)).not.toBe(closed)

      const title = page.getByRole('textbox', { name: 'Title' })
      const resting = await pictureOf(page, title)
      await title.focus()
      expect((await title.screenshot()).toString('base64')).not.toBe(resting)
      await title.pressSequentially('!')
      await expect(save).toBeEnabled()
      expect(await pictureOf(page, save)).not.toBe(disabled)

      const publish = page.getByRole('button', { name: words('document.publish'), exact: true })
      const fill = (button: Locator) =>
        button.evaluate((node) => getComputedStyle(node).backgroundColor)
      expect(await fill(publish)).not.toBe(await fill(save))
      // Its words are not covered by what the browser lays behind words.
      await expect(publish).toHaveCSS('forced-color-adjust', 'none')
    })
  })
}

test.describe('38.5 less motion', () => {
  /** What moves for longer than anybody sees, in seconds. */
  const moving = (page: Page): Promise<string[]> =>
    page.evaluate(() =>
      [...document.querySelectorAll('*')].flatMap((node) =>
        [undefined, '::before', '::after'].flatMap((part) => {
          const { animationDuration, animationName, transitionDuration } = getComputedStyle(
            node,
            part,
          )
          const times = [animationName === 'none' ? '0s' : animationDuration, transitionDuration]
          const isLong = times
            .join()
            .split(',')
            .some((time) => Number.parseFloat(time) > 0.005)
          return isLong ? [`${node.className}${part ?? ''} ${times}`] : []
        }),
      ),
    )

  test('nothing moves on the screens, and something does for everybody else', async ({
    page,
    panel: { at },
  }) => {
    for (const path of ['/', '/collections/stories', '/collections/stories/2']) {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(at(path))
      await expect(
        page.getByRole('main').getByRole('heading').or(page.getByRole('textbox')).first(),
      ).toBeVisible()
      expect(await moving(page)).toEqual([])
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      expect(await moving(page)).not.toEqual([])
    }
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.keyboard.press('ControlOrMeta+k')
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await moving(page)).toEqual([])
  })
})
