import type { VersionsPage } from '#contracts/versions'
import { Problem } from '#problems'
import type { Plan } from '#testing'
import { laws } from './version-list.laws.ts'
import { versionListMachine } from './version-list.machine.ts'

const at = '2026-01-01T12:00:00.000Z'

const pageOf = (page: number, id: number): VersionsPage => ({
  docs: [{ id, parent: 1, version: { _status: 'draft' }, createdAt: at, updatedAt: at }],
  totalDocs: 11,
  totalPages: 2,
  page,
  limit: 10,
  hasNextPage: page === 1,
  nextPage: page === 1 ? 2 : null,
})

export const plan: Plan<typeof versionListMachine> = {
  machine: versionListMachine,
  laws,
  inputs: { 'the first page': { page: 1, limit: 10 } },
  events: {
    'page.asked': {
      'the first': { page: 1, limit: 10 },
      'the second': { page: 2, limit: 10 },
      'the first, of more': { page: 1, limit: 25 },
    },
  },
  outcomes: {
    read: {
      done: { 'the newest': pageOf(1, 2), 'the oldest': pageOf(2, 1) },
      failed: {
        refused: new Problem('access.refused'),
        'session ended': new Problem('session.ended'),
      },
    },
  },
}
