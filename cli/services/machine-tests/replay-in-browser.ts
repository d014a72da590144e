import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FailureResult, Trace } from '#testing'
import { mostShorterWays } from '#testing'
import type { Terminal } from '../../kit/terminal.ts'
import { jsonText } from '../kit/json-text.ts'
import { failedTrace, failureOf } from './browser-result.ts'
import type { Model } from './find-models.ts'
import { mustBeSome, playInBrowser } from './play-in-browser.ts'
import type { BrowserTest } from './playwright-report.ts'

/** How a trace went in a browser. */
export interface BrowserReplay {
  /** Null: the page was all that the chart says. */
  failure: FailureResult | null
  /** The shortest trace that fails in the same way. */
  trace: Trace
  /** What was tried to find it; null: nothing. */
  shrunk: Shrunk | null
}

/** How a failure was shortened, and how far it was looked for. */
export interface Shrunk {
  count: number
  most: number
  before: number
  steps: number
}

/** Plays a trace in the project's own Playwright; then, if wanted, shorter ways to its last steps. */
export async function replayInBrowser(
  terminal: Terminal,
  { plan, machine }: Model,
  trace: Trace,
  { shrink }: { shrink: boolean },
): Promise<BrowserReplay> {
  const play = (one: Trace, asked: Readonly<Record<string, string>> = {}) =>
    withFile(jsonText(one), (path) =>
      playInBrowser(terminal, [machine], { STATEROOM_TRACE: path, ...asked }),
    )
  const played = await play(trace)
  mustBeSome(played)
  const failing = played.find(({ isGood }) => !isGood)
  if (failing === undefined) return { failure: null, trace, shrunk: null }
  const failure = failureOf(failing)
  if (!shrink) return { failure, trace, shrunk: null }

  /** Data that has no name in the plan is only in the trace. */
  const traceOf = (test: BrowserTest): Trace => {
    const { input, steps, why } = failedTrace(plan, test, failureOf(test))
    return { ...trace, input: 'example' in input ? input : trace.input, steps, why: why! }
  }
  const wanted = traceOf(failing)
  const tried = await play(wanted, { STATEROOM_SHRINK: '1' })
  const shortest = tried
    .filter((test) => !test.isGood && failureOf(test).failedAt === failure.failedAt)
    .sort((one, other) => one.moments.length - other.moments.length)[0]
  const shorter = shortest ? traceOf(shortest) : wanted
  return {
    failure: shortest ? failureOf(shortest) : failure,
    trace: shorter,
    shrunk: {
      count: namesOf(tried).size,
      most: mostShorterWays,
      before: trace.steps.length,
      steps: shorter.steps.length,
    },
  }
}

/** Each may be played in several browsers. */
const namesOf = (tests: readonly BrowserTest[]) => new Set(tests.map(({ test }) => test))

async function withFile<Result>(
  content: string,
  use: (path: string) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'stateroom-trace-'))
  try {
    const path = join(folder, 'trace.json')
    writeFileSync(path, content)
    return await use(path)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
