import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import { Problem } from '#config-schema'
import type { Replay } from '#testing'
import { actorWorld, readTrace, replayTrace, shrinkTrace, testHeader, testOf } from '#testing'
import type { Terminal } from '../terminal.ts'
import { findModels } from './find-models.ts'
import { importPath } from './import-path.ts'
import { jsonText } from './json-text.ts'
import { testingEntry } from './package-json.ts'
import { writeWhole } from './write-whole.ts'

export interface ReplayFileOptions {
  dir: string | null
  /** Although the chart has changed since. */
  anyway?: boolean
  /** Looks for the fewest steps that fail in the same way, and keeps them beside the file. */
  shrink?: boolean
  /** The file of a test to be made of it. */
  write?: string
}

export interface ReplayedFile extends Replay {
  machine: string
  /** The example of the input; none where the trace has its own. */
  begins: string
  /** The files that were made. */
  written: readonly string[]
}

/**
 * Plays the trace in a file again.
 *
 * @throws {Problem} `trace.missing`, `trace.folder`, `output.exists`
 */
export async function replayFile(
  { cwd }: Terminal,
  file: string,
  { anyway = false, dir, shrink = false, write }: ReplayFileOptions,
): Promise<ReplayedFile> {
  const path = resolve(cwd, file)
  const test = write === undefined ? null : resolve(cwd, write)
  if (test !== null) mustBeOurs(test)
  const whole = readTrace(textOf(path))
  const [model] = await findModels({ cwd }, dir, [whole.machine])
  const { plan } = model!
  const open = actorWorld(plan.machine)

  const trace = shrink ? await shrinkTrace(plan, whole, open, { anyway }) : whole
  const written: [path: string, content: string][] = []
  if (trace !== whole) written.push([shortened(path), jsonText(trace)])
  if (test !== null) {
    const planFrom = importPath(dirname(test), model!.path)
    written.push([test, testOf(trace, { planFrom, testingFrom: testingEntry() })])
  }
  const replay = await replayTrace(plan, trace, open, { anyway })
  for (const [at, content] of written) writeWhole(at, content)
  return {
    ...replay,
    machine: whole.machine,
    begins: 'example' in trace.input ? trace.input.example : '',
    written: written.map(([at]) => relative(cwd, at)),
  }
}

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
