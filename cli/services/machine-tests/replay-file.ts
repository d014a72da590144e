import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import { Problem } from '#problems'
import type { Replay, Rung, Trace } from '#testing'
import { actorWorld, readTraces, replayTrace, shrinkTrace, testHeader, testOf } from '#testing'
import { knownNames } from '../../kit/known-names.ts'
import type { Terminal } from '../../kit/terminal.ts'
import { jsonText } from '../kit/json-text.ts'
import { testingEntry } from '../kit/package-json.ts'
import { writeWhole } from '../kit/write-whole.ts'
import { importPath } from '../site/import-path.ts'
import { findModels } from './find-models.ts'
import type { BrowserReplay, Shrunk } from './replay-in-browser.ts'
import { replayInBrowser } from './replay-in-browser.ts'

export interface ReplayFileOptions {
  dir: string | null
  rung: Exclude<Rung, 'pure'>
  /** The one of this machine, where a report holds many. */
  machine?: string
  /** Although the chart has changed since. */
  anyway?: boolean
  /** Looks for the fewest steps that fail in the same way, and keeps them beside the file. */
  shrink?: boolean
  /** The file of a test to be made of it. */
  write?: string
}

export interface ReplayedFile extends Pick<Replay, 'left' | 'story'> {
  failure: Replay['failure'] | BrowserReplay['failure']
  /** How a failure in a browser was shortened; null: it was not. */
  shrunk: Shrunk | null
  machine: string
  /** The example of the input; none where the trace has its own. */
  begins: string
  /** The files that were made. */
  written: readonly string[]
}

/**
 * Plays the traces in a file again: that of a test, or those of a report.
 *
 * @throws {Problem} `trace.missing`, `trace.folder`, `trace.several`, `output.exists`
 */
export async function replayFile(
  terminal: Terminal,
  file: string,
  options: ReplayFileOptions,
): Promise<ReplayedFile[]> {
  const path = resolve(terminal.cwd, file)
  const traces = tracesIn(path, options)
  const replayed: ReplayedFile[] = []
  for (const trace of traces) replayed.push(await replayOne(terminal, path, trace, options))
  return replayed
}

function tracesIn(path: string, { machine, shrink = false, write }: ReplayFileOptions): Trace[] {
  const all = readTraces(textOf(path))
  const names = all.map((trace) => trace.machine)
  if (machine !== undefined && !names.includes(machine)) {
    throw new Problem('model.notFound', {
      details: { name: machine, ...knownNames(machine, names) },
    })
  }
  const meant = machine === undefined ? all : all.filter((trace) => trace.machine === machine)
  if (meant.length > 1 && (shrink || write !== undefined)) {
    throw new Problem('trace.several', { details: { machines: [...new Set(names)].join(', ') } })
  }
  return meant
}

async function replayOne(
  terminal: Terminal,
  path: string,
  whole: Trace,
  { anyway = false, dir, rung, shrink = false, write }: ReplayFileOptions,
): Promise<ReplayedFile> {
  const { cwd } = terminal
  const test = write === undefined ? null : resolve(cwd, write)
  if (test !== null) mustBeOurs(test)
  const [model] = await findModels({ cwd }, dir, [whole.machine])
  const { plan } = model!
  const open = actorWorld(plan.machine)

  // Also what tells that a trace is of another chart.
  const before = await replayTrace(plan, whole, open, { anyway })
  const inBrowser =
    rung === 'browser' ? await replayInBrowser(terminal, model!, whole, { shrink }) : null
  const trace =
    inBrowser?.trace ?? (shrink ? await shrinkTrace(plan, whole, open, { anyway }) : whole)
  const replay = trace === whole ? before : await replayTrace(plan, trace, open, { anyway })
  const written: [path: string, content: string][] = []
  if (trace !== whole) written.push([shortened(path), jsonText(trace)])
  if (test !== null) {
    const planFrom = importPath(dirname(test), model!.path)
    written.push([
      test,
      testOf(trace, { planFrom, recorded: rightOf(replay), testingFrom: testingEntry() }),
    ])
  }
  for (const [at, content] of written) writeWhole(at, content)
  return {
    failure: inBrowser ? inBrowser.failure : replay.failure,
    left: replay.left,
    story: replay.story,
    shrunk: inBrowser?.shrunk ?? null,
    machine: whole.machine,
    begins: 'example' in trace.input ? trace.input.example : '',
    written: written.map(([at]) => relative(cwd, at)),
  }
}

/** What was right: all of it, or what came before the step that failed. */
const rightOf = ({ failure, seen }: Replay) =>
  failure ? seen.slice(0, failure.story.length) : seen

function textOf(path: string): string {
  if (!existsSync(path)) throw new Problem('trace.missing', { details: { path } })
  if (statSync(path).isDirectory()) throw new Problem('trace.folder', { details: { path } })
  return readFileSync(path, 'utf8')
}

/** Nobody's own file is written over. */
function mustBeOurs(path: string): void {
  if (!existsSync(path)) return
  if (statSync(path).isFile() && readFileSync(path, 'utf8').startsWith(testHeader)) return
  throw new Problem('output.exists', { details: { path, flag: '--write' } })
}

/** `session-1.json` becomes `session-1.short.json`. */
const shortened = (path: string) => path.replace(/(\.short)?(\.json)?$/, '.short.json')
