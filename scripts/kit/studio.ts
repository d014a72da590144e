import type { Browser, BrowserContext, Page } from 'playwright'
import { chromium } from 'playwright'
import type { DocumentData } from '#contracts/documents'
import { eventsPath } from '#contracts/events'
import { findBrowser, launchEnvironment } from '../../tests/kit/browser.ts'
import type { Choices } from '../../tests/kit/choices.ts'
import { stranger, withChoices } from '../../tests/kit/choices.ts'
import {
  editor,
  secondEditor,
  startEmptyMagazine,
  startMagazine,
} from '../../tests/kit/magazine.ts'
import { selfSavingSite } from '../../tests/kit/self-saving/site.ts'
import type { RunningServer } from '../../tests/kit/server.ts'
import { startStateroom } from '../../tests/kit/server.ts'
import type { SignedIn } from '../../tests/kit/sign-in.ts'
import { signIn } from '../../tests/kit/sign-in.ts'
import { wordsIn } from '../../tests/kit/words.ts'
import { inProject } from './root.ts'
import type { Company, Screen } from './screen.ts'
import { newDocument } from './screens-of-two.ts'

/** A way to look at a screen. */
export interface Look extends Choices {
  name: string
  dir: 'ltr' | 'rtl'
  width: number
  height: number
  /** As somebody sees it, in place of the whole page. */
  onlyWindow?: true
}

/** The sites of the pictures, and a browser to look at them with. */
export interface Studio {
  browser: Browser
  magazine: RunningServer
  /** Nobody has founded it yet. */
  unfounded: RunningServer
  /** Of these documents some are locked by who edits them. */
  shared: RunningServer
  /** Of the magazine. */
  admin: SignedIn
  /** Of the shared site. */
  staff: Readonly<Record<'ann' | keyof Company, SignedIn>>
  close: () => Promise<void>
}

export async function openStudio(): Promise<Studio> {
  const { executablePath, env } = await findBrowser()
  const browser = await chromium.launch({ executablePath, env: launchEnvironment(env) })
  const magazine = await startMagazine()
  const unfounded = await startEmptyMagazine()
  const shared = await startStateroom(selfSavingSite)
  return {
    browser,
    magazine,
    unfounded,
    shared,
    admin: await signIn(magazine),
    staff: {
      ann: await signIn(shared),
      edvard: await signIn(shared, editor),
      noor: await signIn(shared, secondEditor),
    },
    close: async () => {
      await browser.close()
      await Promise.all([magazine, unfounded, shared].map((server) => server.discard()))
    },
  }
}

/** Takes one picture; where the way to it does not work, of how far one came, and says so. */
export async function takePicture(studio: Studio, look: Look, screen: Screen): Promise<void> {
  const server = serverOf(screen, studio)
  const who = personOf(screen, studio)
  const context = await openContext(studio, server, who, look)
  const company: BrowserContext[] = []
  const page = await context.newPage()
  page.setDefaultTimeout(10_000)
  // A stream never comes to rest.
  if (!screen.together) await page.route(`**${eventsPath}*`, (route) => route.abort())
  try {
    await screen.before?.(page)
    await page.goto(`${server.url}${await pathOf(screen, studio, who)}`)
    await (screen.together ? formReady(page) : settled(page))
    if (look.dir === 'rtl') await page.evaluate(turnRound)
    const words = wordsIn(look.language)
    await screen.act?.(page, words)
    if (screen.together) {
      const [edvard, noor] = [await comes('edvard'), await comes('noor')]
      await screen.together(page, { edvard, noor }, words)
      if (look.dir === 'rtl') await page.evaluate(turnRound)
    } else await settled(page)
    await brought(page)
  } finally {
    const path = inProject(`shots/${look.name}/${screen.name}.png`)
    const part = isWindow(look, screen) ? {} : { fullPage: true, clip: await topOf(page, look) }
    await page.screenshot({ path, animations: 'disabled', ...part })
    for (const one of [context, ...company]) await one.close()
  }

  async function comes(person: keyof Company): Promise<Page> {
    const theirs = await openContext(studio, server, studio.staff[person], look)
    company.push(theirs)
    const page = await theirs.newPage()
    page.setDefaultTimeout(10_000)
    return page
  }
}

/** What somebody has just done on a phone is seen where its bars are. */
const isWindow = ({ onlyWindow, width }: Look, { act, together }: Screen) =>
  onlyWindow || (width < 600 && Boolean(act ?? together))

/** A long page as far down as one still reads its picture. */
async function topOf(page: Page, { width, height }: Look) {
  const whole = await page.evaluate(() => document.documentElement.scrollHeight)
  return { x: 0, y: 0, width, height: Math.min(Math.max(whole, height), 3 * height) }
}

const openContext = (
  { browser }: Studio,
  server: RunningServer,
  who: SignedIn,
  look: Look,
): Promise<BrowserContext> =>
  browser.newContext({
    viewport: { width: look.width, height: look.height },
    colorScheme: look.theme,
    reducedMotion: 'reduce',
    storageState: withChoices(who, server, look),
  })

function personOf(screen: Screen, { admin, staff }: Studio): SignedIn {
  if (screen.as) return stranger
  return screen.together ? staff.ann : admin
}

function serverOf(screen: Screen, { magazine, shared, unfounded }: Studio): RunningServer {
  if (screen.as === 'founder') return unfounded
  return screen.together ? shared : magazine
}

/** What opens over the page reads as its language does. */
function turnRound(): void {
  document.documentElement.dir = 'rtl'
  document.documentElement.lang = 'ar'
}

const settled = (page: Page) => page.waitForLoadState('networkidle')

/** What is on its way for longer than this belongs to the picture. */
const brought = (page: Page) =>
  page
    .waitForFunction(
      () => !document.querySelector('main [role="status"][aria-busy="true"]'),
      null,
      {
        timeout: 5000,
      },
    )
    .catch(() => undefined)

const formReady = (page: Page) => page.locator('[data-form-ready="true"]').waitFor()

async function pathOf(
  { path }: Screen,
  { magazine, shared, unfounded }: Studio,
  who: SignedIn,
): Promise<string> {
  if (path.includes(':token')) {
    return path.replace(':token', /token=(\w+)/.exec(unfounded.output)?.[1] ?? '')
  }
  const [, slug, id] = /^\/collections\/(\w+)\/(:id|:new)/.exec(path) ?? []
  if (slug === undefined) return path
  return id === ':new'
    ? path.replace(id, await newIdOf(slug, shared, who))
    : path.replace(':id', await firstIdOf(slug, magazine, who))
}

async function firstIdOf(slug: string, server: RunningServer, who: SignedIn): Promise<string> {
  const { docs } = await askFor(`${server.api}/${slug}?limit=1&depth=0&sort=id`, who)
  return String(docs[0].id)
}

/** Of a document that no other picture changes. */
async function newIdOf(slug: string, server: RunningServer, who: SignedIn): Promise<string> {
  const { doc } = await askFor(`${server.api}/${slug}`, who, {
    ...newDocument,
    slug: `writing-for-us-${crypto.randomUUID().slice(0, 4)}`,
  })
  return String(doc.id)
}

async function askFor(address: string, who: SignedIn, made?: DocumentData) {
  const cookie = who.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const answer = await fetch(address, {
    method: made ? 'POST' : 'GET',
    headers: { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    ...(made && { body: JSON.stringify(made) }),
  })
  if (!answer.ok) throw new Error(`${address} answered ${await answer.text()}`)
  return answer.json()
}
