import { Problem } from '#problems'
import type { Plan } from '#testing'
import { laws } from './translation.laws.ts'
import { translationMachine } from './translation.machine.ts'
import type { Source } from './translation.types.ts'

const fresh: Source = { data: { title: 'Harbour' }, outdated: [] }
const stale: Source = {
  data: { title: 'The harbour', text: 'Open' },
  outdated: [
    { place: ['title'], from: 'Harbour' },
    { place: ['text'], from: 'Closed' },
  ],
}

const failures = { refused: new Problem('access.refused') }

export const plan: Plan<typeof translationMachine> = {
  machine: translationMachine,
  laws,
  events: {
    'user.stillFits': {
      'the title': { place: ['title'], source: 'The harbour' },
      'what is up to date': { place: ['slug'], source: 'harbour' },
    },
  },
  outcomes: {
    read: { done: { 'up to date': fresh, 'out of date': stale }, failed: failures },
    mark: {
      done: { 'one less': stale.outdated.slice(1), 'the same': stale.outdated },
      failed: failures,
    },
  },
}
