import { describe, expect, test } from 'vitest'
import { assign, createMachine, raise, setup } from 'xstate'
import { explore } from '#testing'
import { agreed, waysIn } from './agree.ts'

describe('of timers', () => {
  test('only the earliest can be next', async () => {
    const machine = createMachine({
      id: 'timers',
      initial: 'a',
      states: { a: { after: { 1000: 'b', 5000: 'never' } }, b: {}, never: {} },
    })

    expect(waysIn(await agreed({ machine }))).toEqual(['a: 1000 ms → b'])
  })

  test('two that are due at once fire both, in the order in which they were set', async () => {
    const region = (ms: number) => ({
      initial: 'waiting',
      states: { waiting: { after: { [ms]: 'over' } }, over: {} },
    })
    const machine = createMachine({
      id: 'timers',
      type: 'parallel',
      states: { one: region(10), other: region(10), later: region(30) },
    })

    const graph = await agreed({ machine })
    expect(waysIn(graph)).toEqual([
      'one.waiting + other.waiting + later.waiting: 10 ms → one.over + other.over + later.waiting',
      'one.over + other.over + later.waiting: 20 ms → one.over + other.over + later.over',
    ])
    expect(graph.edges[0]!.reaction.fired.map(({ id }) => id)).toEqual([
      'one.waiting|after 10|0',
      'other.waiting|after 10|0',
    ])
  })

  test('one begins anew where its state is entered again, and goes on where it is not', async () => {
    const machine = createMachine({
      id: 'timers',
      type: 'parallel',
      states: {
        short: { initial: 'a', states: { a: { after: { 10: 'b' } }, b: {} } },
        long: {
          initial: 'waiting',
          states: {
            waiting: {
              after: { 30: 'over' },
              on: { again: { target: 'waiting', reenter: true }, stay: {} },
            },
            over: {},
          },
        },
      },
    })

    const ways = waysIn(await agreed({ machine }))
    expect(ways).toContain('short.b + long.waiting: again → short.b + long.waiting')
    expect(ways).toContain('short.b + long.waiting: 20 ms → short.b + long.over')
    expect(ways).toContain('short.b + long.waiting: 30 ms → short.b + long.over')
  })

  test('a delay may depend on the context', async () => {
    const machine = setup({
      types: { context: {} as { tries: number } },
      delays: { longer: ({ context }) => 100 * 2 ** context.tries },
    }).createMachine({
      id: 'timers',
      context: { tries: 0 },
      initial: 'trying',
      states: {
        trying: { after: { longer: 'failed' } },
        failed: {
          always: [
            {
              guard: ({ context }) => context.tries < 2,
              target: 'trying',
              actions: assign({ tries: ({ context }) => context.tries + 1 }),
            },
            { target: 'lost' },
          ],
        },
        lost: {},
      },
    })

    expect(waysIn(await agreed({ machine }))).toEqual([
      'trying: 100 ms → trying',
      'trying: 200 ms → trying',
      'trying: 400 ms → lost',
    ])
  })

  test('one of 0 ms is a step of its own, and one that it sets off fires in the same', async () => {
    const machine = createMachine({
      id: 'timers',
      initial: 'a',
      states: {
        a: { after: { 0: 'b' } },
        b: { after: { 10: 'c' } },
        c: { after: { 0: 'd' } },
        d: { after: { 0: 'e' } },
        e: {},
      },
    })

    expect(waysIn(await agreed({ machine }))).toEqual(['a: 0 ms → b', 'b: 10 ms → e'])
  })

  test('one that is left is forgotten, and a raised event may be delayed as well', async () => {
    const machine = createMachine({
      id: 'timers',
      initial: 'a',
      on: { ring: '.rung' },
      states: {
        a: { after: { 50: 'late' }, on: { leave: 'b' } },
        b: { entry: raise({ type: 'ring' }, { delay: 20 }) },
        rung: {},
        late: {},
      },
    })

    const ways = waysIn(await agreed({ machine }))
    expect(ways).toContain('b: 20 ms → rung')
    expect(ways).not.toContain('b: 50 ms → late')
  })

  test('those that set each other off without end are refused with what to do', () => {
    const machine = createMachine({
      id: 'ticking',
      initial: 'a',
      states: { a: { after: { 0: 'b' } }, b: { after: { 0: 'a' } } },
    })

    expect(() => explore({ machine })).toThrow(
      /ticking: timers set each other off 1000 times.*above 0/,
    )
  })
})
