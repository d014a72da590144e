import { describe, expect, test } from 'vitest'
import { assign, createMachine, fromPromise, raise, setup } from 'xstate'
import type { AnyPlan } from '#testing'
import { explore, ModelError, presets, suiteOf } from '#testing'

const going = (go: object) =>
  createMachine({
    id: 'bad',
    context: { count: 0 },
    initial: 'a',
    states: { a: { on: { go } }, b: {} },
  })

const counting = going({
  actions: assign({ count: ({ context }: { context: { count: number } }) => context.count + 1 }),
})

function fail(): never {
  throw new Error('Ouch.')
}

const waiting = (after: object, delays: object = {}) =>
  setup({ delays }).createMachine({
    id: 'bad',
    initial: 'a',
    states: { a: { after }, b: {} },
  } as object)

const child = createMachine({ id: 'child', initial: 'x', states: { x: {} } })

function failInBrief(): never {
  throw new Error('boom')
}

const circle: { self?: object } = {}
circle.self = circle

let tickets = 0

describe('a chart that cannot be explored says where and what to do:', () => {
  test.each<[string, AnyPlan, string, RegExp]>([
    [
      'a guard that throws',
      { machine: going({ guard: fail, target: 'b' }) },
      'chart.throws',
      /^bad throws on go in a: .*Ouch\..* Guards and actions must not throw/s,
    ],
    [
      'an action that throws',
      { machine: going({ actions: assign(fail) }) },
      'chart.throws',
      /^bad throws on go in a: Ouch\./,
    ],
    [
      'a guard whose error ends without a full stop',
      { machine: going({ guard: failInBrief, target: 'b' }) },
      'chart.throws',
      /: boom\. Guards and actions must not throw/,
    ],
    [
      'a context that throws at the start',
      { machine: setup({}).createMachine({ id: 'bad', context: fail }) },
      'chart.throws',
      /^bad throws at the start: Ouch\./,
    ],
    [
      'a within that throws',
      { machine: counting, within: failInBrief },
      'plan.throws',
      /^The within of bad throws in a: boom\. It is asked in every state/,
    ],
    [
      'context that is no JSON',
      { machine: createMachine({ id: 'bad', context: { when: { last: new Date(0) } } }) },
      'chart.contextNotJson',
      /^bad: context\.when\.last is no JSON/,
    ],
    [
      'context that leads in a circle',
      { machine: createMachine({ id: 'bad', context: { here: circle } }) },
      'chart.contextNotJson',
      /^bad: context\.here\.self is no JSON/,
    ],
    [
      'context with a number that is too big for JSON',
      { machine: createMachine({ id: 'bad', context: { sum: 10n } }) },
      'chart.contextNotJson',
      /^bad: context\.sum is no JSON/,
    ],
    [
      'a plan that tells moments apart by what is no JSON',
      { machine: counting, tellApart: () => 10n },
      'chart.contextNotJson',
      /^bad: tellApart is no JSON/,
    ],
    [
      'context that becomes no number',
      { machine: going({ actions: assign({ count: Number.NaN }) }) },
      'chart.contextNotJson',
      /^bad: context\.count is no JSON/,
    ],
    [
      'context that holds an actor',
      {
        machine: setup({
          types: {} as { context: { kid: unknown } },
          actors: { child },
        }).createMachine({
          id: 'bad',
          context: ({ spawn }) => ({ kid: spawn('child', { id: 'kid' }) }),
        }),
      },
      'chart.actorInContext',
      /^bad: context\.kid holds an actor.*spawnChild\(work, \{ id \}\), sendTo\(id, event\)\./,
    ],
    [
      'work that is written at a state itself',
      {
        machine: createMachine({
          id: 'bad',
          initial: 'a',
          states: { a: { invoke: { src: fromPromise(async () => 1), onDone: 'b' } }, b: {} },
        }),
      },
      'chart.inlineWork',
      /^The work that bad\.a invokes is written there itself.*invoke: \{ src: 'load' \} in bad\.a\./,
    ],
    [
      'context without end',
      { machine: counting },
      'chart.endless',
      /^bad has more than 50 different moments\. Its context\.count alone has 50 values\. Give its plan a within/,
    ],
    [
      'always arrows that lead in a circle',
      {
        machine: createMachine({
          id: 'bad',
          initial: 'a',
          states: { a: { on: { go: 'b' } }, b: { always: 'c' }, c: { always: 'b' } },
        }),
      },
      'chart.endless',
      /^bad never comes to rest in [bc]: its arrows set each other off in a circle \((b\|at once\|0, c\|at once\|0|c\|at once\|0, b\|at once\|0)\)\. Give one of them a guard that ends it\.$/,
    ],
    [
      'always arrows that lead in a circle from the start',
      {
        machine: createMachine({
          id: 'bad',
          initial: 'a',
          states: { a: { always: 'b' }, b: { always: 'a' } },
        }),
      },
      'chart.endless',
      /^bad never comes to rest in [ab]: /,
    ],
    [
      'an event that is raised by its own arrow',
      { machine: going({ actions: raise({ type: 'go' }) }) },
      'chart.endless',
      /^bad never comes to rest in a: its arrows set each other off in a circle \(a\|go\|0\)\./,
    ],
    [
      'a state that it should begin in and does not have',
      { machine: createMachine({ id: 'bad', initial: 'bb', states: { b: {} } }) },
      'chart.unknownName',
      /^bad begins in "bb", a state that is not there\. Did you mean "b"\?$/,
    ],
    [
      'a group that should begin in a state that it does not have',
      {
        machine: createMachine({
          id: 'bad',
          initial: 'a',
          states: { a: { on: { go: 'group' } }, group: { initial: 'nowhere', states: { in: {} } } },
        }),
      },
      'chart.unknownName',
      /^bad: group begins in "nowhere", a state that is not there\.$/,
    ],
    [
      'a delay that it does not know',
      { machine: waiting({ patince: 'b' }, { patience: 5 }) },
      'chart.unknownName',
      /^bad: a waits for "patince", a delay that is not there\. Did you mean "patience"\?$/,
    ],
    [
      'a raised event that waits for a delay that it does not know',
      { machine: going({ actions: raise({ type: 'go' }, { delay: 'soon' } as object) }) },
      'chart.unknownName',
      /^bad: a waits for "soon", a delay that is not there\.$/,
    ],
    ...[Number.NaN, -5, Number.POSITIVE_INFINITY, 2 ** 31].map(
      (ms): [string, AnyPlan, string, RegExp] => [
        `a delay of ${ms} ms`,
        { machine: waiting({ odd: 'b' }, { odd: () => ms }) },
        'chart.badDelay',
        new RegExp(`^bad waits for ${ms} ms \\(xstate\\.after\\.odd\\.bad\\.a\\)\\. `),
      ],
    ),
    [
      'an action that does something else each time',
      { machine: going({ actions: assign({ count: () => ++tickets % 2 }), target: 'b' }) },
      'chart.unsteady',
      /^bad does something else each time on go in a: context\.count was \d, and then \d\. Let times, ids and chance come with the event or the input\.$/,
    ],
    [
      'a context that begins otherwise each time',
      { machine: createMachine({ id: 'bad', context: () => ({ count: ++tickets }) }) },
      'chart.unsteady',
      /^bad does something else each time at the start: context\.count was \d+, and then \d+\./,
    ],
    [
      'an event that it does not know',
      { machine: counting, events: { og: { '': {} } } },
      'plan.unknownEvent',
      /"og", an event that the chart never listens to\. Did you mean "go"\?$/,
    ],
    [
      'work that it does not know',
      { machine: counting, outcomes: { load: {} } },
      'plan.unknownWork',
      /"load", work that the chart does not know/,
    ],
  ])('%s', (_, plan, code, says) => {
    const error = thrownBy(() => explore(plan, { nodes: 50 }))

    expect(error.code).toBe(code)
    expect(error.message).toMatch(says)
  })
})

