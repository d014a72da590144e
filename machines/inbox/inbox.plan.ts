import type { InboxEntry } from '#contracts/inbox'
import { Problem } from '#problems'
import type { Plan } from '#testing'
import { laws } from './inbox.laws.ts'
import { inboxMachine } from './inbox.machine.ts'

const one: InboxEntry = {
  ...{ id: 'a', thread: 'a', why: 'mention', at: '2026-12-01T09:00:00.000Z' },
  by: { collection: 'users', id: 1, title: 'Ada' },
  ...{ text: 'Shorter?', mentions: [], anchor: {}, isRead: false },
  document: { collectionSlug: 'posts', id: 1 },
}
const two: InboxEntry = { ...one, id: 'b', why: 'reply' }

const failures = { refused: new Problem('access.refused') }

export const plan: Plan<typeof inboxMachine> = {
  machine: inboxMachine,
  laws,
  events: {
    'user.read': {
      'the first': { id: 'a' },
      'the second': { id: 'b' },
      'one that is gone': { id: 'c' },
    },
  },
  outcomes: {
    read: {
      done: {
        nothing: { entries: [] },
        two: { entries: [one, two] },
        'one of them read': { entries: [{ ...one, isRead: true }, two] },
      },
      failed: failures,
    },
    mark: { done: { kept: undefined }, failed: failures },
  },
}
