import type { AnyStateMachine } from 'xstate'
import { Problem } from '#problems'
import type { AnyPlan } from '#testing'
import { knownNames } from '../../kit/known-names.ts'
import type { Terminal } from '../../kit/terminal.ts'
import { filesIn, folderOf, load, oneByOne, stemOf } from './model-files.ts'

/** A machine that can be tested, and where its plan is written. */
export interface Model {
  machine: string
  plan: AnyPlan
  path: string
}

/** A machine that has no plan yet. */
export interface Planless {
  machine: AnyStateMachine
  path: string
}

/**
 * The machines of a folder that have a plan, or those of them with these names; null stands for the
 * package's own. Plans are found by their files: `x.plan.ts` or `x.plan.js` in the folder, or one
 * folder deeper.
 *
 * @throws {Problem} `model.none`, `model.noPlan`, `model.unreadable`, `model.twice`, `model.notFound`
 */
export async function findModels(
  { cwd }: Pick<Terminal, 'cwd'>,
  dir: string | null,
  names: readonly string[] = [],
): Promise<Model[]> {
  const folder = folderOf(cwd, dir)
  const files = filesIn(folder, isPlan)
  if (files.length === 0) throw new Problem('model.none', { details: { dir: folder } })

  // A plan that cannot be loaded is in nobody's way who asks for another one.
  const named = files.filter((path) => names.includes(stemOf(path)))
  const isEnough = names.length > 0 && named.length === new Set(names).size
  const models = await oneByOne(isEnough ? named : files, loadModel)
  mustDiffer(models)
  return names.length === 0 ? models : [...new Set(names.map((name) => modelNamed(name, models)))]
}

/** What the plans of a folder are called by their files, which are not run for it. */
export const machineNames = (cwd: string, dir: string | null): string[] =>
  filesIn(folderOf(cwd, dir), isPlan).map(stemOf)

/** The machines of a folder that nobody has written a plan for. */
export async function findPlanless(
  { cwd }: Pick<Terminal, 'cwd'>,
  dir: string | null,
): Promise<Planless[]> {
  const folder = folderOf(cwd, dir)
  const planned = filesIn(folder, isPlan).map(stemOf)
  const files = filesIn(folder, isMachineFile).filter((path) => !planned.includes(stemOf(path)))
  const found = await oneByOne(files, async (path) => {
    const machines = Object.values(await load(path)).filter(isMachine)
    return machines.map((machine) => ({ machine, path }))
  })
  return found.flat()
}

async function loadModel(path: string): Promise<Model> {
  const { plan } = await load(path)
  if (!isPlanObject(plan)) throw new Problem('model.noPlan', { details: { path } })
  return { machine: plan.machine.id, plan, path }
}

/** Results are told apart by the ids of their machines. */
function mustDiffer(models: readonly Model[]): void {
  const known = new Map<string, string>()
  for (const { machine, path } of models) {
    const other = known.get(machine)
    if (other !== undefined) {
      throw new Problem('model.twice', { details: { path: other, other: path, machine } })
    }
    known.set(machine, path)
  }
}

function modelNamed(name: string, models: readonly Model[]): Model {
  const found = models.find(({ machine, path }) => machine === name || stemOf(path) === name)
  if (found) return found
  const all = models.map(({ machine }) => machine)
  throw new Problem('model.notFound', { details: { name, ...knownNames(name, all) } })
}

const isPlan = /\.plan\.[tj]s$/
const isMachineFile = /\.machine\.[tj]s$/

const isPlanObject = (plan: unknown): plan is AnyPlan =>
  typeof plan === 'object' && plan !== null && 'machine' in plan && isMachine(plan.machine)

const isMachine = (value: unknown): value is AnyStateMachine =>
  typeof value === 'object' && value !== null && 'root' in value && 'implementations' in value
