import type { Plan } from '#testing'
import { recoveryMachine } from './recovery.machine.ts'

const current = { title: 'Hello', slug: 'hello' }

const record = (key: string, title: string) => ({
  key,
  keptAt: 0,
  base: { title: 'Hello' },
  values: { title },
})

export const plan: Plan<typeof recoveryMachine> = {
  machine: recoveryMachine,
  within: ({ context }) => context.records.length <= 2,
  inputs: { 'a document': { whole: {} } },
  events: {
    'journal.left': { '': { record: record('3', 'Typed elsewhere') } },
    'user.review': { '': { current } },
    'user.choose': {
      mine: { place: ['title'], side: 'mine' },
      theirs: { place: ['title'], side: 'theirs' },
    },
    'user.recover': { '': { current } },
  },
  outcomes: {
    find: {
      done: {
        nothing: [],
        one: [record('1', 'Typed')],
        two: [record('1', 'Typed'), record('2', 'Typed again')],
      },
      failed: { forbidden: new Error('forbidden') },
    },
    forget: { done: { forgotten: undefined }, failed: { forbidden: new Error('forbidden') } },
  },
}
