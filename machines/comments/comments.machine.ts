import { assign, emit, setup } from 'xstate'
import type { DocumentThreads } from '#contracts/comments'
import type { DocumentId } from '#contracts/documents'
import { toProblemData } from '#problems'
import { failing } from '../kit/failing.ts'
import { required } from '../kit/required.ts'
import type { Thrown } from '../kit/thrown.ts'
import { thrown } from '../kit/thrown.ts'
import type {
  Answer,
  Change,
  CommentDraft,
  CommentsContext,
  CommentsEmitted,
  CommentsEvent,
  Sending,
  Target,
} from './comments.types.ts'
import {
  arrivedIn,
  attempted,
  draftOf,
  hasWords,
  isSameTarget,
  keptIn,
  refusedIn,
  sendingOf,
  typedIn,
  withDraft,
  withoutDraft,
} from './drafts.ts'
import { answeredIn, commentIn, threadOf, withThread } from './threads.ts'

type Written = { to: Target }
type Kept = { drafts: readonly CommentDraft[] }
type Named = { thread: DocumentId }
type Resolved = Named & { isResolved: boolean }
type One = Named & { comment: DocumentId }
type Answered = { answer: Answer }

const commentsSetup = setup({
  types: {} as {
    context: CommentsContext
    events: CommentsEvent
    emitted: CommentsEmitted
    tags: 'busy'
  },
  actors: {
    read: required<DocumentThreads, void>('read'),
    send: required<Answer, Sending | null>('send'),
    change: required<Answer, Change | null>('change'),
  },
  guards: {
    mayWrite: ({ context }, { to }: Written) =>
      to.kind === 'edit'
        ? commentIn(context.threads, to.thread, to.comment)?.isMine === true
        : context.mayComment,
    isSendable: ({ context: { drafts } }, { to }: Written) => {
      const draft = draftOf(drafts, to)
      return draft !== undefined && hasWords(draft)
    },
    isNotSent: ({ context: { sent } }, { to }: Written) => sent === null || !isSameTarget(sent, to),
    isThere: ({ context: { threads } }, { thread }: Named) =>
      threadOf(threads, thread) !== undefined,
    isOther: ({ context }, { thread, isResolved }: Resolved) => {
      const known = threadOf(context.threads, thread)
      return context.mayResolve && known !== undefined && (known.resolved !== null) !== isResolved
    },
    mayDelete: ({ context }, { thread, comment }: One) => {
      const known = commentIn(context.threads, thread, comment)
      return known !== undefined && !known.isDeleted && (known.isMine || context.mayDeleteAny)
    },
    isAsked: ({ context: { asked } }) => asked !== null,
    isAnyKept: (_, { drafts }: Kept) => drafts.length > 0,
  },
  actions: {
    know: assign((_, read: DocumentThreads) => read),
    compose: assign(({ context: { drafts, threads } }, { to }: Written) => ({
      drafts: withDraft(drafts, threads, to),
      shown: { draft: to },
    })),
    takeUp: assign(({ context: { drafts } }, kept: Kept) => ({
      drafts: keptIn(drafts, kept.drafts),
      shown: { kept: true } as const,
    })),
    type: assign(({ context: { drafts } }, { to, text }: Written & { text: string }) => ({
      drafts: typedIn(drafts, to, text),
    })),
    discard: assign(({ context: { drafts } }, { to }: Written) => ({
      drafts: withoutDraft(drafts, to),
    })),
    attempt: assign(({ context: { drafts } }, { to, key }: Written & { key: string }) => ({
      drafts: attempted(drafts, to, key),
      sent: to,
    })),
    keepSent: assign(({ context: { drafts, sent, threads } }, { answer }: Answered) => ({
      threads: answer ? withThread(threads, answer) : threads,
      drafts: sent ? arrivedIn(drafts, sent) : drafts,
      sent: null,
    })),
    keepUnsent: assign(({ context: { drafts, sent } }, { thrown }: Thrown) => ({
      drafts: sent ? refusedIn(drafts, sent, toProblemData(thrown)) : drafts,
      sent: null,
    })),
    ask: assign((_, { thread, comment }: One) => ({
      asked: { kind: 'delete', thread, comment } as const,
    })),
    resolve: assign((_, { thread, isResolved }: Resolved) => ({
      change: { kind: 'resolve', thread, isResolved } as const,
      refused: null,
    })),
    confirm: assign(({ context: { asked } }) => ({ change: asked, asked: null, refused: null })),
    cancel: assign({ asked: null }),
    keepChange: assign(({ context: { change, threads } }, { answer }: Answered) => ({
      threads: answeredIn(threads, change, answer),
      change: null,
    })),
    keepRefused: assign(({ context: { change } }, { thrown }: Thrown) => ({
      refused: change && { change, problem: toProblemData(thrown) },
      change: null,
    })),
    show: assign((_, { thread }: Named) => ({ shown: { thread } })),
    hide: assign({ shown: null, asked: null, refused: null }),
    keepProblem: assign((_, { thrown }: Thrown) => ({ problem: toProblemData(thrown) })),
    forgetProblem: assign({ problem: null }),
    tellSent: emit(({ context: { sent } }) => ({
      type: 'done',
      what: sent?.kind === 'edit' ? 'edited' : 'added',
    })),
    tellChanged: emit(({ context: { change } }) => ({ type: 'done', what: toldOf(change) })),
  },
})

