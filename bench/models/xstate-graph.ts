import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { AnyStateMachine, EventObject } from 'xstate'
import { createTestModel, getShortestPaths, getSimplePaths } from 'xstate/graph'
import { inProject } from '../../scripts/kit/root.ts'
import type { AnyPlan } from '../../testing/index.ts'
import type { Subject } from './subjects.ts'
import { subjects } from './subjects.ts'

export const ways = ['getShortestPaths', 'getSimplePaths', 'createTestModel'] as const
export type WayName = (typeof ways)[number]

/** What a function of `xstate/graph` makes of a chart; or why nothing. */
export type PathsFound =
  | { name: string; way: WayName; ms: number; paths: number; steps: number }
  | { name: string; way: WayName; says: string }

const patienceSeconds = 20

/** In a process of its own, for some have no end. */
export async function measurePaths({ name }: Subject, way: WayName): Promise<PathsFound> {
  const args = [inProject('scripts/run.mjs'), '../bench/models/xstate-graph', name, way]
  try {
    const timeout = patienceSeconds * 1000
    const { stdout } = await promisify(execFile)(process.execPath, args, { timeout })
    return { name, way, ...JSON.parse(stdout) }
  } catch (error) {
    const isLate = error instanceof Error && 'killed' in error && error.killed
    return { name, way, says: isLate ? `not done in ${patienceSeconds} s` : 'out of memory' }
  }
}

/** Prints what one way finds in one subject, as JSON. */
export async function main([name, way]: string[]): Promise<number> {
  const subject = (await subjects()).find((one) => one.name === name)
  if (subject === undefined) throw new Error(`There is no ${name}.`)
  console.log(JSON.stringify(found(subject.plan, way as WayName)))
  return 0
}

function found({ machine, inputs = {}, events = {} }: AnyPlan, way: WayName): object {
  const examples = eventsOf(machine, events)
  const input = Object.values(inputs)[0]
  const options = { events: examples, input } as object
  const started = performance.now()
  try {
    const paths = {
      getShortestPaths: () => getShortestPaths(machine, options),
      getSimplePaths: () => getSimplePaths(machine, options),
      createTestModel: () => createTestModel(machine, options).getShortestPaths(options),
    }[way]()
    const ms = performance.now() - started
    return {
      ms,
      paths: paths.length,
      steps: paths.reduce((sum, path) => sum + path.steps.length, 0),
    }
  } catch (error) {
    const [line = ''] = String(error instanceof Error ? error.message : error).split('\n')
    return { says: `refused: ${line}` }
  }
}

/** With the data of the plan. A list replaces its own, in which timers and ends of work have no data. */
const eventsOf = (
  machine: AnyStateMachine,
  events: NonNullable<AnyPlan['events']>,
): EventObject[] =>
  (machine.events as string[]).flatMap((type) =>
    Object.values(events[type] ?? { '': {} }).map((data) => ({ ...data, type })),
  )
