import { assign, fromPromise, setup } from 'xstate'
import { toProblemData } from '#problems'
import { defaults, problemIn, readFolder, readLanguages, readTemplate } from './answers.ts'
import type { Answers, CreateContext, CreateEvent, CreateInput } from './create.types.ts'

type Thrown = { thrown: unknown }
const thrown = ({ event }: { event: { error: unknown } }): Thrown => ({ thrown: event.error })

const written = (event: CreateEvent): string => (event.type === 'user.answer' ? event.value : '')

/**
 * The questions of `stateroom create` (CLI-1). What a flag has answered isn't asked; nothing is written
 * before the last question, and whoever stops leaves nothing behind.
 */
export const createMachine = setup({
  types: {} as {
    input: CreateInput
    context: CreateContext
    events: CreateEvent
    tags: 'busy'
  },
  actors: {
    /** Rejects if something is in the folder already. */
    checkFolder: fromPromise<void, string>(() =>
      Promise.reject(new Error('Provide "checkFolder".')),
    ),
    /** Writes the project whole, or not at all. */
    write: fromPromise<void, Answers>(() => Promise.reject(new Error('Provide "write".'))),
  },
  guards: {
    isFolder: ({ event }) => problemIn(readFolder, written(event)) === null,
    isTemplate: ({ event }) => problemIn(readTemplate, written(event)) === null,
    areLanguages: ({ event }) => problemIn(readLanguages, written(event)) === null,
    knowsFolder: ({ context }) => context.given.folder !== undefined,
    knowsTemplate: ({ context }) => context.given.template !== undefined,
    knowsLanguages: ({ context }) => context.given.languages !== undefined,
    asksFolder: ({ context }) => context.given.folder === undefined,
    asksTemplate: ({ context }) => context.given.template === undefined,
    asksLanguages: ({ context }) => context.given.languages === undefined,
  },
  actions: {
    keepFolder: assign(({ context, event }) => ({
      answers: { ...context.answers, folder: readFolder(written(event)) },
      problem: null,
    })),
    keepTemplate: assign(({ context, event }) => ({
      answers: { ...context.answers, template: readTemplate(written(event)) },
      problem: null,
    })),
    keepLanguages: assign(({ context, event }) => ({
      answers: { ...context.answers, languages: readLanguages(written(event)) },
      problem: null,
    })),
    refuseFolder: assign(({ event }) => ({ problem: refusal(readFolder, written(event)) })),
    refuseTemplate: assign(({ event }) => ({ problem: refusal(readTemplate, written(event)) })),
    refuseLanguages: assign(({ event }) => ({ problem: refusal(readLanguages, written(event)) })),
    keepProblem: assign((_, { thrown }: Thrown) => ({ problem: toProblemData(thrown) })),
    forgetProblem: assign({ problem: null }),
  },
}).createMachine({
  id: 'create',
  description: 'The questions about a new project, and its files written once all are answered.',
  context: ({ input: { given } }) => ({
    given,
    answers: { ...defaults, ...given },
    problem: null,
  }),
  initial: 'start',
  on: { 'user.cancel': '.canceled' },
  states: {
    start: { always: [{ guard: 'knowsFolder', target: 'checking' }, 'folder'] },
    folder: {
      on: {
        'user.answer': [
          { guard: 'isFolder', target: 'checking', actions: 'keepFolder' },
          { actions: 'refuseFolder' },
        ],
        'user.back': 'canceled',
      },
    },
    checking: {
      tags: 'busy',
      invoke: {
        src: 'checkFolder',
        input: ({ context }) => context.answers.folder,
        onDone: 'afterFolder',
        onError: { target: 'folder', actions: { type: 'keepProblem', params: thrown } },
      },
    },
    afterFolder: { always: [{ guard: 'knowsTemplate', target: 'afterTemplate' }, 'template'] },
    template: {
      exit: 'forgetProblem',
      on: {
        'user.answer': [
          { guard: 'isTemplate', target: 'afterTemplate', actions: 'keepTemplate' },
          { actions: 'refuseTemplate' },
        ],
        'user.back': 'beforeTemplate',
      },
    },
    beforeTemplate: { always: [{ guard: 'asksFolder', target: 'folder' }, 'canceled'] },
    afterTemplate: { always: [{ guard: 'knowsLanguages', target: 'review' }, 'languages'] },
    languages: {
      exit: 'forgetProblem',
      on: {
        'user.answer': [
          { guard: 'areLanguages', target: 'review', actions: 'keepLanguages' },
          { actions: 'refuseLanguages' },
        ],
        'user.back': 'beforeLanguages',
      },
    },
    beforeLanguages: { always: [{ guard: 'asksTemplate', target: 'template' }, 'beforeTemplate'] },
    review: { on: { 'user.confirm': 'writing', 'user.back': 'beforeReview' } },
    beforeReview: { always: [{ guard: 'asksLanguages', target: 'languages' }, 'beforeLanguages'] },
    writing: {
      tags: 'busy',
      entry: 'forgetProblem',
      invoke: {
        src: 'write',
        input: ({ context }) => context.answers,
        onDone: 'written',
        onError: { target: 'failed', actions: { type: 'keepProblem', params: thrown } },
      },
    },
    failed: {
      on: {
        'user.confirm': 'writing',
        'user.back': { target: 'beforeReview', actions: 'forgetProblem' },
      },
    },
    written: { type: 'final' },
    canceled: { type: 'final' },
  },
})

const refusal = (read: (written: string) => unknown, found: string) => {
  const problem = problemIn(read, found)
  return problem && toProblemData(problem)
}
