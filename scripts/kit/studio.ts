import type { Browser, Page } from 'playwright'
import { chromium } from 'playwright'
import { eventsPath } from '#config-schema'
import { findBrowser, launchEnvironment } from '../../tests/kit/browser.ts'
import type { Choices } from '../../tests/kit/choices.ts'
import { stranger, withChoices } from '../../tests/kit/choices.ts'
import { startEmptyMagazine, startMagazine } from '../../tests/kit/magazine.ts'
import type { RunningServer } from '../../tests/kit/server.ts'
import type { SignedIn } from '../../tests/kit/sign-in.ts'
import { signIn } from '../../tests/kit/sign-in.ts'
import { wordsIn } from '../../tests/kit/words.ts'
import { inProject } from './root.ts'
import type { Screen } from './screens.ts'

/** A way to look at a screen. */
export interface Look extends Choices {
  name: string
  dir: 'ltr' | 'rtl'
  width: number
  height: number
}

/** The magazine, one that nobody has founded yet, and a browser to look at them with. */
export interface Studio {
  browser: Browser
  magazine: RunningServer
  unfounded: RunningServer
  admin: SignedIn
  close: () => Promise<void>
}

export async function openStudio(): Promise<Studio> {
  const { executablePath, env } = await findBrowser()
  const browser = await chromium.launch({ executablePath, env: launchEnvironment(env) })
  const magazine = await startMagazine()
  const unfounded = await startEmptyMagazine()
  return {
    browser,
    magazine,
    unfounded,
    admin: await signIn(magazine),
    close: async () => {
      await browser.close()
      await Promise.all([magazine.discard(), unfounded.discard()])
    },
  }
}

/** Takes one picture; where the way to it does not work, of how far one came, and says so. */
export async function takePicture(studio: Studio, look: Look, screen: Screen): Promise<void> {
  const server = screen.as === 'founder' ? studio.unfounded : studio.magazine
  const who = screen.as ? stranger : studio.admin
  const context = await studio.browser.newContext({
    viewport: { width: look.width, height: look.height },
    colorScheme: look.theme,
    reducedMotion: 'reduce',
    storageState: withChoices(who, server, look),
  })
  const page = await context.newPage()
  page.setDefaultTimeout(10_000)
  // A stream never comes to rest.
  await page.route(`**${eventsPath}*`, (route) => route.abort())
  try {
    await screen.before?.(page)
    await page.goto(`${server.url}${await pathOf(screen, studio)}`)
    await settled(page)
    if (look.dir === 'rtl') await page.evaluate(turnRound)
    await screen.act?.(page, wordsIn(look.language))
    await settled(page)
  } finally {
    const path = inProject(`shots/${look.name}/${screen.name}.png`)
    await page.screenshot({ path, fullPage: true, animations: 'disabled' })
    await context.close()
  }
}

/** What opens over the page reads as its language does. */
function turnRound(): void {
  document.documentElement.dir = 'rtl'
  document.documentElement.lang = 'ar'
}

const settled = (page: Page) => page.waitForLoadState('networkidle')

async function pathOf({ path }: Screen, { magazine, unfounded, admin }: Studio): Promise<string> {
  if (path.includes(':token')) {
    return path.replace(':token', /token=(\w+)/.exec(unfounded.output)?.[1] ?? '')
  }
  const [, slug] = /^\/collections\/(\w+)\/:id/.exec(path) ?? []
  return slug ? path.replace(':id', await firstIdOf(slug, magazine, admin)) : path
}

async function firstIdOf(slug: string, server: RunningServer, who: SignedIn): Promise<string> {
  const cookie = who.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const headers = { cookie, 'sec-fetch-site': 'same-origin' }
  const answer = await fetch(`${server.api}/${slug}?limit=1&depth=0&sort=id`, { headers })
  const { docs } = await answer.json()
  return String(docs[0].id)
}
