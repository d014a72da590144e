import type { Plan } from '#testing'
import { findMachine } from './find.machine.ts'

const title = { path: 'title', label: 'Content › Title', part: 'text', count: 1 } as const
const excerpt = { path: 'excerpt', label: 'Content › Excerpt', part: 'text', count: 2 } as const
const body = { path: 'body', label: 'Content › Body', part: 'text', count: 1 } as const

export const plan: Plan<typeof findMachine> = {
  machine: findMachine,
  events: {
    'user.search': {
      'in three places': { words: 'needle', found: [title, excerpt, body] },
      'in no place': { words: 'thread', found: [] },
      'for nothing': { words: ' ', found: [] },
    },
    'document.changed': {
      'the first is gone': { found: [excerpt, body] },
      'one of two is gone': { found: [title, { ...excerpt, count: 1 }, body] },
      'the last is gone': { found: [title, excerpt] },
      'all are gone': { found: [] },
      'all are there': { found: [title, excerpt, body] },
    },
  },
}
