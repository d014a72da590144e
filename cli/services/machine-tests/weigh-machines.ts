import { resolve } from 'node:path'
import type { Scores } from '#testing'
import { explore, exploreSystem, figuresIn, mutate, mutateSystem } from '#testing'
import type { Terminal } from '../../kit/terminal.ts'
import { scoreLine, survivorLines, undetectedLines } from '../../lines/score.ts'
import { systemScoreLines } from '../../lines/system.ts'
import { coverOf } from './cover.ts'
import { findModels } from './find-models.ts'
import { findSystems } from './find-systems.ts'
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
  const systems = await findSystems(terminal, dir, names)
  const others = names.filter((name) => !systems.some((system) => system.name === name))
  const isOnlySystems = names.length > 0 && others.length === 0
  const models = isOnlySystems ? [] : await findModels(terminal, dir, others)

  const { tell, end } = await showRun(terminal, isJson)
  try {
    const explored = models.map((model) => ({ ...model, graph: explore(model.plan) }))
    for (const { machine } of explored) tell({ kind: 'planned', machine, of: 0 })
    for (const { name } of systems) tell({ kind: 'planned', machine: name, of: 0 })
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
    const together = systems.map((system) => {
      const result = mutateSystem(exploreSystem(system))
      const lines = systemScoreLines(system.name, result, text, figuresIn(language))
      const isGood = result.mistakes.every(({ seenBy }) => seenBy.length > 0)
      tell({ kind: 'ended', machine: system.name, lines, isGood })
      return { system: system.name, ...result }
    })
    const finishedAt = new Date().toISOString()
    const scores: Scores = { format: 1, finishedAt, dir, machines, systems: together }
    keepScores(resolve(terminal.cwd, out), scores)
    return scores
  } finally {
    await end()
  }
}
