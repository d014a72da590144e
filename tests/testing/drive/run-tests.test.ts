import { describe, expect, test } from 'vitest'
import { assign, createMachine, emit, fromPromise, setup } from 'xstate'
import type { AnyPlan, Progress } from '#testing'
import { actorWorld, explore, presets, runTests, suiteOf } from '#testing'

interface Door {
  /** What is wrong with it. */
  fault?: 'silent' | 'idle' | 'open' | 'late'
}

const door = ({ fault }: Door = {}) =>
  setup({
    types: {
      emitted: {} as { type: 'opened' },
      events: {} as { type: 'open' } | { type: 'ring' } | { type: 'kick'; force: number },
    },
    actors: { ring: fromPromise<null>(() => new Promise(() => {})) },
    guards: {
      isHard: ({ event }) => fault === 'open' || (event.type === 'kick' && event.force > 5),
    },
    delays: { long: fault === 'late' ? 150 : 100 },
  }).createMachine({
    id: 'door',
    initial: 'shut',
    states: {
      shut: {
        on: {
          open: {
            target: 'open',
            ...(fault === 'silent' ? {} : { actions: emit({ type: 'opened' }) }),
          },
          kick: { guard: 'isHard', target: 'open' },
          ring: fault === 'idle' ? 'answered' : 'ringing',
        },
      },
      ringing: { invoke: { src: 'ring', onDone: 'answered' } },
      answered: {},
      open: { after: { long: 'shut' } },
    },
  })

const plan: AnyPlan = {
  machine: door(),
  events: { kick: { softly: { force: 1 }, hard: { force: 9 } } },
  outcomes: { ring: { done: { heard: null } } },
}

async function run(other: ReturnType<typeof door> = door()) {
  const graph = explore(plan)
  const progress: Progress[] = []
  const { tests } = suiteOf(plan, presets.default, graph)
  const result = await runTests(plan, graph, tests, actorWorld(other), (one) => progress.push(one))
  return { progress, result }
}

describe('a run', () => {
  test('of what is sound covers everything', async () => {
    const { result } = await run()

    expect(result.failures).toEqual([])
    expect(result.coverage).toMatchObject({ states: 1, transitions: 1, pairs: 1, refusals: 1 })
    expect(result.missing.pairs).toEqual([])
    expect(result.arrows['shut|open|0']).toBeGreaterThan(0)
  })

  test('tells how far it is, and what failed as soon as it fails', async () => {
    const { progress, result } = await run(door({ fault: 'silent' }))

    expect(progress.map(({ done }) => done)).toEqual(progress.map((_, index) => index + 1))
    expect(progress.every(({ of }) => of === result.tests)).toBe(true)
    expect(progress.flatMap(({ failure }) => failure ?? [])).toEqual(result.failures)
  })

  test.each([
    ['silent', 'shut|open|0', 'effects'],
    ['idle', 'shut|ring|0', 'places'],
    ['open', 'the start', 'places'],
    ['late', 'open|after long|0', 'places'],
  ] as const)('blames the arrow for a fault that is %s', async (fault, arrow, part) => {
    const { failures } = (await run(door({ fault }))).result

    expect(failures.length).toBeGreaterThan(0)
    expect(new Set(failures.map(({ failedAt }) => failedAt))).toContain(arrow)
    expect(failures.flatMap(({ differences }) => differences.map((one) => one.part))).toContain(
      part,
    )
  })

  test('tells of a world that breaks, and closes every world that it opens', async () => {
    let open = 0
    const graph = explore(plan)
    const sound = actorWorld(door())
    const { failures } = await runTests(
      plan,
      graph,
      suiteOf(plan, presets.smoke, graph).tests,
      (input) => {
        const world = sound(input)
        open += 1
        return {
          ...world,
          do(step) {
            if (step.cause === 'clock') throw new Error('The clock is broken.')
            return world.do(step)
          },
          stop() {
            open -= 1
          },
        }
      },
    )

    expect(failures[0]).toMatchObject({
      thrown: 'The clock is broken.',
    })
    expect(open).toBe(0)
  })

  test('names what no test reaches: an arrow that is dead counts as not covered', async () => {
    const dead = createMachine({
      id: 'dead',
      initial: 'a',
      states: { a: { on: { go: [{ target: 'b' }, { target: 'c' }] } }, b: {}, c: {} },
    })
    const graph = explore({ machine: dead })
    const { tests } = suiteOf({ machine: dead }, presets.default, graph)
    const { coverage, missing } = await runTests({ machine: dead }, graph, tests, actorWorld(dead))

    expect(missing.transitions).toEqual(['a|go|1'])
    expect(missing.states).toEqual(['c'])
    expect(coverage.transitions).toBe(0.5)
  })
})

test('history is a way and no place, so that it is not missed', async () => {
  const machine = createMachine({
    id: 'history',
    initial: 'inside',
    states: {
      inside: {
        initial: 'one',
        on: { leave: 'outside' },
        states: { one: { on: { go: 'two' } }, two: {}, before: { type: 'history' } },
      },
      outside: { on: { back: 'inside.before' } },
    },
  })
  const { graph, tests } = suiteOf({ machine }, presets.default)
  const { coverage, missing } = await runTests({ machine }, graph, tests, actorWorld(machine))

  expect(missing.states).toEqual([])
  expect(coverage).toMatchObject({ states: 1, transitions: 1 })
})

test('a machine that reads the clock is not failing for it: its writer is told', async () => {
  const clock = { now: 0 }
  const machine = createMachine({
    id: 'clocked',
    context: { at: 0 },
    initial: 'a',
    states: { a: { on: { go: { target: 'b', actions: assign({ at: () => clock.now }) } } }, b: {} },
  })
  const { graph, tests } = suiteOf({ machine }, presets.default)
  const open = actorWorld(machine)
  const later = (input: unknown) => {
    clock.now += 1
    return open(input)
  }

  await expect(runTests({ machine }, graph, tests, later)).rejects.toThrow(
    /^clocked does something else each time on go in a: context\.at was 0, and then [12]\. Let times, ids and chance come with the event or the input\.$/,
  )
})

test('one that goes on by itself without end is stopped, too, when it really runs', async () => {
  const circling = (isSound: boolean) =>
    createMachine({
      id: 'circling',
      initial: 'a',
      states: {
        a: { on: { go: 'b' } },
        b: { always: { guard: () => !isSound, target: 'c' } },
        c: { always: 'b' },
      },
    })
  const [sound, endless] = [circling(true), circling(false)]
  const { graph, tests } = suiteOf({ machine: sound }, presets.smoke)
  const { failures } = await runTests({ machine: sound }, graph, tests, actorWorld(endless))

  expect(failures.map(({ differences }) => differences.map(({ seen }) => seen))).toContainEqual(
    expect.arrayContaining(['"error"']),
  )
})
