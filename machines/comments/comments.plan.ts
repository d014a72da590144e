import type { Comment, Thread } from '#contracts/comments'
import { Problem } from '#problems'
import type { Plan } from '#testing'
import { laws } from './comments.laws.ts'
import { commentsMachine } from './comments.machine.ts'

const ada = { collection: 'users', id: 1, title: 'Ada' }

const comment: Comment = {
  ...{ id: 1, by: ada, isMine: true },
  ...{ at: '2026-12-01T09:00:00.000Z', text: 'Shorter?', mentions: [], editedAt: null },
}

const one: Thread = { id: 1, anchor: { place: ['title'] }, comments: [comment], resolved: null }
const resolved: Thread = { ...one, resolved: { by: ada, at: '2026-12-01T10:00:00.000Z' } }
const started: Thread = { ...one, id: 2, anchor: {}, comments: [{ ...comment, id: 2 }] }

const document = { kind: 'thread', anchor: {} } as const
const edit = { kind: 'edit', thread: 1, comment: 1 } as const

const failures = { refused: new Problem('access.refused') }

export const plan: Plan<typeof commentsMachine> = {
  machine: commentsMachine,
  laws,
  // What is shown and what is told have no say in what comes next.
  tellApart: ({ context: { shown: _, ...rest } }) => rest,
  // Two texts at a time are enough to tell them apart.
  within: ({ context: { drafts } }) => drafts.length <= 1,
  events: {
    'journal.found': {
      'a text on the document': {
        drafts: [{ to: document, text: 'Kept', before: '', attempt: null, problem: null }],
      },
      nothing: { drafts: [] },
    },
    'user.show': { 'one that is there': { thread: 1 }, 'one that is not': { thread: 9 } },
    'user.compose': { 'on the document': { to: document }, 'an edit': { to: edit } },
    'user.type': {
      'on the document': { to: document, text: 'Whose picture is it?' },
      nothing: { to: document, text: ' ' },
      'an edit': { to: edit, text: 'Much shorter?' },
    },
    'user.discard': { 'on the document': { to: document }, 'an edit': { to: edit } },
    'user.send': {
      'on the document': { to: document, key: 'a' },
      'on the document, again': { to: document, key: 'b' },
      'an edit': { to: edit, key: 'c' },
    },
    'user.resolve': {
      resolve: { thread: 1, isResolved: true },
      reopen: { thread: 1, isResolved: false },
      'one that is not there': { thread: 9, isResolved: true },
    },
    'user.delete': {
      mine: { thread: 1, comment: 1 },
      'one that is not there': { thread: 1, comment: 9 },
    },
  },
  outcomes: {
    read: {
      done: {
        one: { threads: [one], mayComment: true, mayResolve: true, mayDeleteAny: false },
        'one, only to read': {
          threads: [{ ...one, comments: [{ ...comment, isMine: false }] }],
          mayComment: false,
          mayResolve: false,
          mayDeleteAny: false,
        },
      },
      failed: failures,
    },
    send: { done: { started, 'deleted since': null }, failed: failures },
    change: { done: { resolved, gone: null }, failed: failures },
  },
}
