import { defineConfig, devices } from '@playwright/test'
import { findBrowser } from '../kit/browser.ts'

const { executablePath } = await findBrowser()

/** What `npm run test:existing` drives: a project of somebody else, which it has started. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/existing',
  reporter: 'list',
  workers: 1,
  timeout: 120_000,
  // A development server compiles what is asked for the first time.
  expect: { timeout: 60_000 },
  use: {
    ...devices['Desktop Chrome'],
    locale: 'en-GB',
    actionTimeout: 30_000,
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath },
  },
})
