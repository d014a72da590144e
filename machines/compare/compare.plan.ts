import type { StoredVersion, VersionsPage } from '#contracts/versions'
import { Problem } from '#problems'
import type { Plan } from '#testing'
import { laws } from './compare.laws.ts'
import { compareMachine } from './compare.machine.ts'

const at = '2026-01-01T12:00:00.000Z'

const version = (id: number): StoredVersion => ({
  id,
  parent: 1,
  version: { title: `Version ${id}`, _status: 'draft' },
  createdAt: at,
  updatedAt: at,
})

const pageOf = (page: number, id: number): VersionsPage => ({
  docs: [version(id)],
  totalDocs: 2,
  totalPages: 2,
  page,
  limit: 1,
  hasNextPage: page === 1,
  nextPage: page === 1 ? 2 : null,
})

export const plan: Plan<typeof compareMachine> = {
  machine: compareMachine,
  laws,
  inputs: { 'with the one before': { with: null } },
  events: {
    'page.asked': { 'with the one before': { with: null }, 'with the first': { with: 1 } },
  },
  outcomes: {
    readSides: {
      done: {
        'two versions': { version: version(3), before: version(2) },
        'the only one': { version: version(3), before: null },
      },
      failed: {
        'of another document': new Problem('version.foreign'),
        'session ended': new Problem('session.ended'),
      },
    },
    readChoices: {
      done: { 'the first page': pageOf(1, 1), 'the last page': pageOf(2, 2) },
      failed: { 'no server': new Problem('server.unreachable') },
    },
  },
}
