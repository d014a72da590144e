import type { Plan } from '#testing'
import { laws } from './recovery.laws.ts'
import { recoveryMachine } from './recovery.machine.ts'
import type { Found, JournalRecord } from './recovery.types.ts'

const current = { title: 'Hello', slug: 'hello' }

const version = '2026-11-22T10:00:00.000Z'

const later = '2026-11-22T11:00:00.000Z'

const createdAt = '2026-11-21T10:00:00.000Z'

const record = (key: string, title: string): JournalRecord => ({
  key,
  version,
  keptAt: 0,
  base: { title: 'Hello' },
  values: { title },
})

/** Of a document whose `note` a deploy has taken away. */
const withGone: JournalRecord = {
  ...record('1', 'Typed'),
  base: { title: 'Hello', note: 'Saved' },
  values: { title: 'Typed', note: 'Typed, too' },
  gone: ['note'],
}

/** Somebody else has saved since, unless it is told otherwise. */
const found = (records: readonly JournalRecord[], isUntouched = false): Found => ({
  records,
  document: { createdAt: null },
  into: isUntouched ? { values: current, version, isNew: false, unknown: [] } : null,
})

export const plan: Plan<typeof recoveryMachine> = {
  machine: recoveryMachine,
  laws,
  within: ({ context }) => context.records.length <= 2,
  inputs: { 'a document': { whole: {} } },
  events: {
    'document.formChanged': { writable: { form: 'writable' }, 'read-only': { form: 'readOnly' } },
    'journal.left': { '': { record: record('3', 'Typed elsewhere') } },
    'user.review': { '': { current } },
    'user.choose': {
      mine: { place: ['title'], side: 'mine' },
      theirs: { place: ['title'], side: 'theirs' },
    },
    'user.recover': { '': { current } },
  },
  outcomes: {
    find: {
      done: {
        nothing: found([]),
        one: found([record('1', 'Typed')]),
        two: found([record('1', 'Typed'), record('2', 'Typed again')]),
        'one with a field that is gone': found([withGone]),
        'one of a deleted document': {
          ...found([{ ...record('1', 'Typed'), createdAt }]),
          document: { createdAt: version },
        },
        'one of this version': found([record('1', 'Typed')], true),
        'one of an earlier version, read late': {
          ...found([record('1', 'Typed')]),
          into: { values: current, version: later, isNew: false, unknown: [] },
        },
        'one of a deleted document, of this version': {
          ...found([{ ...record('1', 'Typed'), createdAt }], true),
          document: { createdAt: version },
        },
        'what another tab left': found([record('3', 'Typed elsewhere')]),
        'two of this version': found([record('1', 'Typed'), record('2', 'Typed again')], true),
      },
      failed: { forbidden: new Error('forbidden') },
    },
    supersede: { done: { gone: undefined }, failed: { forbidden: new Error('forbidden') } },
    keepRest: { done: { kept: undefined }, failed: { forbidden: new Error('forbidden') } },
    forget: { done: { forgotten: undefined }, failed: { forbidden: new Error('forbidden') } },
  },
}
