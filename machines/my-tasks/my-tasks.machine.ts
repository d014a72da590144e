import { assign, emit, setup } from 'xstate'
import type { MyAssignments } from '#contracts/my-assignments'
import { toProblemData } from '#problems'
import { failing } from '../kit/failing.ts'
import { required } from '../kit/required.ts'
import type { Thrown } from '../kit/thrown.ts'
import { thrown } from '../kit/thrown.ts'
import { readIn, takenIn } from './lines.ts'
import type { Finish, MyTasksContext, MyTasksEmitted, MyTasksEvent } from './my-tasks.types.ts'

type Named = { id: string }

const steps = {
  'user.finish': {
    guard: { type: 'isOpen', params: ({ event }: { event: Named }) => event },
    target: 'finishing',
    actions: {
      type: 'take',
      params: ({ event: { id } }: { event: Named }) => ({ id, isDone: true }),
    },
  },
  'user.undo': {
    guard: { type: 'isFinished', params: ({ event }: { event: Named }) => event },
    target: 'finishing',
    actions: {
      type: 'take',
      params: ({ event: { id } }: { event: Named }) => ({ id, isDone: false }),
    },
  },
} as const

/** What this user is to do, on all documents (39.2). */
export const myTasksMachine = setup({
  types: {} as {
    context: MyTasksContext
    events: MyTasksEvent
    emitted: MyTasksEmitted
    tags: 'busy'
  },
  actors: {
    read: required<MyAssignments, void>('read'),
    finish: required<void, Finish | null>('finish'),
  },
  guards: {
    isOpen: ({ context }, { id }: Named) => context.assignments.some((task) => task.id === id),
    isFinished: ({ context }, { id }: Named) => context.finished.some((task) => task.id === id),
  },
  actions: {
    know: assign(({ context }, { assignments }: MyAssignments) => readIn(context, assignments)),
    take: assign((_, step: Finish) => ({ step, problem: null })),
    keepTaken: assign(({ context }) => ({
      ...(context.step && takenIn(context, context.step)),
      step: null,
    })),
    forgetStep: assign({ step: null }),
    keepProblem: assign((_, { thrown }: Thrown) => ({ problem: toProblemData(thrown) })),
    forgetProblem: assign({ problem: null }),
    tellDone: emit(({ context: { step } }) => ({
      type: 'done',
      what: step?.isDone ? 'finished' : 'reopened',
    })),
  },
}).createMachine({
  id: 'my-tasks',
  description: 'What this user is to do: reading it, doing it, undoing that.',
  context: { assignments: [], finished: [], step: null, problem: null },
  initial: 'reading',
  states: {
    reading: {
      tags: 'busy',
      invoke: {
        src: 'read',
        onDone: {
          target: 'known',
          actions: { type: 'know', params: ({ event }) => event.output },
        },
        onError: failing('unread'),
      },
      // What was asked may be older than that.
      on: { 'server.changed': { target: 'reading', reenter: true } },
    },
    unread: {
      exit: 'forgetProblem',
      on: { 'user.retry': 'reading', 'server.changed': 'reading' },
    },
    known: {
      initial: 'settled',
      states: {
        settled: { on: { ...steps, 'server.changed': 'renewing' } },
        renewing: {
          invoke: {
            src: 'read',
            onDone: {
              target: 'settled',
              actions: { type: 'know', params: ({ event }) => event.output },
            },
            onError: 'settled',
          },
          on: { ...steps, 'server.changed': { target: 'renewing', reenter: true } },
        },
        finishing: {
          tags: 'busy',
          description: 'One step at a time; whatever it came to, the server is asked afterwards.',
          invoke: {
            src: 'finish',
            input: ({ context }) => context.step,
            onDone: { target: 'renewing', actions: ['tellDone', 'keepTaken'] },
            onError: {
              target: 'renewing',
              actions: ['forgetStep', { type: 'keepProblem', params: thrown }],
            },
          },
        },
      },
    },
  },
})
