import { join, relative, resolve } from 'node:path'
import { Problem } from '#problems'
import type { Failure, Results, Rung } from '#testing'
import { acceptCommand, figuresIn, replayCommand } from '#testing'
import type { Terminal } from '../../kit/terminal.ts'
import { failureLines } from '../../lines/failure.ts'
import { resultLines } from '../../lines/machine-result.ts'
import type { Tell } from '../../screens/run-events.ts'
import { stopWhenInterrupted } from '../kit/stop-when-interrupted.ts'
import { writeFolder } from '../kit/write-whole.ts'
import { acceptBehavior, mustBeAcceptable } from './behavior-files.ts'
import { behaviorLines } from './behavior-lines.ts'
import { runInBrowser } from './browser-rung.ts'
import { coverOf } from './cover.ts'
import type { Model } from './find-models.ts'
import { findModels } from './find-models.ts'
import { findSystems } from './find-systems.ts'
import { keepResults } from './kept-results.ts'
import type { OwnRung, PlannedModel } from './run-model.ts'
import { planModel, runModel } from './run-model.ts'
import { runSystems } from './run-systems.ts'
import { showRun } from './show-run.ts'
import { traceNames } from './trace-names.ts'

export interface TestOptions {
  names: readonly string[]
  rung: Rung
  /** A preset or a criterion. */
  cover: string
  /** Of the random walks; null: any. */
  seed: number | null
  /** From where the command was run; null: the package's own. */
  dir: string | null
  /** Where the results are kept, from where the command was run. */
  out: string
  isJson: boolean
  /** What machines do now is written as their reviewed behavior. */
  accepts: boolean
  /** In a browser: runs the assertions of states in other states as well. */
  compares: boolean
}

/** Tests machines, tells how it goes, and keeps results and the traces of failures. */
export async function testMachines(terminal: Terminal, options: TestOptions): Promise<Results> {
  const { rung, cover: name, dir, isJson, names, accepts } = options
  if (accepts) mustBeAcceptable(terminal, dir)
  const cover = coverOf(name)
  const seed = options.seed ?? Math.floor(Math.random() * 2 ** 31)
  const found = rung === 'browser' ? [] : await findSystems(terminal, dir, names)
  const systems = accepts ? [] : found
  const others = names.filter((name) => !found.some((system) => system.name === name))
  const isOnlySystems = names.length > 0 && others.length === 0
  const models = isOnlySystems ? [] : await findModels(terminal, dir, others)
  mustHaveLaws(models)

  const planned = rung === 'browser' ? [] : models.map((model) => planModel(model, cover))

  // Not before: while it plans, it does not listen to signals, and they may well end it at once.
  stopWhenInterrupted()
  const { tell, end } = await showRun(terminal, isJson)
  try {
    const { machines, files } =
      rung === 'browser'
        ? await runInBrowser(terminal, models, { ...options, tell })
        : await runHere(terminal, planned, { ...options, rung, seed, tell })
    const finishedAt = new Date().toISOString()
    const results: Results = {
      ...{ format: 1, rung, cover: name, seed, finishedAt, dir, machines },
      systems: await runSystems(terminal, systems, { dir, seed, walks: cover.walks, tell }),
    }
    const out = resolve(terminal.cwd, options.out)
    writeFolder(join(out, 'failures'), files)
    keepResults(out, results)
    return results
  } finally {
    await end()
  }
}

/** @throws {Problem} `model.noLaws` */
function mustHaveLaws(models: readonly Model[]): void {
  const lawless = models.filter(({ plan }) => Object.keys(plan.laws ?? {}).length === 0)
  if (lawless.length === 0) return
  const machines = lawless.map(({ machine }) => machine).join(', ')
  throw new Problem('model.noLaws', { details: { machines } })
}

interface HereOptions extends Omit<TestOptions, 'seed'> {
  rung: OwnRung
  seed: number
  tell: Tell
}

async function runHere(
  terminal: Terminal,
  models: readonly PlannedModel[],
  { accepts, dir, out, rung, seed, tell }: HereOptions,
) {
  const { language, text } = terminal
  const figures = figuresIn(language)
  const pathOf = (file: string) => join(out, 'failures', file)
  for (const { machine, suite, walks } of models) {
    tell({ kind: 'planned', machine, of: suite.tests.length + walks })
  }

  const nameTrace = traceNames()
  const machines = []
  const traces: Record<string, string> = {}
  for (const model of models) {
    const { machine, suite } = model
    const written = accepts ? acceptBehavior(model, suite.graph) : null
    const run = await runModel(model, {
      rung,
      seed,
      nameTrace,
      pathOf,
      onProgress: (progress) => tell({ kind: 'went', machine, ...progress }),
      onFailure: (failure: Failure, path) =>
        tell({
          kind: 'found',
          machine,
          lines: failureLines(failure, failure.test.input, replayCommand(path, dir), text),
        }),
      behaviorLines: (finding) =>
        behaviorLines(finding, acceptCommand(machine, dir), text, figures),
      onBehavior: (lines) => tell({ kind: 'found', machine, lines }),
    })
    machines.push(run.result)
    Object.assign(traces, run.traces)
    const lines = [
      ...resultLines(run.result, text, figures),
      ...(written === null
        ? []
        : [`  ${text('cli.behavior.written', { path: relative(terminal.cwd, written) })}`]),
    ]
    tell({ kind: 'ended', machine, lines, isGood: run.result.failed === 0 })
  }
  return { machines, files: traces }
}
