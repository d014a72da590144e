import { describe, expect, test } from 'vitest'
import { assign, emit, fromPromise, setup } from 'xstate'
import type { AnyPlan, Plan } from '#testing'
import { behaviorOf, compareBehavior } from '#testing'

interface Chart {
  delay?: number
  whenRefused?: 'shut' | 'ajar'
  step?: number
  tag?: string
  guard?: string
}

/** A door that is opened by work, and counts how often. */
function doorWith({
  delay = 5000,
  whenRefused = 'shut',
  step = 1,
  tag = 'busy',
  guard = 'mayOpen',
}: Chart = {}) {
  return setup({
    types: {} as {
      context: { opened: number; by: { name: string; city: string } | null }
      events: { type: 'user.open'; by: { name: string; city: string } } | { type: 'user.shut' }
      emitted: { type: 'opened'; times: number }
    },
    actors: { push: fromPromise<void, { name: string }>(() => Promise.reject(new Error('no'))) },
    guards: { [guard]: ({ context }) => context.opened < 2 },
    actions: {
      remember: assign({ by: ({ event, context }) => ('by' in event ? event.by : context.by) }),
      count: assign({ opened: ({ context }) => context.opened + step }),
      tell: emit(({ context }) => ({ type: 'opened' as const, times: context.opened })),
    },
    delays: { closing: delay },
  }).createMachine({
    id: 'door',
    context: { opened: 0, by: null },
    initial: 'shut',
    states: {
      shut: { on: { 'user.open': { guard, target: 'opening', actions: 'remember' } } },
      opening: {
        tags: tag,
        invoke: {
          src: 'push',
          input: ({ context }) => ({ name: context.by?.name ?? '' }),
          onDone: { target: 'ajar', actions: ['count', 'tell'] },
          onError: whenRefused,
        },
      },
      ajar: { after: { closing: 'shut' }, on: { 'user.shut': 'shut' } },
    },
  })
}

const ann = { name: 'Ann', city: 'Amsterdam' }

const planOf = (chart?: Chart): AnyPlan => {
  const plan: Plan<ReturnType<typeof doorWith>> = {
    machine: doorWith(chart),
    events: {
      'user.open': { 'by Ann': { by: ann }, 'by Bo': { by: { name: 'Bo', city: 'Bern' } } },
    },
    outcomes: { push: { done: { well: undefined }, failed: { stuck: new Error('It sticks.') } } },
  }
  return plan
}

const text = behaviorOf(planOf())

test('22.1 a text says by state what follows from what, with one case in full', () => {
  expect(text).toBe(`# door

‹by Ann› = {"city":"Amsterdam","name":"Ann"}
‹by Bo› = {"city":"Bern","name":"Bo"}

## start
begins · → shut · by: ⇒ null · opened: ⇒ 0

## ajar
time passes, user.shut · → shut
ignores user.open (by Ann, by Bo)

## opening [busy]
push done (well) · → ajar · emits opened {"times":1} · in 5 s · opened: 0 ⇒ 1 · +1 #9bn48d
push failed (stuck) · → shut
ignores user.open (by Ann, by Bo), user.shut

## shut
user.open (by Ann) · → opening · asks push {"name":"Ann"} · by: null ⇒ ‹by Ann› · +2 #10tdd0a
user.open (by Ann, by Bo) · ignored
user.open (by Bo) · → opening · asks push {"name":"Bo"} · by: null ⇒ ‹by Bo› · +2 #14whfaw
ignores user.shut
`)
})

describe('22.1 a change of the chart is a small diff', () => {
  const changeBy = (chart: Chart) => compareBehavior(text, behaviorOf(planOf(chart)))

  test('another target', () => {
    expect(changeBy({ whenRefused: 'ajar' })?.changed).toContainEqual({
      place: 'opening [busy]',
      was: ['push failed (stuck) · → shut'],
      is: ['push failed (stuck) · → ajar · in 5 s'],
    })
  })

  test('another delay', () => {
    const change = changeBy({ delay: 6000 })

    expect(change?.changed).toHaveLength(1)
    expect(change?.changed[0]?.is[0]).toContain(' · in 6 s · ')
    expect([change?.gone, change?.added, change?.others]).toEqual([[], [], 0])
  })

  test('another number in the context, and what becomes possible or impossible by it', () => {
    expect(changeBy({ step: 2 })?.changed).toContainEqual(
      expect.objectContaining({ place: 'opening [busy]' }),
    )
  })

  test('a tag that is missing, which views ask for', () => {
    const change = changeBy({ tag: 'waiting' })

    expect(change?.added).toContainEqual({
      place: 'opening [waiting]',
      line: '## opening [waiting]',
    })
  })
})

describe('22.1 what makes no difference changes no line', () => {
  test('the name of a guard', () => {
    expect(behaviorOf(planOf({ guard: 'isAllowed' }))).toBe(text)
  })

  test('the order of examples', () => {
    const plan = planOf()
    const events = Object.fromEntries(
      Object.entries(plan.events ?? {}).map(([type, examples = {}]) => [
        type,
        Object.fromEntries(Object.entries(examples).reverse()),
      ]),
    )

    expect(behaviorOf({ ...plan, events })).toBe(text)
  })
})

describe('22.1 two texts are compared', () => {
  const was = '# x\n\n## a\ngo · → b · +1 #old\nstop · stays\n\n## b\nignores go\n'

  test('the same text has no change, whatever ends its lines', () => {
    expect(compareBehavior(was, was.replaceAll('\n', '\r\n'))).toBe(null)
  })

  test('a line that differs only in what it does not show is counted', () => {
    expect(compareBehavior(was, was.replace('#old', '#new'))).toEqual({
      changed: [],
      gone: [],
      added: [],
      others: 1,
    })
  })

  test('an answer that is gone, one that is new', () => {
    expect(compareBehavior(was, was.replace('stop · stays', 'leave · → b'))).toEqual({
      changed: [],
      gone: [{ place: 'a', line: 'stop · stays' }],
      added: [{ place: 'a', line: 'leave · → b' }],
      others: 0,
    })
  })
})
