import { describe, expect, test } from 'vitest'
import { and, assign, createMachine, emit, fromPromise, not, raise, sendTo, setup } from 'xstate'
import { explore } from '#testing'
import { agreed, waysIn } from './agree.ts'

describe('every shape of chart is explored as a real actor goes it:', () => {
  test('regions beside each other', async () => {
    const region = {
      initial: 'off',
      states: { off: { on: { flip: 'on' } }, on: { on: { flip: 'off' } } },
    }
    const machine = createMachine({
      id: 'parallel',
      type: 'parallel',
      states: { a: region, b: { ...region, on: { reset: '.off' } } },
    })

    const graph = await agreed({ machine })
    expect(new Set(graph.nodes.map(({ place }) => place))).toEqual(
      new Set(['a.off + b.off', 'a.on + b.on', 'a.on + b.off', 'a.off + b.on']),
    )
    expect(graph.edges[0]!.reaction.fired).toHaveLength(2)
  })

  test.each(['shallow', 'deep'] as const)('%s history', async (history) => {
    const machine = createMachine({
      id: 'history',
      initial: 'inside',
      states: {
        inside: {
          initial: 'one',
          on: { leave: 'outside' },
          states: {
            one: { on: { go: 'two' } },
            two: { initial: 'a', states: { a: { on: { go: 'b' } }, b: {} } },
            before: { type: 'history', history },
          },
        },
        outside: { on: { back: 'inside.before' } },
      },
    })

    const ways = waysIn(await agreed({ machine }))
    expect(ways).toContain('outside: back → inside.one')
    expect(ways.includes('outside: back → inside.two.b')).toBe(history === 'deep')
  })

  test('names that every object has, such as constructor and toString', async () => {
    const machine = createMachine({
      id: 'names',
      initial: 'constructor',
      states: {
        constructor: { on: { toString: 'valueOf' } },
        valueOf: { on: { hasOwnProperty: 'constructor' } },
      },
    } as object)

    expect(waysIn(await agreed({ machine }))).toEqual([
      'constructor: toString → valueOf',
      'valueOf: hasOwnProperty → constructor',
    ])
  })

  test('work that is asked for with what is no JSON', async () => {
    const machine = setup({
      actors: { add: fromPromise<null, { sum: bigint }>(() => new Promise(() => {})) },
    }).createMachine({
      id: 'adding',
      invoke: { src: 'add', input: { sum: 10n } },
    })

    expect(
      (await agreed({ machine, outcomes: { add: { done: { '': null } } } })).nodes,
    ).toHaveLength(2)
  })

  test('chains of always, whose passing states count as visited', async () => {
    const machine = setup({
      types: { context: {} as { isRich: boolean }, input: {} as { isRich: boolean } },
      guards: { isRich: ({ context }) => context.isRich },
    }).createMachine({
      id: 'always',
      context: ({ input }) => input,
      initial: 'a',
      states: {
        a: { on: { go: 'b' } },
        b: { always: 'c' },
        c: { always: [{ guard: 'isRich', target: 'd' }, { target: 'e' }] },
        d: {},
        e: {},
      },
    })
    const inputs = { rich: { isRich: true }, poor: { isRich: false } }

    const { edges } = await agreed({ machine, inputs })
    const { asked, fired, visited } = edges.find(({ isRefused }) => !isRefused)!.reaction
    expect(fired.map(({ id }) => id)).toEqual(['a|go|0', 'b|at once|0', 'c|at once|0'])
    expect(visited).toEqual(expect.arrayContaining(['a', 'b', 'c', 'd']))
    expect(asked).toEqual([{ guard: 'isRich', answer: true }])
  })

  test('wildcards, which hear what the plan has examples of', async () => {
    const machine = createMachine({
      id: 'wild',
      initial: 'a',
      states: { a: { on: { 'mouse.*': 'b', '*': 'c' } }, b: {}, c: {} },
    })
    const events = { 'mouse.moved': { here: { x: 1 } }, mouse: { '': {} }, other: { '': {} } }

    expect(waysIn(await agreed({ machine, events }))).toEqual([
      'a: mouse.moved → b',
      'a: mouse → b',
      'a: other → c',
    ])
  })

  test('final states inside, of which their parent hears when all are there', async () => {
    const until = (event: string) => ({
      initial: 'at',
      states: { at: { on: { [event]: 'end' } }, end: { type: 'final' as const } },
    })
    const machine = createMachine({
      id: 'wizard',
      initial: 'filling',
      states: {
        filling: {
          type: 'parallel',
          states: { one: until('next'), other: until('finish') },
          onDone: 'sent',
        },
        sent: { type: 'final' },
      },
    })

    const graph = await agreed({ machine })
    expect(waysIn(graph)).toEqual([
      'filling.one.at + filling.other.at: next → filling.one.end + filling.other.at',
      'filling.one.at + filling.other.at: finish → filling.one.at + filling.other.end',
      'filling.one.end + filling.other.at: finish → sent',
      'filling.one.at + filling.other.end: next → sent',
    ])
    const fired = graph.edges.flatMap(({ reaction }) => reaction.fired.map(({ id }) => id))
    expect(fired).toContain('filling|all done|0')
  })

  test('one that is over hears nothing more, not even at its root', async () => {
    const machine = createMachine({
      id: 'over',
      initial: 'a',
      on: { again: '.a' },
      states: { a: { on: { end: 'z' } }, z: { type: 'final' } },
    })

    expect(waysIn(await agreed({ machine }))).toEqual(['a: again → a', 'a: end → z'])
  })

  test('guards made of guards, each of which says its answer', async () => {
    const machine = setup({
      guards: { isOpen: () => true, isLocked: () => false },
    }).createMachine({
      id: 'guards',
      initial: 'a',
      states: {
        a: { on: { go: { guard: and(['isOpen', not('isLocked')]), target: 'b' } } },
        b: {},
      },
    })

    const { reaction } = (await agreed({ machine })).edges[0]!
    expect(reaction.fired[0]!.guard).toBe('and(isOpen, not(isLocked))')
    expect(reaction.asked).toEqual([
      { guard: 'isOpen', answer: true },
      { guard: 'isLocked', answer: false },
    ])
  })
})

