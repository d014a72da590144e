import { join } from 'node:path'
import type { MachineResult } from '#testing'
import { figuresIn, replayCommand } from '#testing'
import type { Terminal } from '../../kit/terminal.ts'
import { failureLines } from '../../lines/failure.ts'
import { resultLines } from '../../lines/machine-result.ts'
import type { Tell } from '../../screens/run-events.ts'
import { jsonText } from '../kit/json-text.ts'
import { browserResult } from './browser-result.ts'
import type { Model } from './find-models.ts'
import { mustBeSome, playInBrowser } from './play-in-browser.ts'
import { traceNames } from './trace-names.ts'

export interface BrowserRung {
  /** A preset or a criterion. */
  cover: string
  /** Adds a random walk; null: none. */
  seed: number | null
  /** Runs the assertions of states in other states as well. */
  compares: boolean
  dir: string | null
  /** Where the results are kept, from where the command was run. */
  out: string
  tell: Tell
}

/** How machines did in a browser, and the files that repeat and show their failures, by name. */
export interface BrowserRungResult {
  machines: MachineResult[]
  files: Readonly<Record<string, string | Uint8Array>>
}

/** Plays the tests of machines in a browser, and tells how it went. */
export async function runInBrowser(
  terminal: Terminal,
  models: readonly Model[],
  { compares, cover, seed, dir, out, tell }: BrowserRung,
): Promise<BrowserRungResult> {
  const { language, text } = terminal
  const tests = await playInBrowser(
    terminal,
    models.map(({ machine }) => machine),
    {
      STATEROOM_COVER: cover,
      ...(seed === null ? {} : { STATEROOM_SEED: `${seed}` }),
      ...(compares ? { STATEROOM_COMPARE: '1' } : {}),
    },
  )
  mustBeSome(tests)
  const nameTrace = traceNames()
  const files: Record<string, string | Uint8Array> = {}
  const keep = (name: string, content: string | Uint8Array) => {
    files[name] = content
    return join(out, 'failures', name)
  }

  const machines = models.map(({ machine, plan }) => {
    const own = tests.filter((test) => test.machine === machine)
    const result = browserResult(plan, own, (trace, picture) => {
      const name = nameTrace(machine)
      return {
        trace: keep(name, jsonText(trace)),
        screenshot: picture && keep(name.replace(/json$/, 'png'), picture),
      }
    })
    for (const failure of result.failures) {
      const repeat = replayCommand(failure.trace!, dir, 'browser')
      const lines = failureLines(failure, failure.input, repeat, text)
      tell({ kind: 'found', machine, lines })
    }
    const lines = resultLines(result, text, figuresIn(language))
    tell({ kind: 'ended', machine, lines, isGood: result.failed === 0 })
    return result
  })
  return { machines, files }
}
