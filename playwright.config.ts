import { defineConfig, devices } from '@playwright/test'
import { launchEnvironment, sharedBrowser } from './tests/kit/browser.ts'
import type { PanelOptions } from './tests/kit/fixtures.ts'
import type { ProcessOptions } from './tests/kit/self-saving/fixtures.ts'

const { executablePath, env } = await sharedBrowser()
const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } }

/**
 * Each test runs in light and English; those tagged `@both` in dark and German, those tagged
 * `@phone` on a small screen as well. `two-processes` has those of several people before one site
 * of two processes. `models` plays the machines' own tests. What of these the whole of `npm test` takes
 * says `scripts/kit/test-parts.ts`.
 */
export default defineConfig<PanelOptions, ProcessOptions>({
  testDir: 'tests',
  outputDir: 'test-results',
  globalSetup: './tests/e2e/prepare.ts',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: false,
  // Most of a test is waiting: for a pause in typing, a save, a page. Four share two cores well.
  workers: 4,
  retries: 0,
  // They end what hangs. A green run never waits for them, so they hold on a busy machine as well.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  use: {
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    // What still moves is clicked again after scrolling the page, which moves more.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath, env: launchEnvironment(env) },
  },
  projects: [
    {
      name: 'light-en',
      testDir: 'tests/e2e',
      use: { ...desktop, locale: 'en-GB', theme: 'light', language: 'en' },
    },
    {
      name: 'dark-de',
      testDir: 'tests/e2e',
      grep: /@both/,
      use: { ...desktop, locale: 'de-DE', theme: 'dark', language: 'de', colorScheme: 'dark' },
    },
    {
      name: 'phone',
      testDir: 'tests/e2e',
      grep: /@phone/,
      use: {
        ...desktop,
        viewport: { width: 360, height: 740 },
        hasTouch: true,
        isMobile: true,
        locale: 'en-GB',
      },
    },
    {
      name: 'two-processes',
      testDir: 'tests/e2e',
      testMatch: ['locks.spec.ts', 'presence.spec.ts', 'two-editors.spec.ts'],
      use: { ...desktop, locale: 'en-GB', theme: 'light', language: 'en', processes: 2 },
    },
    {
      name: 'models',
      testDir: 'tests/models',
      fullyParallel: true,
      // Each worker explores all machines before its first test, which takes a whole core.
      workers: 2,
      use: {
        ...desktop,
        locale: 'en-GB',
        theme: 'light',
        language: 'en',
      },
    },
  ],
})
