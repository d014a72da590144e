import { describe, expect, test } from 'vitest'
import type { AnyPlan, Criterion, Observation, OpenWorld } from '#testing'
import { actorWorld, explore, presets, runTests, suiteOf } from '#testing'
import type { Fault } from '../../kit/models/faults.ts'
import { faults } from '../../kit/models/faults.ts'

describe.each(Object.entries(faults))('%s', (_, { plan, faulty, looks = {}, onlyBy }) => {
  test('is found by the default suite', async () => {
    expect(await failuresOf(plan, presets.default.covers, looking(faulty, looks))).not.toEqual([])
  })

  test('is no fault of the tests: the model itself passes', async () => {
    expect(await failuresOf(plan, presets.default.covers, actorWorld(plan.machine))).toEqual([])
  })

  test.runIf(onlyBy)('is found by one criterion only, and not by every arrow once', async () => {
    const found = async (criterion: Criterion) =>
      (await failuresOf(plan, [criterion], looking(faulty, looks))).length > 0

    expect(await found(onlyBy!)).toBe(true)
    expect(await found('transitions')).toBe(false)
    if (onlyBy === 'refusals') expect(await found('pairs')).toBe(false)
  })
})

async function failuresOf(plan: AnyPlan, covers: readonly Criterion[], open: OpenWorld) {
  const graph = explore(plan)
  const { tests } = suiteOf(plan, { ...presets.default, covers }, graph)
  return (await runTests(plan, graph, tests, open)).failures
}

/** A world in which some places look like others. */
function looking(machine: Fault['faulty'], looks: Readonly<Record<string, string>>): OpenWorld {
  const seen = (observation: Observation): Observation => ({
    ...observation,
    places: observation.places.map((place) => looks[place] ?? place),
  })
  const open = actorWorld(machine)
  return async (input) => {
    const world = await open(input)
    return {
      first: seen(world.first),
      do: async (step) => seen(await world.do(step)),
      stop: () => world.stop(),
    }
  }
}
