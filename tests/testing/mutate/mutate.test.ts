// @module-tag slow
import { describe, expect, test } from 'vitest'
import { createMachine, setup } from 'xstate'
import type { AnyPlan, MutationProgress } from '#testing'
import { arrowsOf, ModelError, mutate, presets } from '#testing'
import { autosavePlan } from '../../kit/models/autosave.ts'
import { lockPlan } from '../../kit/models/lock.ts'
import { previewPlan } from '../../kit/models/preview.ts'
import { restorePlan } from '../../kit/models/restore.ts'
import { uploadPlan } from '../../kit/models/upload.ts'

const samples: readonly AnyPlan[] = [lockPlan, autosavePlan, previewPlan, uploadPlan, restorePlan]

/** What behavior text and laws detect takes far longer, and isn't asked here. */
const testsAlone = { detects: 'none' } as const

describe.each(samples.map((plan): [string, AnyPlan] => [plan.machine.id, plan]))(
  'the sample machine %s',
  (_, plan) => {
    test('has no mistake that its tests do not see', async () => {
      const { survivors, score, mutants, killed, equivalent } = await mutate(plan, testsAlone)

      expect(survivors).toEqual([])
      expect(score).toBe(1)
      expect(killed + equivalent).toBe(mutants)
    })

    test('has a mutant of each arrow, under an id that stays', async () => {
      const [one, other] = [await idsOf(plan), await idsOf(plan)]

      expect(one).toEqual(other)
      expect(new Set(one).size).toBe(one.length)
      for (const { id } of arrowsOf(plan.machine))
        expect(one).toContain(`transition removed: ${id}`)
    })
  },
)

test('every kind of mistake is made somewhere', async () => {
  const results = await Promise.all(samples.map((plan) => mutate(plan, testsAlone)))
  const operators = new Set(results.flatMap(({ byOperator }) => Object.keys(byOperator)))

  expect([...operators].sort()).toMatchInlineSnapshot(`
    [
      "action dropped",
      "actions swapped",
      "candidates swapped",
      "delay doubled",
      "delay halved",
      "done and failed exchanged",
      "entry action dropped",
      "events exchanged",
      "exit action dropped",
      "final made plain",
      "guard dropped",
      "guard negated",
      "guard never",
      "hidden state",
      "other initial",
      "other target",
      "reenter toggled",
      "target dropped",
      "transition removed",
      "work dropped",
    ]
  `)
})

test('weaker tests see less, and what they miss is told as the test that would see it', async () => {
  const { score, survivors } = await mutate(restorePlan, {
    cover: { ...presets.default, covers: ['transitions'] },
  })

  expect(score).toBeLessThan(1)
  expect(survivors).toContainEqual({
    id: 'guard dropped: idle|user.restore|0',
    operator: 'guard dropped',
    where: 'idle|user.restore|0',
    says: 'The arrow of idle on user.restore (when mayRestore) does not ask its guard.',
    story: ['begin (who may not)', 'user.restore'],
    shows: 'places: ["idle"] becomes ["asking"]',
  })
})

test('a group that begins elsewhere is no equivalent: the arrow to it shows that', async () => {
  const machine = createMachine({
    id: 'group',
    initial: 'out',
    states: {
      out: { on: { enter: 'group' } },
      group: { initial: 'first', states: { first: {}, other: {} } },
    },
  })
  const { survivors } = await mutate({ machine }, { cover: { ...presets.default, covers: [] } })

  expect(survivors).toContainEqual(
    expect.objectContaining({ id: 'other initial: group -> other', story: ['begin', 'enter'] }),
  )
})

test('a search that would take too long is left undecided, and counts as a survivor', async () => {
  const { survivors } = await mutate(restorePlan, {
    cover: { ...presets.default, covers: ['states'] },
    limits: { steps: 1 },
  })

  expect(survivors).toContainEqual(
    expect.objectContaining({ story: null, shows: 'not decided within the limit' }),
  )
})

test('a mutant that the plan excuses is counted as equivalent, with its reason', async () => {
  const id = 'guard dropped: idle|user.restore|0'
  const plan: AnyPlan = { ...restorePlan, equivalents: { [id]: 'the button is not there' } }
  const { excused, survivors } = await mutate(plan, {
    cover: { ...presets.default, covers: ['transitions'] },
  })

  expect(excused).toEqual([{ id, reason: 'the button is not there' }])
  expect(survivors.map((survivor) => survivor.id)).not.toContain(id)
})

test('an excuse for a mutant that does not exist names the nearest', async () => {
  const plan: AnyPlan = { ...restorePlan, equivalents: { 'guard droped: idle|user.restore|0': '' } }

  await expect(mutate(plan)).rejects.toThrow(
    new ModelError(
      'plan.unknownMutant',
      'The plan of restore excuses the mutant "guard droped: idle|user.restore|0", which the chart does not have. Did you mean "guard dropped: idle|user.restore|0"?',
    ),
  )
})

test('how far it is can be followed', async () => {
  const told: MutationProgress[] = []
  const { mutants, killed } = await mutate(restorePlan, {
    onProgress: (progress) => told.push(progress),
  })

  expect(told.at(-1)).toEqual({ done: mutants, of: mutants, killed, survivor: null })
})

test('a machine without arrows has nothing that could be mistaken', async () => {
  const still = createMachine({ id: 'still', initial: 'here', states: { here: {} } })

  expect(await mutate({ machine: still })).toMatchObject({ mutants: 0, killed: 0, score: 1 })
})

test('a mistake by which a machine never comes to rest is seen, and holds nobody up', async () => {
  const machine = setup({ guards: { isLate: () => false } }).createMachine({
    id: 'whirl',
    initial: 'one',
    states: {
      one: { on: { 'user.go': 'two' } },
      two: { always: { guard: 'isLate', target: 'three' } },
      three: { always: 'two' },
    },
  })
  const { survivors, byOperator } = await mutate({ machine })

  expect(survivors).toEqual([])
  expect(byOperator['guard dropped']).toEqual({ mutants: 1, killed: 1, equivalent: 0 })
})

/** The ids of all mutants: with no tests, none is killed. */
async function idsOf(plan: AnyPlan): Promise<string[]> {
  const { survivors } = await mutate(plan, {
    ...testsAlone,
    cover: { ...presets.default, covers: [] },
    limits: { steps: 0 },
  })
  return survivors.map(({ id }) => id)
}
