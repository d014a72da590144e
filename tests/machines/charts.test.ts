import { basename, dirname } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { createMachine, fromPromise, StateMachine } from 'xstate'
import { lint } from '../kit/machines/lint.ts'

const doors = import.meta.glob<Record<string, unknown>>('../../machines/*/index.ts', {
  eager: true,
})

const machines = Object.entries(doors).map(([file, door]): [string, AnyStateMachine[]] => [
  basename(dirname(file)),
  Object.values(door).filter((thing) => thing instanceof StateMachine),
])

describe.each(machines)('the chart of %s', (folder, [machine, ...others]) => {
  test('is the one machine behind its door, and has its name', () => {
    expect(machine?.id).toBe(folder)
    expect(others).toEqual([])
  })

  test('is clean: everything has a name, every failure a listener, every state a way in', () => {
    expect(lint(machine!)).toEqual([])
  })

  test('says in a sentence what it is for', () => {
    expect(machine?.config.description).toMatch(/^[A-Z].*\.$/)
  })
})

test('every folder of a machine is checked', () => {
  expect(machines.map(([folder]) => folder)).toEqual(
    expect.arrayContaining(['document', 'navigation', 'session', 'theme']),
  )
})

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

  expect(lint(bad)).toEqual([
    'the root: an action without a name',
    'Idle: the name is not camelCase',
    'Idle: click does not say its source and a verb',
    'Idle: user.go: a candidate without a guard hides the next one',
    'Idle: user.go: a guard without a name',
    'busy: an action without a name',
    'busy: an actor without a name',
    'busy: nobody listens when the work fails',
    'busy: after 100: a guard without a name',
    'busy: onDone: an action without a name',
    'lost.inside: always: an action without a name',
    'lost: no way leads here',
    'lost.inside: no way leads here',
  ])
})
