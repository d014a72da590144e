import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { assign, fromPromise, setup } from 'xstate'
import { getAdjacencyMap, createTestModel as xstateTestModel } from 'xstate/graph'
import { plan as lockPlan } from '../../../machines/lock/lock.plan.ts'
import { plan as sessionPlan } from '../../../machines/session/session.plan.ts'
import { plan as themePlan } from '../../../machines/theme/theme.plan.ts'
import { plan as uploadPlan } from '../../../machines/upload/upload.plan.ts'
import { inProject } from '../../../scripts/kit/root.ts'
import { tellApart } from '../../../testing/explore/tell-apart.ts'
import type { PlanModel } from '../../../testing/graph/index.ts'
import { createTestModel, planLogic } from '../../../testing/graph/index.ts'
import type { AnyPlan, Observation, Plan, Step, World } from '../../../testing/index.ts'
import { actorWorld, explore, placesOf, presets, suiteOf } from '../../../testing/index.ts'

// Those of the document are as many as all others together.
const planned = readdirSync(inProject('machines'), { recursive: true })
  .map(String)
  .filter((file) => file.endsWith('.plan.ts') && !file.endsWith('/document.plan.ts'))
  .sort()

test.each(planned)('34.5 XState finds the moments and arrows that we find: %s', async (file) => {
  const { plan } = (await import(inProject(`machines/${file}`))) as { plan: AnyPlan }
  const graph = explore(plan)
  const source = planLogic(plan as never, graph)

  const maps = graph.roots.map(({ input }) =>
    getAdjacencyMap(source.logic, { ...source.traversal, input, limit: Number.POSITIVE_INFINITY }),
  )
  const found = new Map(maps.flatMap((map) => Object.entries(map)))

  expect(new Set(found.keys())).toEqual(
    new Set(graph.nodes.map(({ moment }) => tellApart(plan, moment))),
  )
  for (const { moment, out } of graph.nodes) {
    const { transitions } = found.get(tellApart(plan, moment))!
    const leadTo = (Object.values(transitions) as { state: never }[]).map(({ state }) =>
      source.traversal.serializeState(state),
    )
    expect(leadTo.sort()).toEqual(out.map(({ to }) => tellApart(plan, to.moment)).sort())
  }
})

/** Does to a real actor what a path says, and compares each state with what is seen of it. */
async function failuresOf(
  machine: AnyStateMachine,
  plan: AnyPlan,
  kind: 'paths' | 'trips' | 'tours',
) {
  const suite = kind === 'tours' ? suiteOf(plan, presets.default) : null
  const failures: string[] = []
  for (const input of Object.keys(plan.inputs ?? { '': undefined })) {
    const model = createTestModel<AnyStateMachine>(plan as never, {
      input,
      roundTrips: kind === 'trips',
    })
    for (const path of suite ? model.getPathsOf(suite) : model.getShortestPaths()) {
      const wrong = await path.test(playing(machine, plan) as never).catch(String)
      if (wrong !== undefined) failures.push(`${path.description}: ${wrong}`)
    }
  }
  return failures
}

function playing(machine: AnyStateMachine, plan: AnyPlan) {
  let world: World
  let seen: Observation
  const act = async (step: Step) => {
    seen = await world.do(step)
  }
  const ends = Object.keys(machine.implementations.actors).flatMap((work) => [
    [
      `${work}.done`,
      ({ event: { child, output } }: { event: { child: string; output: unknown } }) =>
        act({ cause: 'done', work, child, output }),
    ],
    [
      `${work}.failed`,
      ({ event: { child, error } }: { event: { child: string; error: unknown } }) =>
        act({ cause: 'failed', work, child, error }),
    ],
  ])
  const heard = [...machine.events].map((type) => [
    type,
    ({ event }: { event: { type: string } }) => act({ cause: 'event', event }),
  ])
  return {
    events: {
      ...Object.fromEntries([...heard, ...ends]),
      'clock.passed': ({ event: { ms } }: { event: { ms: number } }) => act({ cause: 'clock', ms }),
      'xstate.init': async ({ event: { input } }: { event: { input: string } }) => {
        world = await actorWorld(machine)(plan.inputs?.[input])
        seen = world.first
      },
    },
    states: {
      '*': (state: never) => {
        const { status, context } = state as { status: string; context: unknown }
        const expected = JSON.stringify([placesOf(state), status, context])
        const found = JSON.stringify([seen.places, seen.status, seen.context])
        if (found !== expected) throw new Error(`expected ${expected}, saw ${found}`)
      },
    },
  }
}

describe.each([
  ['theme', themePlan],
  ['lock', lockPlan],
  ['session', sessionPlan],
  ['upload', uploadPlan],
] as const)('34.5 on a real actor of %s', (_, given) => {
  const plan: AnyPlan = given as never
  test.each(['paths', 'trips', 'tours'] as const)('all %s end where they should', async (kind) => {
    expect(await failuresOf(plan.machine, plan, kind)).toEqual([])
  })
})

test('34.5 a chart with work and delays goes there, which XState’s own function refuses', () => {
  expect(() => xstateTestModel(lockPlan.machine)).toThrow(
    /not supported on test machines|are not supported|Invocations/,
  )
  expect(createTestModel(lockPlan).getShortestPaths().length).toBeGreaterThan(5)
})