const toldOf = (change: Change | null): CommentsEmitted['what'] => {
  if (change?.kind !== 'resolve') return 'deleted'
  return change.isResolved ? 'resolved' : 'reopened'
}

/** What is being written stays until the server has it, whatever becomes of the list. */
const panel = commentsSetup.createStateConfig({
  initial: 'closed',
  on: {
    'user.type': { actions: { type: 'type', params: ({ event }) => event } },
    'user.discard': {
      guard: { type: 'isNotSent', params: ({ event }) => event },
      actions: { type: 'discard', params: ({ event }) => event },
    },
    'user.compose': {
      guard: { type: 'mayWrite', params: ({ event }) => event },
      target: '.open',
      actions: { type: 'compose', params: ({ event }) => event },
    },
    'journal.found': {
      guard: { type: 'isAnyKept', params: ({ event }) => event },
      target: '.open',
      actions: { type: 'takeUp', params: ({ event }) => event },
    },
    'user.show': {
      guard: { type: 'isThere', params: ({ event }) => event },
      target: '.open',
      actions: { type: 'show', params: ({ event }) => event },
    },
  },
  states: {
    closed: { on: { 'user.open': 'open' } },
    open: {
      on: {
        'user.close': { target: 'closed', actions: 'hide' },
        'user.delete': {
          guard: { type: 'mayDelete', params: ({ event }) => event },
          actions: { type: 'ask', params: ({ event }) => event },
        },
        'user.cancel': { guard: 'isAsked', actions: 'cancel' },
      },
    },
  },
})

/** The list stays as it is while it's read again. */
const reread = { 'server.commented': 'renewing', 'user.open': 'renewing' } as const

const asked = {
  'user.send': {
    guard: { type: 'isSendable', params: ({ event }: { event: Written }) => event },
    target: 'sending',
    actions: {
      type: 'attempt',
      params: ({ event }: { event: Written & { key: string } }) => event,
    },
  },
  'user.resolve': {
    guard: { type: 'isOther', params: ({ event }: { event: Resolved }) => event },
    target: 'changing',
    actions: { type: 'resolve', params: ({ event }: { event: Resolved }) => event },
  },
  'user.confirm': { guard: 'isAsked', target: 'changing', actions: 'confirm' },
} as const

/** One thing at a time; whatever it came to, the server is asked afterwards how things are. */
const listed = commentsSetup.createStateConfig({
  initial: 'settled',
  states: {
    settled: { on: { ...asked, ...reread } },
    renewing: {
      invoke: {
        src: 'read',
        onDone: {
          target: 'settled',
          actions: { type: 'know', params: ({ event }) => event.output },
        },
        onError: 'settled',
      },
      on: { ...asked, 'server.commented': { target: 'renewing', reenter: true } },
    },
    sending: {
      tags: 'busy',
      invoke: {
        src: 'send',
        input: ({ context: { drafts, sent } }) => sendingOf(drafts, sent),
        onDone: {
          target: 'renewing',
          actions: [
            'tellSent',
            { type: 'keepSent', params: ({ event }) => ({ answer: event.output }) },
          ],
        },
        onError: { target: 'renewing', actions: { type: 'keepUnsent', params: thrown } },
      },
    },
    changing: {
      tags: 'busy',
      invoke: {
        src: 'change',
        input: ({ context }) => context.change,
        onDone: {
          target: 'renewing',
          actions: [
            'tellChanged',
            { type: 'keepChange', params: ({ event }) => ({ answer: event.output }) },
          ],
        },
        onError: { target: 'renewing', actions: { type: 'keepRefused', params: thrown } },
      },
    },
  },
})

/** What is said about a document, beside it: read, written, resolved (39.2). */
export const commentsMachine = commentsSetup.createMachine({
  id: 'comments',
  description: 'The comments on a document: reading them, writing, resolving, deleting.',
  context: {
    threads: [],
    mayComment: true,
    mayResolve: false,
    mayDeleteAny: false,
    drafts: [],
    sent: null,
    change: null,
    asked: null,
    refused: null,
    shown: null,
    problem: null,
  },
  type: 'parallel',
  states: {
    panel,
    list: {
      initial: 'unasked',
      states: {
        unasked: { on: { 'document.opened': 'reading' } },
        reading: {
          tags: 'busy',
          invoke: {
            src: 'read',
            onDone: {
              target: 'listed',
              actions: { type: 'know', params: ({ event }) => event.output },
            },
            onError: failing('unread'),
          },
          // What was asked may be older than that.
          on: { 'server.commented': { target: 'reading', reenter: true } },
        },
        unread: {
          exit: 'forgetProblem',
          on: { 'user.retry': 'reading', 'user.open': 'reading', 'server.commented': 'reading' },
        },
        listed,
      },
    },
  },
})
