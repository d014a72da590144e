import { resolve } from 'node:path'
import type { Scores } from '#testing'
import { explore, figuresIn, mutate } from '#testing'
import { scoreLine, survivorLines, undetectedLines } from '../lines/score.ts'
import type { Terminal } from '../terminal.ts'
import { coverOf } from './cover.ts'
import { findModels } from './find-models.ts'
import { keepScores } from './kept-results.ts'
import { isEnough } from './refuse-low-scores.ts'
import { showRun } from './show-run.ts'

export interface WeighOptions {
  names: readonly string[]
  /** 0 to 1. */
  floor: number
  /** A preset or a criterion: the tests to weigh. */
  cover: string
  /** From where the command was run; null: the package's own. */
  dir: string | null
  /** Where the scores are kept, from where the command was run. */
  out: string
  isJson: boolean
}

/** Weighs the tests of machines, tells how it goes, and keeps the scores for the report. */
export async function weighMachines(
  terminal: Terminal,
  { names, floor, cover: name, dir, isJson, out }: WeighOptions,
): Promise<Scores> {
  const { language, text } = terminal
  const cover = coverOf(name)
  const models = await findModels(terminal, dir, names)

  const { tell, end } = await showRun(terminal, isJson)
  try {
    const explored = models.map((model) => ({ ...model, graph: explore(model.plan) }))
    for (const { machine } of explored) tell({ kind: 'planned', machine, of: 0 })
    const machines = []
    for (const { machine, plan, graph } of explored) {
      const result = await mutate(plan, {
        cover,
        graph,
        onProgress: ({ done, of, survivor }) => {
          tell({ kind: 'went', machine, done, of, filled: done / of })
          if (survivor) tell({ kind: 'found', machine, lines: survivorLines(survivor, text) })
        },
      })
      machines.push(result)
      for (const one of result.undetected) {
        tell({ kind: 'found', machine, lines: undetectedLines(one, text) })
      }
      const line = scoreLine(result, floor, text, figuresIn(language))
      tell({ kind: 'ended', machine, lines: [line], isGood: isEnough(result, floor) })
    }
    const finishedAt = new Date().toISOString()
    const scores: Scores = { format: 1, finishedAt, dir, machines }
    keepScores(resolve(terminal.cwd, out), scores)
    return scores
  } finally {
    await end()
  }
}
