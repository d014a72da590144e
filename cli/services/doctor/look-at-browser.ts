import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Terminal } from '../../kit/terminal.ts'
import type { Finding } from './finding.ts'
import { finding } from './finding.ts'

/** What `stateroom test --rung browser` needs. A site runs without. */
export function lookAtBrowser({ cwd, text }: Terminal): Finding {
  try {
    const playwright = createRequire(join(cwd, 'package.json'))('@playwright/test') as {
      chromium: { executablePath: () => string }
    }
    const path = playwright.chromium.executablePath()
    return existsSync(path)
      ? finding('browser', 'ok', text('cli.doctor.browser', { path }))
      : finding('browser', 'warning', text('cli.doctor.noBrowser'))
  } catch {
    return finding('browser', 'warning', text('cli.doctor.noPlaywright'))
  }
}
