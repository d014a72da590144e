import { assign, emit, setup } from 'xstate'
import type { DocumentTemplate } from '#contracts/templates'
import { toProblemData } from '#problems'
import { failing } from '../kit/failing.ts'
import { required } from '../kit/required.ts'
import type { Thrown } from '../kit/thrown.ts'
import type {
  TemplateDraft,
  TemplatesContext,
  TemplatesEmitted,
  TemplatesEvent,
} from './templates.types.ts'

type Named = { name: string }

/** The templates that documents begin with (REF-1): making one of a document, renaming and deleting them. */
export const templatesMachine = setup({
  types: {} as {
    context: TemplatesContext
    events: TemplatesEvent
    emitted: TemplatesEmitted
    tags: 'busy'
  },
  actors: {
    save: required<DocumentTemplate, TemplateDraft | null>('save'),
    remove: required<void, string | null>('remove'),
  },
  guards: {
    hasName: ({ context: { draft } }) => draft !== null && draft.name.trim() !== '',
    isNew: ({ context: { draft } }) => draft?.id === null,
  },
  actions: {
    beginNew: assign((_, { name }: Named) => ({ draft: { id: null, name } })),
    begin: assign((_, { template: { id, name } }: { template: Named & { id: string } }) => ({
      draft: { id, name },
    })),
    name: assign(({ context: { draft } }, { name }: Named) => ({
      draft: draft && { ...draft, name },
    })),
    keepProblem: assign((_, { thrown }: Thrown) => ({ problem: toProblemData(thrown) })),
    forgetProblem: assign({ problem: null }),
    forget: assign({ draft: null, problem: null }),
    announceKept: emit((_, { name }: Named) => ({ type: 'kept', name })),
    announceRenamed: emit((_, { name }: Named) => ({ type: 'renamed', name })),
    announceDeleted: emit(({ context }) => ({
      type: 'deleted',
      name: context.draft?.name ?? '',
    })),
  },
}).createMachine({
  id: 'templates',
  description: 'The templates of documents: making one of a document, renaming and deleting them.',
  context: { draft: null, problem: null },
  initial: 'closed',
  states: {
    closed: {
      entry: 'forget',
      on: {
        'user.browse': 'browsing',
        'user.keep': {
          target: 'naming',
          actions: { type: 'beginNew', params: ({ event }) => event },
        },
      },
    },
    browsing: {
      entry: 'forget',
      on: {
        'user.close': 'closed',
        'user.rename': {
          target: 'naming',
          actions: { type: 'begin', params: ({ event }) => event },
        },
        'user.delete': {
          target: 'deleting',
          actions: { type: 'begin', params: ({ event }) => event },
        },
      },
    },
    naming: {
      initial: 'editing',
      states: {
        editing: {
          on: {
            'user.type': { actions: { type: 'name', params: ({ event }) => event } },
            'user.submit': { guard: 'hasName', target: 'saving' },
            'user.cancel': [
              { guard: 'isNew', target: '#templates.closed' },
              { target: '#templates.browsing' },
            ],
          },
        },
        saving: {
          tags: 'busy',
          entry: 'forgetProblem',
          invoke: {
            src: 'save',
            input: ({ context }) => context.draft,
            onDone: [
              {
                guard: 'isNew',
                target: '#templates.closed',
                actions: { type: 'announceKept', params: ({ event }) => event.output },
              },
              {
                target: '#templates.browsing',
                actions: { type: 'announceRenamed', params: ({ event }) => event.output },
              },
            ],
            onError: failing('editing'),
          },
        },
      },
    },
    deleting: {
      initial: 'asking',
      states: {
        asking: { on: { 'user.confirm': 'running', 'user.cancel': '#templates.browsing' } },
        running: {
          tags: 'busy',
          entry: 'forgetProblem',
          invoke: {
            src: 'remove',
            input: ({ context }) => context.draft?.id ?? null,
            onDone: { target: '#templates.browsing', actions: 'announceDeleted' },
            onError: failing('asking'),
          },
        },
      },
    },
  },
})
