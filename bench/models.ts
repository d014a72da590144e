import { parseArgs } from 'node:util'
import { inProject } from '../scripts/kit/root.ts'
import { runSystem } from '../testing/index.ts'
import { benchEnvironment, printEnvironment, versionIn, writeReport } from './kit/report.ts'
import type { Measured } from './models/measure.ts'
import { measure, measureExcess, measureMutation, measureReview } from './models/measure.ts'
import {
  printExcess,
  printMeasured,
  printMutated,
  printPaths,
  printReviewed,
  printTogether,
} from './models/print.ts'
import type { Subject } from './models/subjects.ts'
import { seed, subjects, systems } from './models/subjects.ts'
import type { PathsFound } from './models/xstate-graph.ts'
import { measurePaths, ways } from './models/xstate-graph.ts'

/** `npm run bench:models`: what it costs to explore, plan, run and mutate, how good the tours are, and how much there is to review. */
export async function main(args: string[]): Promise<number> {
  const { values: flags } = parseArgs({ args, options })
  const where = benchEnvironment({ xstate: versionIn(inProject('node_modules/xstate')) })
  printEnvironment(where)
  const chosen = await chosenSubjects(flags.only?.split(','))

  const samples: Measured[] = []
  for (let round = 0; round < Number(flags.rounds); round += 1) {
    for (const subject of chosen) samples.push(await measure(subject))
  }
  printMeasured(samples)

  const tours = chosen.map(measureExcess)
  printExcess(tours)

  const mutations = []
  for (const subject of chosen.filter(({ isOurs }) => isOurs)) {
    mutations.push(await measureMutation(subject))
  }
  printMutated(mutations)

  const reviewed = chosen.filter(({ isOurs }) => isOurs).map(measureReview)
  printReviewed(reviewed)

  const together = []
  for (const system of flags.only ? [] : await systems()) {
    together.push(await runSystem(system, { seed, walks: 100 }))
  }
  printTogether(together)

  const paths: PathsFound[] = []
  for (const subject of chosen) {
    for (const way of ways) paths.push(await measurePaths(subject, way))
  }
  printPaths(paths)

  writeReport(flags.json, {
    bench: 'models',
    ...where,
    seed,
    samples,
    tours,
    mutations,
    reviewed,
    together,
    paths,
  })
  return 0
}

const options = {
  rounds: { type: 'string', default: '3' },
  only: { type: 'string' },
  json: { type: 'string' },
} as const

async function chosenSubjects(names: readonly string[] | undefined): Promise<Subject[]> {
  const all = await subjects()
  const unknown = names?.find((name) => all.every((subject) => subject.name !== name))
  if (unknown) {
    throw new Error(`"${unknown}" is none of ${all.map(({ name }) => name).join(', ')}.`)
  }
  return all.filter(({ name }) => names?.includes(name) ?? true)
}
