import type { Plan } from '#testing'
import { historyMachine } from './history.machine.ts'

const [hello, typed, theirs] = [{ title: 'Hello' }, { title: 'Typed' }, { title: 'Theirs' }]

export const plan: Plan<typeof historyMachine> = {
  machine: historyMachine,
  inputs: { 'a document': { whole: {} } },
  events: {
    'document.edited': {
      typed: { before: hello, after: typed, values: typed, path: 'title', at: 0 },
      'nothing changed': { before: hello, after: hello, values: hello, path: 'title', at: 0 },
    },
    'document.saved': { 'what was typed': { values: typed }, 'what it used up': { values: {} } },
    'document.shown': { 'what was typed': { values: typed }, 'what is theirs': { values: theirs } },
    'user.undo': { '': { values: typed } },
    'user.redo': { '': { values: hello } },
  },
  within: ({ context: { past, future } }) => past.length + future.length <= 2,
}
