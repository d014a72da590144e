import { test as base, expect } from '@playwright/test'
import type { Choices } from './choices.ts'
import { stranger, withChoices } from './choices.ts'
import { startMagazine } from './magazine.ts'
import type { RunningServer } from './server.ts'
import type { SignedIn } from './sign-in.ts'
import { isStillSignedIn, signIn } from './sign-in.ts'
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
  server: RunningServer
}

interface WorkerFixtures {
  /** Files with another name here get a magazine that no other file writes to. */
  magazine: string
  server: RunningServer
  /** The admin's cookies; signed in anew only when a test has ended the session. */
  admin: () => Promise<SignedIn>
}

/** `page` is signed in as the admin unless `test.use({ signedIn: false })`. */
export const test = base.extend<PanelOptions & { panel: Panel }, WorkerFixtures>({
  theme: ['light', { option: true }],
  language: ['en', { option: true }],
  signedIn: [true, { option: true }],

  magazine: ['shared', { option: true, scope: 'worker' }],

  server: [
    async ({ magazine: _ownWorker }, use) => {
      const server = await startMagazine()
      await use(server)
      await server.discard()
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  admin: [
    async ({ server }, use) => {
      let cookies: SignedIn | undefined
      await use(async () => {
        if (!cookies || !(await isStillSignedIn(server, cookies))) cookies = await signIn(server)
        return cookies
      })
    },
    { scope: 'worker' },
  ],

  panel: async ({ server, language }, use) => {
    await use({ at: (path) => `${server.url}${path}`, words: wordsIn(language), server })
  },

  page: async ({ page, server }, use) => {
    const kept = new Set<string>()
    page.on('request', (request) => {
      const isKept = request.method() === 'POST' && request.url().includes(listPreference)
      if (isKept) kept.add(request.url())
    })
    await use(page)
    // The next test finds its lists as the config has them.
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

const listPreference = '/payload-preferences/collection-'
