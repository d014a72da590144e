import { test as base, expect } from '@playwright/test'
import type { Choices } from './choices.ts'
import { stranger, withChoices } from './choices.ts'
import { serveMagazine } from './magazine.ts'
import type { SignedIn } from './sign-in.ts'
import type { Site } from './sites/site.ts'
import { Sites } from './sites/sites.ts'
import type { Words } from './words.ts'
import { wordsIn } from './words.ts'

export { expectAccessible } from './accessible.ts'
export { expect }

/** What a project or a `test.use` may choose. */
export interface PanelOptions extends Choices {
  signedIn: boolean
}

/** The panel of this worker's own magazine. */
export interface Panel {
  /** An absolute address of a screen: `panel.at('/collections/posts')`. */
  at: (path: string) => string
  /** The panel's texts in the language of this run. */
  words: Words
  server: Site
}

interface SiteFixtures {
  /** Files with another name here get a magazine that no other file writes to. */
  magazine: string
  server: Site
  /** The admin's cookies; signed in anew only when a test has ended the session. */
  admin: () => Promise<SignedIn>
  panel: Panel
}

/** `page` is signed in as the admin unless `test.use({ signedIn: false })`. */
export const test = base.extend<PanelOptions & SiteFixtures, { sites: Sites }>({
  theme: ['light', { option: true }],
  language: ['en', { option: true }],
  signedIn: [true, { option: true }],

  magazine: ['shared', { option: true }],

  // One browser and one worker for all files: what differs between them is not the worker's.
  sites: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from here.
    async ({}, use) => {
      const sites = new Sites()
      await use(sites)
      await sites.discard()
    },
    { scope: 'worker' },
  ],

  server: [
    async ({ sites, magazine }, use) => {
      await use(await sites.get(`magazine ${magazine}`, serveMagazine))
    },
    { scope: 'test', timeout: 120_000 },
  ],

  admin: async ({ sites, server }, use) => {
    await use(() => sites.admin(server))
  },

  panel: async ({ server, language }, use) => {
    await use({ at: (path) => `${server.url}${path}`, words: wordsIn(language), server })
  },

  page: async ({ page, server }, use) => {
    const kept = new Set<string>()
    page.on('request', (request) => {
      const isKept = request.method() === 'POST' && ownPreference.test(request.url())
      if (isKept) kept.add(request.url())
    })
    await use(page)
    // The next test finds its lists and its content language as the config has them.
    for (const url of kept) {
      await page.request.delete(url, { headers: { origin: server.origin } })
    }
    // What the page still asked for is nobody's failure any more.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' })
  },

  storageState: async ({ signedIn, server, admin, theme, language }, use) => {
    const who = signedIn ? await admin() : stranger
    await use(withChoices(who, server, { theme, language }))
  },
})

const ownPreference =
  /\/payload-preferences\/(collection-|live-preview$|locale$|stateroom-favorites$)/
