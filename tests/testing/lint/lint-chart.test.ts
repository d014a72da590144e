import { expect, test } from 'vitest'
import { and, createMachine, fromPromise, setup } from 'xstate'
import { lintChart } from '#testing'

const told = (machine: Parameters<typeof lintChart>[0]) =>
  lintChart(machine, { sources: ['user', 'server'] }).map(({ rule, where }) => `${rule} ${where}`)

test('a bad chart is told all that is wrong with it', () => {
  const bad = createMachine({
    initial: 'Idle',
    entry: () => {},
    states: {
      Idle: {
        on: {
          click: 'busy',
          'user.go': [{ target: 'busy' }, { guard: () => true, target: 'busy' }],
        },
      },
      busy: {
        exit: [() => {}],
        invoke: { src: fromPromise(async () => {}), onDone: { target: 'Idle', actions: () => {} } },
        after: { 100: { guard: () => true, target: 'Idle' } },
      },
      lost: { initial: 'inside', states: { inside: { always: { actions: () => {} } } } },
    },
  })

  expect(told(bad)).toEqual([
    'action.unnamed ',
    'name Idle',
    'event Idle|click',
    'action.unnamed busy',
    'delay.unnamed busy|after 100',
    'work.unnamed busy',
    'work.unheard busy|unnamed failed',
    'guard.unnamed Idle|user.go',
    'candidate.hidden Idle|user.go|1',
    'guard.unnamed busy|after 100',
    'action.unnamed busy|unnamed done',
    'action.unnamed lost.inside|at once',
    'state.unreachable lost',
    'state.unreachable lost.inside',
  ])
})

test('what has a name, or is made of what has one, is fine', () => {
  const fine = setup({
    guards: { isOpen: () => true, isFree: () => true },
    delays: { motion: 100 },
    actors: { load: fromPromise(async () => {}) },
  }).createMachine({
    initial: 'idle',
    states: {
      idle: { on: { 'user.go': { guard: and(['isOpen', 'isFree']), target: 'busy' } } },
      busy: {
        invoke: { src: 'load', onDone: 'idle', onError: 'idle' },
        after: { motion: 'idle' },
      },
    },
  })

  expect(told(fine)).toEqual([])
})

test('each complaint says what to do', () => {
  const [complaint] = lintChart(createMachine({ on: { 'mouse.move': {} } }), {
    sources: ['user', 'server'],
  })

  expect(complaint).toEqual({
    rule: 'event',
    where: '|mouse.move',
    says: 'Call the event by its source and a verb, such as user.save. Sources are user, server.',
  })
})
