import { expect, test } from 'vitest'
import { fromPromise, setup } from 'xstate'
import type { AnyPlan } from '#testing'
import { explore, lintGraph } from '#testing'

const words = setup({
  guards: { isOpen: () => true, isLate: () => false },
  actors: { load: fromPromise(async () => {}) },
})

const told = (plan: AnyPlan) =>
  lintGraph(plan, explore(plan)).map(({ rule, where }) => `${rule} ${where}`)

test('what never happens is named: states, arrows, answers and errors', () => {
  const machine = words.createMachine({
    id: 'door',
    initial: 'idle',
    states: {
      idle: { on: { 'user.go': [{ guard: 'isOpen', target: 'busy' }, { target: 'lost' }] } },
      busy: {
        invoke: { src: 'load', onDone: 'idle' },
        on: { 'user.stop': { guard: 'isLate', target: 'idle' } },
      },
      lost: {},
    },
  })
  const outcomes = { load: { done: { '': undefined }, failed: { '': new Error('no') } } }

  expect(told({ machine, outcomes })).toEqual([
    'state.unvisited lost',
    'transition.dead idle|user.go|1',
    'transition.dead busy|user.stop|0',
    'guard.constant isOpen',
    'guard.constant isLate',
    'work.unheard busy|load failed',
  ])
})

test('a guard that only ever refuses has answered, but always the same', () => {
  const machine = words.createMachine({
    initial: 'idle',
    states: { idle: { on: { 'user.go': { guard: 'isLate', target: 'idle' } } } },
  })
  const plan = { machine }

  expect(lintGraph(plan, explore(plan)).at(-1)).toEqual({
    rule: 'guard.constant',
    where: 'isLate',
    says: 'It only ever says no: add an example to which it says yes, or remove it.',
  })
})

test('22.9 what the plan has a reason for is not named, and a reason for what is used is', () => {
  const machine = words.createMachine({
    id: 'door',
    initial: 'idle',
    states: {
      idle: { on: { 'user.go': [{ guard: 'isOpen', target: 'busy' }, 'lost'] } },
      busy: {},
      lost: {},
    },
  })
  const unused = {
    lost: 'only an old browser gets here',
    'idle|user.go|1': 'only an old browser gets here',
    isOpen: 'it is always open today',
    busy: 'it is not',
  }

  expect(told({ machine, unused })).toEqual(['reason.needless busy'])
})
