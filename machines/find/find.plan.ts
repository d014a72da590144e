import type { Plan } from '#testing'
import { findMachine } from './find.machine.ts'

const title = { path: 'title', label: 'Content › Title' }
const excerpt = { path: 'excerpt', label: 'Content › Excerpt' }
const body = { path: 'body', label: 'Content › Body' }

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
      'the last is gone': { found: [title, excerpt] },
      'all are gone': { found: [] },
      'all are there': { found: [title, excerpt, body] },
    },
  },
}
