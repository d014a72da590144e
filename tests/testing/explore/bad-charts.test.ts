import { describe, expect, test } from 'vitest'
import { assign, createMachine, setup } from 'xstate'
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
      'a context that throws at the start',
      { machine: setup({}).createMachine({ id: 'bad', context: fail }) },
      'chart.throws',
      /^bad throws at the start: Ouch\./,
    ],
    [
      'context that is no JSON',
      { machine: createMachine({ id: 'bad', context: { when: { last: new Date(0) } } }) },
      'chart.contextNotJson',
      /^bad: context\.when\.last is no JSON/,
    ],
    [
      'context that becomes no number',
      { machine: going({ actions: assign({ count: Number.NaN }) }) },
      'chart.contextNotJson',
      /^bad: context\.count is no JSON/,
    ],
    [
      'context without end',
      { machine: counting },
      'chart.endless',
      /^bad has more than 50 different moments\. Its context\.count alone has 50 values\. Give its plan a within/,
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
