import type { Page } from '@playwright/test'
import { stringify } from 'qs-esm'
import type { AnsweredQuestion } from '#contracts/first-questions'
import { pageAnswersId } from '#contracts/page'
import type { Panel } from '../kit/fixtures.ts'
import { expect, test } from '../kit/fixtures.ts'
import { shiftsDuring, watchShifts } from '../kit/layout-shifts.ts'
import type { Person } from '../kit/magazine.ts'
import { admin, editor } from '../kit/magazine.ts'
import { paletteLine } from '../kit/palette.ts'
import { signIn } from '../kit/sign-in.ts'
import { testOver } from '../kit/test-over.ts'
import { wordsIn } from '../kit/words.ts'

declare global {
  interface Window {
    /** What stood in the page before any script. */
    drawn: Element[]
    /** What was fetched before the panel could be used. */
    before?: PerformanceResourceTiming[]
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
  test(`35 DOC-10 the ${name} is taken over as the server drew it, and nothing moves @both @phone`, ({
    page,
    panel,
  }) => takenOver(page, panel, path))
}

test('35 NAV-7 the lists of the dashboard are there before any script, and stay as they are @both @phone', async ({
  page,
  panel,
}) => {
  const asked = questionsOf(page)
  await takenOverWithLists(page, panel, 8)
  // What a busy server had no answer to in time is asked for by the panel.
  const brought = await page.evaluate(
    (id) => JSON.parse(document.getElementById(id)!.textContent),
    pageAnswersId,
  )
  const known: string[] = brought.map(({ question: { path, query } }: AnsweredQuestion) =>
    decodeURIComponent(`/api${path}${stringify(query ?? {}, { addQueryPrefix: true })}`),
  )
  expect(known.length).toBeGreaterThan(2)
  expect(asked.filter((address) => known.includes(address))).toEqual([])
})

test('35 NAV-7 a dashboard can be used after ten requests, and none of them for its lists', async ({
  page,
  panel,
}) => {
  await page.addInitScript(() => {
    let release = () => {}
    Object.defineProperty(window, 'stateroomRelease', {
      // The moment from which the panel hears what is pressed.
      get: () => () => {
        window.before = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
        release()
      },
      set: (given) => (release = given),
    })
  })
  await page.goto(panel.at('/'))
  await page.waitForFunction(() => window.before)
  const before = await page.evaluate(() => window.before!.map(({ name }) => name))

  // Its letters are shown in another font until theirs arrives.
  const needed = before.filter((name) => !name.endsWith('.woff2'))
  expect(['the page', ...needed].length, needed.join('\n')).toBeLessThanOrEqual(10)
  expect(needed.filter((name) => name.includes('/api/'))).toEqual([])
})

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

const fromTheRight = testOver('tests/kit/from-the-right')

const screensFromTheRight = {
  ...screens,
  list: '/collections/notes',
  document: '/collections/notes/1',
  global: '/globals/imprint',
}

fromTheRight.describe(() => {
  for (const [name, path] of Object.entries(screensFromTheRight)) {
    fromTheRight(
      `35 DOC-10 the ${name} that is read from the right is taken over as it was drawn`,
      async ({ context, page, panel }) => {
        await context.addCookies([{ name: 'payload-lng', value: 'ar', url: panel.server.origin }])
        await takenOver(page, panel, path)
        await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
      },
    )
  }

  fromTheRight(
    '35 NAV-7 so are those of a panel that is read from the right',
    async ({ context, page, panel }) => {
      await context.addCookies([{ name: 'payload-lng', value: 'ar', url: panel.server.origin }])
      await takenOverWithLists(page, { ...panel, words: wordsIn('ar') }, 4)
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    },
  )

  fromTheRight(
    '35 PERM-2 nothing that somebody may not see is in their page',
    async ({ page, panel }) => {
      const { server } = panel
      const htmlFor = async (person: Person) => {
        const { cookies } = await signIn(server, person)
        const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
        const headers = { cookie, 'sec-fetch-site': 'none' }
        return (await page.request.get(panel.at('/'), { headers })).text()
      }

      expect((await htmlFor(admin)).match(/Swallow of 1790/g)?.length).toBeGreaterThan(2)
      const html = await htmlFor(editor)
      expect(html).toContain('ملاحظة 12')
      expect(html).not.toMatch(/Swallow|wreck/i)
    },
  )
})

/** The frame of a screen is drawn, and nothing of it goes or moves when the panel takes it over. */
async function takenOver(page: Page, panel: Panel, path: string): Promise<void> {
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
}

/** The dashboard is drawn with its lists, and nothing of it goes or moves when the panel takes it over. */
async function takenOverWithLists(page: Page, panel: Panel, newest: number): Promise<void> {
  const complaints = complaintsOf(page)
  const scripts = await holdScripts(page)
  await watchShifts(page)
  await page.goto(panel.at('/'), { waitUntil: 'commit' })
  const lines = (section: 'recent' | 'drafts') =>
    page.getByRole('region', { name: panel.words(`dashboard.${section}`) }).getByRole('listitem')
  await expect(lines('recent')).toHaveCount(newest)
  await expect(lines('drafts').first()).toBeVisible()
  await expect(page.locator('main time', { hasText: /./ })).toHaveCount(0)
  await expect(page.locator('main [aria-busy]')).toHaveCount(0)
  await page.evaluate(() => {
    window.drawn = [...document.querySelectorAll('main :is(section, li, a)')]
  })

  await page.evaluate(() => document.fonts.ready)
  const moved = await shiftsDuring(page, async () => {
    await scripts.release()
    await untilTakenOver(page, 'main section')
    await expect(lines('recent').first().locator('time')).toHaveText(/./)
  })

  expect(await page.evaluate(() => window.drawn.filter((one) => !one.isConnected))).toEqual([])
  expect(moved).toEqual([])
  expect(complaints).toEqual([])
}

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

/** React has what it drew in every part of the frame, or in these. */
const untilTakenOver = (page: Page, parts = '#menu-button, #main') =>
  page.waitForFunction(
    (selector) =>
      [...document.querySelectorAll(selector)].every((one) =>
        Object.keys(one).some((key) => key.startsWith('__reactProps')),
      ),
    parts,
  )

/** What the panel asks the API for: addresses with what they ask. */
function questionsOf(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/api/')) asked.push(decodeURIComponent(pathname + search))
  })
  return asked
}
