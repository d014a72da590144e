import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { AnyPlan, ModelTest } from '#testing'
import { actorWorld, createStepper, explore, pureWorld, runTests } from '#testing'
import { randomOf, seed } from '../../kit/machines/random.ts'
import { edgeTests } from './edge-tests.ts'

const folder = new URL('../../../machines/', import.meta.url)
const names = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'kit')
  .map(({ name }) => name)

describe(`a sample of what can happen to each machine, seed ${seed}`, () => {
  test.each(names)(
    '%s: reckoned and gone it is the same',
    async (name) => {
      const { plan } = (await import(new URL(`${name}/${name}.plan.ts`, folder).href)) as {
        plan: AnyPlan
      }
      const graph = explore(plan)
      const random = randomOf(seed)
      const share = Math.min(1, 400 / graph.edges.length)
      const tests: ModelTest[] = edgeTests(graph, () => random.chance(share))

      expect(tests.length).toBeGreaterThan(0)
      for (const world of [pureWorld(createStepper(plan.machine)), actorWorld(plan.machine)]) {
        const { failures } = await runTests(plan, graph, tests, world)
        expect(failures.map(({ story, differences }) => ({ story, differences }))).toEqual([])
      }
    },
    120_000,
  )
})
