import type { Plan } from '#testing'
import { historyMachine } from './history.machine.ts'

const [hello, typed] = [{ title: 'Hello' }, { title: 'Typed' }]

export const plan: Plan<typeof historyMachine> = {
  machine: historyMachine,
  inputs: { 'a document': { whole: {} } },
  events: {
    'document.edited': {
      typed: { before: hello, after: typed, path: 'title', at: 0 },
      'nothing changed': { before: hello, after: hello, path: 'title', at: 0 },
    },
    'user.undo': { '': { values: typed } },
    'user.redo': { '': { values: hello } },
  },
  within: ({ context: { past, future } }) => past.length + future.length <= 2,
}
