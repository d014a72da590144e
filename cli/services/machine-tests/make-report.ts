import { reportPage } from '#testing'
import type { Terminal } from '../../kit/terminal.ts'
import { reportWords } from '../../lines/report-words.ts'
import { findModels } from './find-models.ts'
import { keptResults, keptScores } from './kept-results.ts'

/** The page about the last results in a folder, and about the last scores where there are some. */
export async function makeReport({ cwd, language, text }: Terminal, out: string): Promise<string> {
  const results = keptResults(out)
  const scores = keptScores(out)
  const models = await findModels(
    { cwd },
    results.dir,
    results.machines.map(({ machine }) => machine),
  )
  return reportPage({
    results,
    scores: scores?.dir === results.dir ? scores.machines : [],
    machines: new Map(models.map(({ machine, plan }) => [machine, plan.machine])),
    language,
    say: reportWords(text),
  })
}
