import { assign, emit, enqueueActions, setup, stateIn } from 'xstate'
import type { DocumentAssignments } from '#contracts/assignments'
import { toProblemData } from '#problems'
import { failing } from '../kit/failing.ts'
import { required } from '../kit/required.ts'
import type { Thrown } from '../kit/thrown.ts'
import { thrown } from '../kit/thrown.ts'
import type {
  AssignmentsContext,
  AssignmentsEmitted,
  AssignmentsEvent,
  DraftOf,
  Step,
  TaskValues,
} from './assignments.types.ts'
import {
  arrivedIn,
  attempted,
  draftOf,
  isSendable,
  refusedIn,
  sentBy,
  stepOf,
  typedIn,
  withDraft,
  withoutDraft,
} from './drafts.ts'

type Written = { of: DraftOf }
type Named = { id: string }
type Finished = Named & { isDone: boolean }

const taskOf = ({ assignments }: DocumentAssignments, of: DraftOf) =>
  assignments.find(({ id }) => id === of)

const isNothingIn = ({ assignments, mayAssign }: DocumentAssignments): boolean =>
  assignments.length === 0 && mayAssign

const assignmentsSetup = setup({
  types: {} as {
    context: AssignmentsContext
    events: AssignmentsEvent
    emitted: AssignmentsEmitted
    tags: 'busy'
  },
  actors: {
    read: required<DocumentAssignments, void>('read'),
    send: required<DocumentAssignments, Step | null>('send'),
  },
  guards: {
    mayWrite: ({ context }, { of }: Written) =>
      of === null ? context.mayAssign : taskOf(context, of)?.mayChange === true,
    isSendable: ({ context: { drafts } }, { of }: Written) => {
      const draft = draftOf(drafts, of)
      return draft !== undefined && isSendable(draft)
    },
    isNotSent: ({ context: { step } }, { of }: Written) => sentBy(step) !== of,
    isOther: ({ context }, { id, isDone }: Finished) => {
      const task = taskOf(context, id)
      const isTheirs = task !== undefined && (task.isMine || task.mayChange)
      return isTheirs && (task.done !== null) !== isDone
    },
    mayTakeBack: ({ context }, { id }: Named) => taskOf(context, id)?.mayChange === true,
    isAsked: ({ context: { asked } }) => asked !== null,
    isEmpty: ({ context }) => isNothingIn(context),
  },
  actions: {
    know: assign((_, read: DocumentAssignments) => read),
    compose: assign(({ context: { assignments, drafts } }, { of }: Written) => ({
      drafts: withDraft(drafts, assignments, of),
    })),
    /** It was opened before anybody knew. */
    composeWhereNothingIs: enqueueActions(({ check, context, enqueue }) => {
      const isShown = check(stateIn({ panel: 'open' }) as never)
      if (isShown && isNothingIn(context))
        enqueue.assign({ drafts: withDraft(context.drafts, [], null) })
    }),
    type: assign(
      ({ context: { drafts } }, { of, values }: Written & { values: Partial<TaskValues> }) => ({
        drafts: typedIn(drafts, of, values),
      }),
    ),
    discard: assign(({ context: { drafts } }, { of }: Written) => ({
      drafts: withoutDraft(drafts, of),
    })),
    attempt: assign(({ context: { drafts } }, { of, key }: Written & { key: string }) => {
      const sent = attempted(drafts, of, key)
      return { drafts: sent, step: stepOf(sent, of), refused: null }
    }),
    finish: assign((_, { id, isDone }: Finished) => ({
      step: { kind: 'finish', id, isDone } as const,
      refused: null,
    })),
    ask: assign((_, { id }: Named) => ({ asked: id })),
    cancel: assign({ asked: null }),
    takeBack: assign(({ context: { asked } }) => ({
      step: asked === null ? null : ({ kind: 'takeBack', id: asked } as const),
      ...{ asked: null, refused: null },
    })),
    keepSent: assign(({ context: { drafts, step } }) => {
      const of = sentBy(step)
      return { step: null, drafts: of === undefined ? drafts : arrivedIn(drafts, of) }
    }),
    keepRefused: assign(({ context: { drafts, step } }, { thrown }: Thrown) => {
      const of = sentBy(step)
      const problem = toProblemData(thrown)
      return of === undefined
        ? { step: null, refused: step && { step, problem } }
        : { step: null, drafts: refusedIn(drafts, of, problem) }
    }),
    hide: assign({ asked: null, refused: null }),
    keepProblem: assign((_, { thrown }: Thrown) => ({ problem: toProblemData(thrown) })),
    forgetProblem: assign({ problem: null }),
    tellDone: emit(({ context: { step } }) => ({ type: 'done', what: toldOf(step) })),
  },
})

