import type { Assignment } from '#contracts/assignments'
import { Problem } from '#problems'
import type { Plan } from '#testing'
import { laws } from './assignments.laws.ts'
import { assignmentsMachine } from './assignments.machine.ts'

const ada = { collection: 'users', id: 1, title: 'Ada' }

const one: Assignment = {
  ...{ id: 'a', to: ada, isMine: false, by: ada, mayChange: true, done: null },
  ...{ task: 'Check it', due: '2026-12-24', at: '2026-12-01T09:00:00.000Z' },
}
const done: Assignment = { ...one, done: { by: ada, at: '2026-12-02T09:00:00.000Z' } }
const mine: Assignment = { ...one, isMine: true, mayChange: false }

const failures = { refused: new Problem('access.refused') }

export const plan: Plan<typeof assignmentsMachine> = {
  machine: assignmentsMachine,
  laws,
  // Two drafts at a time are enough to tell them apart.
  within: ({ context: { drafts } }) => drafts.length <= 1,
  events: {
    'user.compose': { 'a new task': { of: null }, 'one that is there': { of: 'a' } },
    'user.type': {
      'a person': { of: null, values: { to: ada } },
      'a day': { of: 'a', values: { due: '2027-01-31' } },
    },
    'user.discard': { 'a new task': { of: null }, 'one that is there': { of: 'a' } },
    'user.send': {
      'a new task': { of: null, key: 'a' },
      'a new task, again': { of: null, key: 'b' },
      'one that is there': { of: 'a', key: 'c' },
    },
    'user.finish': {
      done: { id: 'a', isDone: true },
      'not done': { id: 'a', isDone: false },
      'one that is gone': { id: 'z', isDone: true },
    },
    'user.takeBack': { 'one that is there': { id: 'a' }, 'one that is gone': { id: 'z' } },
  },
  outcomes: {
    read: {
      done: {
        one: { assignments: [one], mayAssign: true },
        'only to be done': { assignments: [mine], mayAssign: false },
        nothing: { assignments: [], mayAssign: true },
      },
      failed: failures,
    },
    send: { done: { done: { assignments: [done], mayAssign: true } }, failed: failures },
  },
}