/** A plan of a page's size: it saves, and says for three seconds that it has. */
const saving = setup({
  types: {
    context: {} as { problem: string | null },
    events: {} as { type: 'user.save'; draft: boolean } | { type: 'user.retry' },
  },
  actors: { save: fromPromise<{ id: number }>(() => Promise.resolve({ id: 1 })) },
  delays: { shown: 3000 },
}).createMachine({
  id: 'saving',
  context: { problem: null },
  initial: 'idle',
  states: {
    idle: { on: { 'user.save': 'busy' } },
    busy: {
      invoke: {
        src: 'save',
        onDone: 'saved',
        onError: {
          target: 'failed',
          actions: assign({ problem: ({ event }) => (event.error as Error).message }),
        },
      },
    },
    saved: { after: { shown: 'idle' } },
    failed: { on: { 'user.retry': { target: 'busy', actions: assign({ problem: null }) } } },
  },
})

const plan: Plan<typeof saving> = {
  machine: saving,
  events: { 'user.save': { draft: { draft: true }, published: { draft: false } } },
  outcomes: {
    save: {
      done: { stored: { id: 1 } },
      failed: { offline: new Error('offline'), refused: new Error('refused') },
    },
  },
}

const endOf = (model: PlanModel<typeof saving>) => model.getShortestPaths()[0]!.steps.at(-1)!.event

describe('34.5 a model of a plan', () => {
  const model = createTestModel(plan)
  const nothing = () => {}
  const events = {
    'xstate.init': nothing,
    'user.save': nothing,
    'user.retry': nothing,
    'save.done': nothing,
    'save.failed': nothing,
    'clock.passed': nothing,
  }

  test('has a path to each moment, in words; two errors are two', () => {
    expect(model.getShortestPaths().map(({ description }) => description)).toEqual([
      'saved: user.save (draft) › save done (stored)',
      'failed: user.save (draft) › save failed (offline)',
      'failed: user.save (draft) › save failed (refused)',
    ])
  })

  test('tells each state and what led there to the test, with its data', async () => {
    const told: unknown[] = []
    const [saved] = model.getShortestPaths()
    await saved!.test({
      states: { busy: () => told.push('busy'), '#saving.saved': () => told.push('saved') },
      events: {
        ...events,
        'user.save': ({ event }) => told.push(event.draft),
        'save.done': ({ event, state }) => told.push(event.output.id, state.value),
      },
    })

    expect(told).toEqual([true, 'busy', 1, 'saved', 'saved'])
  })

  test('refuses a test that forgets what happens: at once, and by the compiler', async () => {
    const { 'save.done': _, ...others } = events
    const [saved] = model.getShortestPaths()

    // @ts-expect-error Nobody does save.done.
    await expect(saved!.test({ events: others })).rejects.toThrow('Nobody does save.done.')
  })

  test('goes along events that are written by hand, also in the middle of a wait', () => {
    const [halfway] = model.getPathsFromEvents([
      { type: 'user.save', draft: false },
      { type: 'save.done', output: { id: 7 } } as never,
      { type: 'clock.passed', ms: 900 },
    ])

    expect(halfway!.state.value).toBe('saved')
    expect(halfway!.state.timers).toMatchObject([{ left: 2100 }])
  })

  test.each([
    ['work ends that does not run', [{ type: 'save.failed', error: 0, child: 'x' }], 'save.failed'],
    ['time passes without a timer', [{ type: 'clock.passed', ms: 5 }], 'clock.passed'],
    ['nobody hears it', [{ type: 'user.nonsense' } as never], 'user.nonsense'],
    ['an event of a path ends what does not run', [endOf(model)], 'save.done'],
  ])('says what can’t happen: %s', (_, wrong, named) => {
    expect(() => model.getPathsFromEvents(wrong as never)).toThrow(
      `saving: ${named} can’t happen in "idle".`,
    )
  })

  test('lets time pass no farther than to the next timer', () => {
    const [path] = model.getPathsFromEvents([
      { type: 'user.save', draft: false },
      { type: 'save.done', output: { id: 7 } } as never,
    ])
    const events = path!.steps.slice(1).map(({ event }) => event)
    expect(() => model.getPathsFromEvents([...events, { type: 'clock.passed', ms: 3001 }])).toThrow(
      'clock.passed can’t happen in "saved"',
    )
  })

  test('knows its inputs by name', () => {
    expect(() => createTestModel(plan, { input: 'none' })).toThrow('has no input "none"')
  })

  test.each([
    ['a delay that is halved', saving.provide({ delays: { shown: 1500 } })],
    ['another delay', saving.provide({ delays: { shown: 3001 } })],
  ])('notices %s on a real actor', async (_, broken) => {
    expect(await failuresOf(saving, plan as never, 'trips')).toEqual([])
    expect(await failuresOf(broken, plan as never, 'trips')).not.toEqual([])
  })

  test('goes to each arrow with round trips', () => {
    expect(
      createTestModel(plan, { roundTrips: true })
        .getShortestPaths()
        .map(({ description }) => description),
    ).toContain('idle: user.save (draft) › save done (stored) › 3 s pass')
  })
})