test('a chart without end is explored as far as its plan goes', () => {
  const upTo = (most: number): AnyPlan => ({
    machine: counting,
    within: ({ context }: { context: { count: number } }) => context.count <= most,
  })

  expect(explore(upTo(0)).nodes).toHaveLength(1)
  expect(explore(upTo(5)).nodes).toHaveLength(6)
})

test('a plan that does not tell apart what matters is refused, with the part of the context', () => {
  const machine = setup({
    types: { context: {} as { count: number; other: number } },
    guards: { isEnough: ({ context }) => context.count > 0 },
    actions: { add: assign({ count: ({ context }) => context.count + 1 }) },
  }).createMachine({
    id: 'hiding',
    context: { count: 0, other: 0 },
    initial: 'a',
    states: {
      a: {
        on: {
          go: [
            { guard: 'isEnough', target: 'b' },
            { target: 'a2', actions: 'add' },
          ],
        },
      },
      a2: { on: { back: 'a' } },
      b: {},
    },
  })

  const error = thrownBy(() => suiteOf({ machine, tellApart: () => null }, presets.default))
  expect(error.code).toBe('plan.tellsTooLittle')
  expect(error.message).toContain('reacts differently to go in two moments of a ')
  expect(error.message).toContain('They differ in context.count: add what matters')
})

function thrownBy(work: () => unknown): ModelError {
  try {
    work()
  } catch (error) {
    if (error instanceof ModelError) return error
    throw error
  }
  throw new Error('Nothing was thrown.')
}
