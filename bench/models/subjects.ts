import { existsSync, readdirSync } from 'node:fs'
import { inProject } from '../../scripts/kit/root.ts'
import type { AnyPlan, AnySystem } from '../../testing/index.ts'
import { randomOf } from '../../tests/kit/machines/random.ts'
import { parallelChart } from '../../tests/kit/synthetic/parallel-chart.ts'
import { randomChart } from '../../tests/kit/synthetic/random-chart.ts'

export interface Subject {
  name: string
  plan: AnyPlan
  /** One of the project's machines. */
  isOurs: boolean
}

/** The seed of the synthetic charts. */
export const seed = 20_261_121

/** Every machine of the project, and synthetic charts beside them. */
export async function subjects(): Promise<Subject[]> {
  return [...synthetic(), ...(await ours())]
}

const synthetic = (): Subject[] => [
  ...[10, 100, 1000].map((states) => ({
    name: `${states} states`,
    plan: { machine: randomChart(randomOf(seed), { states }) },
    isOurs: false,
  })),
  { name: '8 parallel regions', plan: { machine: parallelChart(8) }, isOurs: false },
]

/** One after another: what two imports share must be whole before it is used. */
async function ours(): Promise<Subject[]> {
  const found: Subject[] = []
  for (const [name, path] of filesOf('plan')) {
    const { plan } = await import(path)
    found.push({ name, plan, isOurs: true })
  }
  return found
}

/** Machines of the project that are tried together. */
export async function systems(): Promise<AnySystem[]> {
  const found: AnySystem[] = []
  for (const [, path] of filesOf('system')) found.push((await import(path)).system)
  return found
}

const filesOf = (kind: 'plan' | 'system') =>
  readdirSync(inProject('machines'))
    .map((name) => [name, inProject(`machines/${name}/${name}.${kind}.ts`)] as const)
    .filter(([, path]) => existsSync(path))