describe('what the world is told', () => {
  test('is every effect with its data, in order; a raised event is none', async () => {
    const machine = setup({
      types: {
        context: {} as { count: number },
        emitted: {} as { type: 'counted'; count: number },
      },
      actions: { track: (_, _params: { page: number }) => {} },
      actors: { listener: fromPromise<null>(() => new Promise(() => {})) },
    }).createMachine({
      id: 'effects',
      context: { count: 0 },
      invoke: { src: 'listener', id: 'listener' },
      initial: 'a',
      states: {
        a: {
          on: {
            go: {
              target: 'b',
              actions: [
                assign({ count: 5 }),
                { type: 'track', params: ({ context }) => ({ page: context.count }) },
                emit(({ context }) => ({ type: 'counted' as const, count: context.count })),
                sendTo('listener', { type: 'hello' }),
                raise({ type: 'further' }),
              ],
            },
          },
        },
        b: { on: { further: 'c' } },
        c: {},
      },
    })

    const { edges } = await agreed({ machine, outcomes: { listener: {} } })
    const went = edges.find(({ step }) => step.cause === 'event' && step.event.type === 'go')!
    expect(went.to.place).toBe('c')
    expect(went.reaction.effects).toEqual([
      'track {"page":5}',
      'emits {"type":"counted","count":5}',
      'sends {"type":"hello"}',
    ])
  })

  test('may not be told to itself by sendTo, for which raise is there', () => {
    const machine = createMachine({
      id: 'echo',
      initial: 'a',
      states: {
        a: { on: { go: { actions: sendTo(({ self }) => self, { type: 'on' }) }, on: 'b' } },
        b: {},
      },
    })

    expect(() => explore({ machine })).toThrow(/echo sends "on" to itself.*raise/)
  })
})
