import type { Page } from '@playwright/test'
import { expect, test } from '../kit/fixtures.ts'
import { shiftsDuring, watchShifts } from '../kit/layout-shifts.ts'
import { admin } from '../kit/magazine.ts'
import { paletteLine } from '../kit/palette.ts'

declare global {
  interface Window {
    /** What stood in the page before any script. */
    drawn: Element[]
  }
}

const screens = {
  dashboard: '/',
  list: '/collections/posts',
  document: '/collections/posts/1',
  global: '/globals/settings',
  account: '/account',
  'unknown place': '/collections/nothing-here',
}

for (const [name, path] of Object.entries(screens)) {
  test(`35 DOC-10 the ${name} is taken over as the server drew it, and nothing moves @both @phone`, async ({
    page,
    panel,
  }) => {
    const complaints = complaintsOf(page)
    const scripts = await holdScripts(page)
    await watchShifts(page)
    await page.goto(panel.at(path), { waitUntil: 'commit' })
    await expect(page.locator('#menu-button')).toBeVisible()
    await page.evaluate(() => {
      window.drawn = [...document.querySelectorAll('#root :is(header, main, nav, button, h1)')]
    })

    await page.evaluate(() => document.fonts.ready)
    const moved = await shiftsDuring(page, async () => {
      await scripts.release()
      await untilTakenOver(page)
    })
    const gone = await page.evaluate(() =>
      window.drawn.filter((one) => !one.isConnected && one.matches('#root *')),
    )
    expect(gone).toEqual([])
    expect(moved.filter((one) => /Recto|Search|Suchen/.test(one))).toEqual([])
    expect(complaints).toEqual([])
  })
}

test('35 a window that is narrower than was thought gets its navigation in a sheet', async ({
  page,
  panel,
}) => {
  const complaints = complaintsOf(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(panel.at('/'))
  await page.locator('#menu-button').click()
  await expect(page.getByRole('dialog', { name: panel.words('shell.navigation') })).toBeVisible()
  expect(complaints).toEqual([])
})

test('35 what is pressed before the scripts are there is done when they are', async ({
  page,
  panel,
}) => {
  const scripts = await holdScripts(page)
  await page.goto(panel.at('/'), { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Ann Kowal' }).click()
  await scripts.release()
  await expect(page.getByRole('menu', { name: panel.words('shell.me') })).toBeVisible()
})

test('35 NAV-8 the palette that is asked for by key before the scripts are there opens when they are', async ({
  page,
  panel,
}) => {
  const scripts = await holdScripts(page)
  await page.goto(panel.at('/account'), { waitUntil: 'commit' })
  await expect(page.locator('#menu-button')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+k')
  await scripts.release()
  await expect(paletteLine(page)).toBeFocused()
})

test.describe(() => {
  test.use({ signedIn: false })

  test('35 what is typed into the sign-in before the scripts are there signs in', async ({
    page,
    panel,
  }) => {
    const { words } = panel
    const scripts = await holdScripts(page)
    await page.goto(panel.at('/collections/posts'), { waitUntil: 'commit' })
    await page.getByLabel(words('access.email')).pressSequentially(admin.email)
    await page.getByLabel(words('access.password')).pressSequentially(admin.password)
    await page.keyboard.press('Enter')
    await scripts.release()
    await expect(page.getByRole('table')).toBeVisible()
    expect(page.url()).toBe(panel.at('/collections/posts'))
  })

  test('35 without scripts nothing that is typed leaves the page', async ({ page, panel }) => {
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) sent.push(`${request.method()} ${request.url()}`)
    })
    await page.route(/\/assets\/.*\.js/, (route) => route.abort())
    await page.goto(panel.at('/'))
    await page.getByLabel(panel.words('access.password')).pressSequentially('a secret')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: panel.words('access.signIn') }).click()
    await expect(page.getByLabel(panel.words('access.password'))).toHaveValue('a secret')
    expect(sent).toEqual([`GET ${panel.at('/')}`])
  })
})

/** React and the browser say so where what is drawn and what is live differ. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  return complaints
}

/** The page stands as it is drawn until they are released. */
async function holdScripts(page: Page): Promise<{ release: () => Promise<void> }> {
  const held: (() => Promise<void>)[] = []
  let isHeld = true
  await page.route(/\/assets\/index-.*\.js/, async (route) => {
    if (!isHeld) return route.continue()
    held.push(() => route.continue())
  })
  return {
    release: async () => {
      isHeld = false
      await Promise.all(held.map((proceed) => proceed()))
    },
  }
}

/** React has what it drew in every part of the frame. */
const untilTakenOver = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll('#menu-button, #main')].every((one) =>
      Object.keys(one).some((key) => key.startsWith('__reactProps')),
    ),
  )
