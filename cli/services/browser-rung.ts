import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Problem } from '#config-schema'
import type { MachineResult } from '#testing'
import { figuresIn } from '#testing'
import { resultLines } from '../lines/machine-result.ts'
import type { Terminal } from '../terminal.ts'
import { browserResult } from './browser-result.ts'
import type { Model } from './find-models.ts'
import type { BrowserTest } from './playwright-report.ts'
import { browserTestsIn } from './playwright-report.ts'
import type { Tell } from './run-events.ts'

export interface BrowserRun {
  /** A preset or a criterion. */
  cover: string
  /** Adds a random walk; null: none. */
  seed: number | null
  tell: Tell
}

/** Where a project has its page models and the spec that plays them. */
const specs = 'tests/models'

/** Lets the project's own Playwright play the tests, and reads from its report what was covered. */
export async function runInBrowser(
  { complain, cwd, env, language, text }: Terminal,
  models: readonly Model[],
  { cover, seed, tell }: BrowserRun,
): Promise<MachineResult[]> {
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
        STATEROOM_MODELS: models.map(({ machine }) => machine).join(','),
        STATEROOM_COVER: cover,
        ...(seed === null ? {} : { STATEROOM_SEED: `${seed}` }),
      },
    })
    const endIt = () => child.kill()
    process.once('exit', endIt)
    child.stdout.setEncoding('utf8').on('data', (part: string) => complain(part.trimEnd()))
    await once(child, 'close')
    process.off('exit', endIt)

    const tests = testsIn(report)
    return models.map((model) => {
      const own = tests.filter(({ machine }) => machine === model.machine)
      const result = browserResult(model.plan, own)
      const lines = resultLines(result, text, figuresIn(language))
      tell({ kind: 'ended', machine: model.machine, lines, isGood: result.failed === 0 })
      return result
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function testsIn(report: string): BrowserTest[] {
  const tests = browserTestsIn(readReport(report))
  if (tests.length === 0) throw new Problem('playwright.noTests', { details: { dir: specs } })
  return tests
}

function readReport(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (cause) {
    throw new Problem('playwright.noTests', { details: { dir: specs }, cause })
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
