import { describe, expect, test } from 'vitest'
import { createMachine, fromPromise, setup, spawnChild } from 'xstate'
import { explore } from '#testing'
import { agreed, waysIn } from './agree.ts'

const actors = { load: fromPromise<string, { id: number }>(() => new Promise(() => {})) }
const outcomes = { load: { done: { text: 'x' }, failed: { gone: new Error('Gone') } } }

describe('work', () => {
  const machine = setup({ actors }).createMachine({
    id: 'loading',
    initial: 'idle',
    states: {
      idle: { on: { go: 'busy' } },
      busy: {
        on: { cancel: 'idle' },
        invoke: { src: 'load', input: { id: 3 }, onDone: 'idle', onError: 'broken' },
      },
      broken: {},
    },
  })

  test('ends only where it goes on, well or badly', async () => {
    expect(waysIn(await agreed({ machine, outcomes }))).toEqual([
      'idle: go → busy',
      'busy: cancel → idle',
      'busy: load done → idle',
      'busy: load failed → broken',
    ])
  })

  test('is seen with what it was asked for', () => {
    const [, busy] = explore({ machine, outcomes }).nodes

    expect(busy!.moment.running).toMatchObject([{ work: 'load', input: { id: 3 } }])
  })

  test('that fails unheard ends the machine, as it does an actor', async () => {
    const deaf = setup({ actors }).createMachine({
      id: 'deaf',
      initial: 'busy',
      states: { busy: { invoke: { src: 'load', input: { id: 1 }, onDone: 'idle' } }, idle: {} },
    })

    const { edges } = await agreed({ machine: deaf, outcomes })
    const failed = edges.find(({ step }) => step.cause === 'failed')!
    expect(failed.to.moment.snapshot.status).toBe('error')
    expect(failed.to.out).toEqual([])
  })

  test('may be spawned under a name, and outlives the state that began it', async () => {
    const spawning = setup({ actors }).createMachine({
      id: 'spawning',
      initial: 'idle',
      states: {
        idle: {
          on: {
            go: { target: 'on', actions: spawnChild('load', { id: 'one', input: { id: 1 } }) },
          },
        },
        on: { on: { 'xstate.done.actor.one': 'heard' } },
        heard: {},
      },
    })

    const plan = { machine: spawning, outcomes: { load: { done: { text: 'x' } } } }
    expect(waysIn(await agreed(plan))).toEqual(['idle: go → on', 'on: load done → heard'])
  })

  test('that is spawned without a name is refused with what to do', () => {
    const nameless = setup({ actors }).createMachine({
      id: 'nameless',
      on: { go: { actions: spawnChild('load', { input: { id: 1 } }) } },
    })

    expect(() => explore({ machine: nameless, outcomes })).toThrow(
      /The work "load" is spawned without an id.*id: 'load'/,
    )
  })

  test('without outcomes is refused with what to write', () => {
    expect(() => explore({ machine })).toThrow(
      'loading asks for the work "load", and its plan does not say how that may end. Add outcomes: { load: { done: {…}, failed: {…} } }.',
    )
  })
})

test('an unknown target is refused by XState as soon as the chart is read, naming the state', () => {
  const wrong = () =>
    createMachine({ id: 'wrong', initial: 'a', states: { a: { on: { go: 'nowhere' } } } })

  expect(wrong).toThrow(/state node 'wrong\.a':\nChild state 'nowhere' does not exist on 'wrong'/)
})
