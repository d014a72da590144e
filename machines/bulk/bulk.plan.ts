import type { BulkResult } from '#contracts/bulk'
import { Problem } from '#problems'
import type { Plan } from '#testing'
import { laws } from './bulk.laws.ts'
import { bulkMachine } from './bulk.machine.ts'
import type { BulkJob } from './bulk.types.ts'

const before = { version: 'v1', published: null, isTrashed: false }

const toChange: BulkResult = { id: 1, title: 'One', outcome: 'changed', base: '1', before }

const second: BulkResult = { ...toChange, id: 2, title: 'Two' }

const asItShouldBe: BulkResult = { id: 1, title: 'One', outcome: 'unchanged' }

const refused: BulkResult = {
  id: 1,
  title: 'One',
  outcome: 'refused',
  problem: { code: 'access.refused', details: {} },
}

const target = { kind: 'matching', without: [] } as const

const jobs = {
  publish: { change: { kind: 'publish' }, target, locale: 'en' },
  edit: { change: { kind: 'edit', data: {} }, target, locale: 'en' },
} as const satisfies Record<string, BulkJob>

const failures = {
  unreachable: new Problem('server.unreachable'),
  'session ended': new Problem('session.ended'),
}

export const plan: Plan<typeof bulkMachine> = {
  machine: bulkMachine,
  laws,
  inputs: { 'one at a time': { size: 1 } },
  events: {
    'user.ask': { 'to publish': { job: jobs.publish }, 'to edit': { job: jobs.edit } },
    'user.fill': {
      'to replace': { edit: { data: { title: 'New' } } },
      'to add': { edit: { data: {}, lists: { tags: { action: 'add', values: ['new'] } } } },
    },
    'user.changeNow': {
      'to undo': { change: { kind: 'undo' }, results: [toChange], locale: 'en' },
    },
    'journal.found': {
      '': { record: { job: jobs.publish, settled: [], looked: [toChange], done: [] } },
    },
  },
  // Whoever tries again and again learns nothing new from the second time on.
  within: ({ context: { ids, looked, settled } }) =>
    settled.length < 2 && (ids.length === 0 || looked.every(({ id }, index) => id === ids[index])),
  tellApart: ({ context: { job, ids, settled, looked, done, doubted, problem } }) => ({
    job,
    ids,
    settled,
    looked: looked.map(({ id, outcome, base }) => [id, outcome, base]),
    done: done.map(({ outcome }) => outcome),
    doubted,
    problem,
  }),
  outcomes: {
    list: { done: { none: [], two: [1, 2] }, failed: failures },
    look: {
      done: {
        'to change': [{ ...toChange, values: { title: 'Old' } }],
        'the second, to change': [second],
        'as it should be': [asItShouldBe],
      },
      failed: failures,
    },
    run: {
      done: {
        changed: [{ ...toChange, base: '2' }],
        refused: [refused],
      },
      failed: failures,
    },
  },
}
