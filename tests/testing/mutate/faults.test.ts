import { describe, expect, test } from 'vitest'
import type { AnyPlan, Criterion, Observation, OpenWorld } from '#testing'
import { actorWorld, explore, presets, runTests, suiteOf } from '#testing'
import type { Fault } from '../../kit/models/faults.ts'
import { faults } from '../../kit/models/faults.ts'

describe.each(Object.entries(faults))('%s', (_, { plan, faulty, looks = {} }) => {
  test('is found by the default suite', async () => {
    expect(await failuresOf(plan, presets.default.covers, looking(faulty, looks))).not.toEqual([])
  })

  test('is no fault of the tests: the model itself passes', async () => {
    expect(await failuresOf(plan, presets.default.covers, actorWorld(plan.machine))).toEqual([])
  })
})

const found = (criterion: Criterion, { plan, faulty, looks = {} }: Fault) =>
  failuresOf(plan, [criterion], looking(faulty, looks)).then(({ length }) => length > 0)

const stubborn = Object.entries(faults).filter(([, { onlyBy }]) => onlyBy !== undefined)

test.each(stubborn)('%s: using every arrow once does not find it', async (_, fault) => {
  expect(await found(fault.onlyBy!, fault)).toBe(true)
  expect(await found('transitions', fault)).toBe(false)
  if (fault.onlyBy === 'refusals') expect(await found('pairs', fault)).toBe(false)
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
