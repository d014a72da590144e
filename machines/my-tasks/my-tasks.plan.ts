import { Problem } from '#problems'
import type { Plan } from '#testing'
import { laws } from './my-tasks.laws.ts'
import { myTasksMachine } from './my-tasks.machine.ts'
import type { MyTask } from './my-tasks.types.ts'

const ada = { collection: 'users', id: 1, title: 'Ada' }

const one: MyTask = {
  ...{ id: 'a', to: ada, isMine: true, by: ada, mayChange: false, done: null },
  ...{ task: 'Check it', due: '2026-12-24', at: '2026-12-01T09:00:00.000Z' },
  document: { collectionSlug: 'posts', id: 1 },
}
const two: MyTask = { ...one, id: 'b', due: null }

const failures = { refused: new Problem('access.refused') }

export const plan: Plan<typeof myTasksMachine> = {
  machine: myTasksMachine,
  laws,
  events: {
    'user.finish': {
      'the first': { id: 'a' },
      'the second': { id: 'b' },
      'one that is gone': { id: 'z' },
    },
    'user.undo': { 'the first': { id: 'a' }, 'one that is gone': { id: 'z' } },
  },
  outcomes: {
    read: {
      done: {
        nothing: { assignments: [] },
        'the first': { assignments: [one] },
        both: { assignments: [one, two] },
      },
      failed: failures,
    },
    finish: { done: { kept: undefined }, failed: failures },
  },
}
