import { rmSync } from 'node:fs'
import type { BrowserContext } from 'playwright'
import { chromium } from 'playwright'
import { launchEnvironment, sharedBrowser } from '../../tests/kit/browser.ts'
import { temporaryFolder } from '../kit/temporary-folder.ts'

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Larger than the page: what lies outside the window would not be painted.
  '--window-size=1500,1100',
]

/** Lends a browser with a new profile on disk, which keeps files and compiled code as a person's does. */
export async function withNewProfile<Value>(
  use: (context: BrowserContext) => Promise<Value>,
): Promise<Value> {
  const { executablePath, env } = await sharedBrowser()
  const profile = temporaryFolder('profile')
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    env: launchEnvironment(env),
    args: flags,
    viewport: { width: 1440, height: 900 },
  })
  try {
    return await use(context)
  } finally {
    await context.close()
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
}

export const browserVersion = (): Promise<string> =>
  withNewProfile(async (context) => context.browser()?.version() ?? 'unknown')
