import { Problem } from '#problems'
import type { Plan } from '#testing'
import { laws } from './reindex.laws.ts'
import { reindexMachine } from './reindex.machine.ts'

export const plan: Plan<typeof reindexMachine> = {
  machine: reindexMachine,
  inputs: { 'two collections': { collections: ['posts', 'pages'] } },
  events: {
    'user.toggle': {
      posts: { collection: 'posts' },
      pages: { collection: 'pages' },
      'what is not offered': { collection: 'users' },
    },
    'server.progressed': { halfway: { done: 1, total: 2 } },
  },
  outcomes: {
    reindex: {
      done: { done: { message: '2 of 2 documents.' } },
      failed: {
        refused: new Problem('access.refused'),
        'no server': new Problem('server.unreachable'),
        'session ended': new Problem('session.ended'),
      },
    },
  },
  laws,
}
