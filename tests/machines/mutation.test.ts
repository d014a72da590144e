import { basename, dirname } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { AnyPlan, Survivor } from '#testing'
import { explore, lintGraph, mutate } from '#testing'

/** Machines that hold what people typed, or who may see it: no mistake may go unseen. */
const strict = ['document', 'session', 'lock', 'upload']

const plans = import.meta.glob<{ plan: AnyPlan }>('../../machines/*/*.plan.ts', { eager: true })

const machines = Object.entries(plans).map(([file, { plan }]): [string, AnyPlan] => [
  basename(dirname(file)),
  plan,
])

describe.each(machines)('the plan of %s', (name, plan) => {
  const graph = explore(plan)

  test('leaves nothing of the chart unused, and hears each guard say yes and no', () => {
    expect(lintGraph(plan, graph)).toEqual([])
  })

  test('makes tests that see the mistakes that could be made in the chart', async () => {
    const { mutants, killed, equivalent, score, survivors, ms } = await mutate(plan, { graph })

    console.info(
      `${name}: ${killed} of ${mutants - equivalent} mistakes are seen (${(score * 100).toFixed(1)} %), ${equivalent} make no difference, in ${(ms / 1000).toFixed(1)} s`,
    )
    expect(mutants).toBeGreaterThan(0)
    if (strict.includes(name)) expect(survivors.map(sentence)).toEqual([])
    expect(score, survivors.map(sentence).join('\n')).toBeGreaterThanOrEqual(0.95)
  }, 300_000)
})

const sentence = ({ says, story, shows }: Survivor) =>
  `${says} Missing is the test: ${story?.join(', ') ?? 'unknown'} (${shows})`
