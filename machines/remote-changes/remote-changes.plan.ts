import { Problem } from '#problems'
import type { Plan } from '#testing'
import { laws } from './remote-changes.laws.ts'
import { remoteChangesMachine } from './remote-changes.machine.ts'

const first = '2026-11-22T10:00:00.000Z'
const second = '2026-11-22T10:00:01.000Z'
const third = '2026-11-22T10:00:02.000Z'
const by = { id: 1, collection: 'users', title: 'Ann' }
const isMine = false

export const plan: Plan<typeof remoteChangesMachine> = {
  machine: remoteChangesMachine,
  laws,
  within: ({ context }) => context.attempts <= 1,
  events: {
    'document.known': {
      'the first': { at: first, born: first },
      'the third': { at: third, born: first },
      'no version': { at: null, born: null },
    },
    'server.saved': {
      'the first': { by, isMine, at: first },
      'the second': { by, isMine, at: second },
      'the third, by me': { by, isMine: true, at: third },
    },
    'server.deleted': { 'by somebody': { by, isMine }, 'by me': { by, isMine: true } },
  },
  outcomes: {
    read: {
      done: {
        'the second': {
          data: { title: 'Theirs', createdAt: first, updatedAt: second },
          isPublic: true,
        },
        'the first, in the trash': {
          data: { title: 'Mine', createdAt: first, updatedAt: first },
          isPublic: false,
          inTrash: true,
        },
        'one without a date': { data: { title: 'Theirs' }, isPublic: false },
        'another with its number': {
          data: { title: 'Another', createdAt: second, updatedAt: second },
          isPublic: true,
        },
      },
      failed: {
        'no server': new Problem('server.unreachable'),
        'session ended': new Problem('session.ended'),
        gone: new Problem('document.notFound'),
      },
    },
  },
}
