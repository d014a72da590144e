import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Problem } from '#problems'
import type { Results, Scores } from '#testing'
import { junitOf } from '#testing'
import { jsonText } from '../kit/json-text.ts'
import { writeWhole } from '../kit/write-whole.ts'

/** Keeps a run for the report, and for programs that read JUnit. */
export function keepResults(out: string, results: Results): void {
  writeWhole(join(out, 'results.json'), jsonText(results))
  writeWhole(join(out, 'junit.xml'), junitOf(results))
}

/** Keeps a weighing for the report. */
export const keepScores = (out: string, scores: Scores): void =>
  writeWhole(join(out, 'mutation.json'), jsonText(scores))

/** The last run. */
export function keptResults(out: string): Results {
  const results = read<Results>(join(out, 'results.json'))
  if (results === null) throw new Problem('results.missing', { details: { dir: out } })
  return results
}

/** The last weighing; null: there was none. */
export const keptScores = (out: string): Scores | null => read<Scores>(join(out, 'mutation.json'))

/** What cannot be read, or has another format, is as if it were not there. */
function read<Kept extends { format: 1 }>(path: string): Kept | null {
  try {
    const kept: Kept = JSON.parse(readFileSync(path, 'utf8'))
    return kept.format === 1 ? kept : null
  } catch {
    return null
  }
}
