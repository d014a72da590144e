import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Problem } from '#problems'
import type { Terminal } from '../../kit/terminal.ts'
import type { BrowserTest } from './playwright-report.ts'
import { browserTestsIn } from './playwright-report.ts'

/** Where a project has its page models and the spec that plays them. */
const specs = 'tests/models'

/**
 * Lets the project's own Playwright play the tests of these machines, and reads its report.
 *
 * @throws {Problem} `playwright.missing`
 */
export async function playInBrowser(
  { complain, cwd, env }: Pick<Terminal, 'complain' | 'cwd' | 'env'>,
  machines: readonly string[],
  /** What the tests read from the environment. */
  asked: Readonly<Record<string, string>>,
): Promise<BrowserTest[]> {
  const playwright = playwrightIn(cwd)
  const folder = mkdtempSync(join(tmpdir(), 'stateroom-playwright-'))
  try {
    const report = join(folder, 'report.json')
    const child = spawn(process.execPath, [playwright, 'test', specs, '--reporter=list,json'], {
      cwd,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...env,
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
        STATEROOM_MODELS: machines.join(','),
        ...asked,
      },
    })
    const endIt = () => child.kill()
    process.once('exit', endIt)
    child.stdout.setEncoding('utf8').on('data', (part: string) => complain(part.trimEnd()))
    await once(child, 'close')
    process.off('exit', endIt)
    return browserTestsIn(readReport(report))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** @throws {Problem} `playwright.noTests` */
export function mustBeSome(tests: readonly BrowserTest[]): void {
  if (tests.length === 0) throw new Problem('playwright.noTests', { details: { dir: specs } })
}

/** Empty where Playwright could not even begin. */
function readReport(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return {}
  }
}

/** The command of the Playwright that the project has installed. */
function playwrightIn(cwd: string): string {
  try {
    const own = createRequire(join(cwd, 'package.json'))
    return join(dirname(own.resolve('@playwright/test/package.json')), 'cli.js')
  } catch (cause) {
    throw new Problem('playwright.missing', { cause })
  }
}
