import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser, BrowserType } from '@playwright/test'
import { Problem } from '#problems'
import type { Variables } from '../../kit/environment.ts'

/** Starts the browser of the project's own Playwright, or the one that `STATEROOM_BROWSER` names. */
export async function launchBrowser(cwd: string, env: Variables): Promise<Browser> {
  const chromium = await chromiumIn(cwd)
  const executablePath = env.STATEROOM_BROWSER
  try {
    return await chromium.launch(executablePath ? { executablePath } : {})
  } catch (cause) {
    const reason = String(cause).split('\n', 1)[0] ?? ''
    throw new Problem('playwright.noBrowser', { details: { reason }, cause })
  }
}

async function chromiumIn(cwd: string): Promise<BrowserType> {
  try {
    const path = createRequire(join(cwd, 'package.json')).resolve('@playwright/test')
    const { default: playwright } = await import(pathToFileURL(path).href)
    return playwright.chromium
  } catch (cause) {
    throw new Problem('playwright.missing', { cause })
  }
}
