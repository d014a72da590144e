// @module-tag slow
import { describe, expect, test } from 'vitest'
import { assign, createMachine, setup } from 'xstate'
import type { AnyPlan } from '#testing'
import {
  actorWorld,
  always,
  explore,
  ModelError,
  never,
  replayTrace,
  traceOf,
  wander,
} from '#testing'
import { autosave, autosavePlan } from '../replay/autosave.ts'

const plan = autosavePlan()
const sound = actorWorld(plan.machine)
const stubborn = actorWorld(autosave({ tries: 4 }))
const seed = 7

describe('a wander', () => {
  test('finds nothing where nothing is wrong, and says how far it went', async () => {
    const told: number[] = []
    const found = await wander(plan, sound, {
      runs: 60,
      steps: 30,
      seed,
      onProgress: ({ done }) => told.push(done),
    })

    expect(found).toMatchObject({ runs: 60, seed, failure: null, test: null, path: null })
    expect(found.steps).toBeGreaterThan(300)
    expect(told.at(-1)).toBe(60)
  })

  test('shrinks what it finds to the few steps that matter', async () => {
    const { failure, test: shortest } = await wander(plan, stubborn, { runs: 500, seed })

    expect(failure?.failedAt).toBe('saving|save failed|1')
    expect(failure?.test).toEqual(shortest)
    expect(shortest!.steps.map(({ step }) => step.cause)).toEqual([
      'event',
      ...['clock', 'failed', 'clock', 'failed', 'clock', 'failed'],
    ])
  })

  test('is repeated by its seed and its path, and nothing else is walked', async () => {
    const first = await wander(plan, stubborn, { runs: 500, seed })
    const again = await wander(plan, stubborn, { runs: 500, seed, path: first.path! })

    expect(again.test).toEqual(first.test)
    expect(again.runs).toBe(1)
  })

  test('becomes a trace that holds its seed and fails again', async () => {
    const { failure, seed: walked } = await wander(plan, stubborn, { runs: 500, seed })
    const trace = traceOf(plan, failure!, { seed: walked })

    expect(trace.seed).toBe(seed)
    expect((await replayTrace(plan, trace, stubborn)).failure).not.toBeNull()
  })

  test('finds a dropped guard, which no step that is heard can show', async () => {
    const locked = (guard: () => boolean) =>
      setup({ guards: { isOpen: guard } }).createMachine({
        id: 'door',
        initial: 'shut',
        states: { shut: { on: { push: { guard: 'isOpen', target: 'open' } } }, open: {} },
      })

    const found = await wander({ machine: locked(() => false) }, actorWorld(locked(() => true)), {
      seed,
    })

    expect(found.test?.steps).toEqual([
      { step: { cause: 'event', event: { type: 'push' }, example: '' }, isRefused: true },
    ])
  })

  test('also goes where exploring has no end, as far as the plan says', async () => {
    const counter = createMachine({
      id: 'counter',
      context: { count: 0 },
      on: { add: { actions: assign({ count: ({ context }) => context.count + 1 }) } },
    })
    const counts: number[] = []
    const bounded: AnyPlan = {
      machine: counter,
      within: ({ context }: { context: { count: number } }) => context.count <= 3,
      laws: {
        'is noted': always(({ now }) => counts.push(now.count) > 0),
      },
    }

    expect(() => explore({ machine: counter })).toThrow(ModelError)
    await wander({ ...bounded, within: () => true } as AnyPlan, actorWorld(counter), {
      seed,
      runs: 20,
    })
    expect(Math.max(...counts)).toBeGreaterThan(10)
    counts.length = 0
    await wander(bounded, actorWorld(counter), { seed, runs: 20 })
    expect(Math.max(...counts)).toBe(3)
  })

  test('sees that the sentences of the plan hold', async () => {
    const { failure } = await wander(
      {
        ...plan,
        laws: {
          'nothing is ever lost': never((seen) => seen.is('lost')),
        },
      } as AnyPlan,
      sound,
      { runs: 500, seed },
    )

    expect(failure?.broken).toEqual(['nothing is ever lost'])
  })
})