function toldOf(step: Step | null): AssignmentsEmitted['what'] {
  if (step?.kind === 'give') return 'given'
  if (step?.kind === 'change') return 'changed'
  if (step?.kind === 'takeBack') return 'takenBack'
  return step?.isDone === false ? 'reopened' : 'finished'
}

/** What is being written stays until the server has it, whatever becomes of the list. */
const panel = assignmentsSetup.createStateConfig({
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
  },
  states: {
    closed: {
      on: {
        'user.open': [
          {
            description: 'Where there is nothing else, a task can be given at once.',
            guard: 'isEmpty',
            target: 'open',
            actions: { type: 'compose', params: { of: null } },
          },
          { target: 'open' },
        ],
      },
    },
    open: {
      on: {
        'user.close': { target: 'closed', actions: 'hide' },
        'user.takeBack': {
          guard: { type: 'mayTakeBack', params: ({ event }) => event },
          actions: { type: 'ask', params: ({ event }) => event },
        },
        'user.cancel': { guard: 'isAsked', actions: 'cancel' },
      },
    },
  },
})

/** The list stays as it is while it's read again. */
const reread = { 'server.assigned': 'renewing', 'user.open': 'renewing' } as const

const asked = {
  'user.send': {
    guard: { type: 'isSendable', params: ({ event }: { event: Written }) => event },
    target: 'sending',
    actions: {
      type: 'attempt',
      params: ({ event }: { event: Written & { key: string } }) => event,
    },
  },
  'user.finish': {
    guard: { type: 'isOther', params: ({ event }: { event: Finished }) => event },
    target: 'sending',
    actions: { type: 'finish', params: ({ event }: { event: Finished }) => event },
  },
  'user.confirm': { guard: 'isAsked', target: 'sending', actions: 'takeBack' },
} as const

/** One step at a time; whatever it came to, the server is asked afterwards how things are. */
const listed = assignmentsSetup.createStateConfig({
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
      on: { ...asked, 'server.assigned': { target: 'renewing', reenter: true } },
    },
    sending: {
      tags: 'busy',
      invoke: {
        src: 'send',
        input: ({ context }) => context.step,
        onDone: {
          target: 'renewing',
          actions: ['tellDone', 'keepSent', { type: 'know', params: ({ event }) => event.output }],
        },
        onError: { target: 'renewing', actions: { type: 'keepRefused', params: thrown } },
      },
    },
  },
})

/** What people are to do about a document: read, given, changed, done, taken back (39.2). */
export const assignmentsMachine = assignmentsSetup.createMachine({
  id: 'assignments',
  description: 'The tasks on a document: reading them, giving, changing, doing, taking back.',
  context: {
    assignments: [],
    mayAssign: false,
    drafts: [],
    step: null,
    asked: null,
    refused: null,
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
              actions: [
                { type: 'know', params: ({ event }) => event.output },
                'composeWhereNothingIs',
              ],
            },
            onError: failing('unread'),
          },
          // What was asked may be older than that.
          on: { 'server.assigned': { target: 'reading', reenter: true } },
        },
        unread: {
          exit: 'forgetProblem',
          on: { 'user.retry': 'reading', 'user.open': 'reading', 'server.assigned': 'reading' },
        },
        listed,
      },
    },
  },
})
