import type { Plan } from '#testing'
import { laws } from './find.laws.ts'
import { findMachine } from './find.machine.ts'

const title = {
  path: 'title',
  label: 'Content › Title',
  part: 'text',
  count: 1,
  isWritable: true,
} as const
const excerpt = {
  path: 'excerpt',
  label: 'Content › Excerpt',
  part: 'text',
  count: 2,
  isWritable: true,
} as const
const body = {
  path: 'body',
  label: 'Content › Body',
  part: 'text',
  count: 1,
  isWritable: false,
} as const

export const plan: Plan<typeof findMachine> = {
  machine: findMachine,
  laws,
  events: {
    'user.search': {
      'in three places': { words: 'needle', matchCase: false, found: [title, excerpt, body] },
      'in what is only read': { words: 'haystack', matchCase: false, found: [body] },
      'in no place': { words: 'thread', matchCase: true, found: [] },
      'for nothing': { words: ' ', matchCase: false, found: [] },
    },
    'user.replace': { 'by another word': { replacement: 'pin' } },
    'user.replaceAll': { 'by another word': { replacement: 'pin' } },
    'user.replaceEverywhere': { 'by another word': { replacement: 'pin' } },
    'document.replaced': {
      'the first is gone': { found: [excerpt, body], skip: 0 },
      'by what has it again': { found: [title, excerpt, body], skip: 1 },
      'all are gone': { found: [], skip: 0 },
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
