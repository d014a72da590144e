import type { ChangedVersion, VersionChanges } from '#contracts/changes'
import { Problem } from '#problems'
import type { Plan } from '#testing'
import { laws } from './timeline.laws.ts'
import { timelineMachine } from './timeline.machine.ts'

const at = '2026-01-01T12:00:00.000Z'

const version = (id: number, author: string | null, field: string): ChangedVersion => ({
  id,
  parent: 1,
  version: { _status: 'draft' },
  createdAt: at,
  updatedAt: at,
  author,
  before: id - 1,
  fields: [field],
  places: [{ steps: [field], change: 'changed' }],
  more: 0,
})

const answer = (id: number, next: string | null): VersionChanges => ({
  versions: [version(id, 'Ann', 'title'), version(id - 1, null, 'body')],
  next,
  left: next === null ? 0 : 8,
})

const many: VersionChanges = {
  versions: [9, 8, 7, 6, 5, 4, 3, 2, 1, 0].map((id) => version(100 + id, 'Ann', 'title')),
  next: at,
  left: 1,
}

export const plan: Plan<typeof timelineMachine> = {
  machine: timelineMachine,
  inputs: {
    everything: { field: null, by: null },
  },
  events: {
    'page.asked': {
      everything: { field: null, by: null },
      'one field': { field: 'title', by: null },
      'by nobody knows whom': { field: null, by: '' },
    },
    'user.choose': {
      'the tenth': { version: 10 },
      'the ninth': { version: 9 },
      another: { version: 8 },
    },
  },
  outcomes: {
    look: {
      done: { 'ten at once': many, 'two of more': answer(10, at), 'the last': answer(2, null) },
      failed: {
        refused: new Problem('access.refused'),
        'session ended': new Problem('session.ended'),
      },
    },
  },
  laws,
}
