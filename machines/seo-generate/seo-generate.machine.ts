import { assign, emit, setup } from 'xstate'
import { toProblemData } from '#problems'
import { failing } from '../kit/failing.ts'
import { required } from '../kit/required.ts'
import type { Thrown } from '../kit/thrown.ts'
import { isSameValue } from './is-same-value.ts'
import type {
  GenerateResult,
  SeoGenerateContext,
  SeoGenerateEmitted,
  SeoGenerateEvent,
  SeoGenerateInput,
} from './seo-generate.types.ts'

const came = ({ event }: { event: { output: GenerateResult } }): GenerateResult => event.output

/**
 * A value for one field, made by the server from the document (SEO-3). It changes the field only while
 * that is as it was when the server was asked, and never empties it unasked.
 */
export const seoGenerateMachine = setup({
  types: {} as {
    input: SeoGenerateInput
    context: SeoGenerateContext
    events: SeoGenerateEvent
    emitted: SeoGenerateEmitted
    tags: 'busy'
  },
  actors: { generate: required<GenerateResult>('generate') },
  guards: {
    mayWrite: ({ context }) => !context.isReadOnly,
    mayClear: ({ context }) => !context.isReadOnly && !isSameValue(context.value, null),
    isNothing: (_, { value }: GenerateResult) => value === null,
    isSame: ({ context }, { value }: GenerateResult) => isSameValue(context.value, value),
    isUntouched: ({ context }) => !context.isReadOnly && isSameValue(context.value, context.before),
    isOther: ({ context, event }) =>
      event.type === 'document.changed' && !isSameValue(event.value, context.generated),
    mayUndo: ({ context }) => !context.isReadOnly && isSameValue(context.value, context.generated),
  },
  actions: {
    follow: assign(({ context, event }) =>
      event.type === 'document.changed'
        ? { value: event.value, isReadOnly: event.isReadOnly }
        : { value: context.value },
    ),
    remember: assign(({ context }) => ({ before: context.value })),
    keepResult: assign((_, { value }: GenerateResult) => ({ generated: value })),
    keepProblem: assign((_, { thrown }: Thrown) => ({ problem: toProblemData(thrown) })),
    forgetProblem: assign({ problem: null }),
    holdGenerated: assign(({ context }) => ({ value: context.generated })),
    holdBefore: assign(({ context }) => ({ value: context.before })),
    write: emit(({ context }) => ({ type: 'written', value: context.generated })),
    writeBack: emit(({ context }) => ({ type: 'written', value: context.before })),
  },
}).createMachine({
  id: 'seo-generate',
  description: 'A value for a field, made by the server from the document.',
  context: ({ input }) => ({ ...input, before: input.value, generated: null, problem: null }),
  initial: 'idle',
  on: { 'document.changed': { actions: 'follow' } },
  states: {
    idle: { on: { 'user.generate': { guard: 'mayWrite', target: 'generating' } } },
    generating: {
      tags: 'busy',
      entry: ['forgetProblem', 'remember'],
      invoke: {
        src: 'generate',
        onDone: [
          {
            guard: { type: 'isNothing', params: came },
            target: 'empty',
            actions: { type: 'keepResult', params: came },
          },
          { guard: { type: 'isSame', params: came }, target: 'unchanged' },
          {
            guard: 'isUntouched',
            target: 'written',
            actions: [{ type: 'keepResult', params: came }, 'holdGenerated', 'write'],
          },
          { target: 'offered', actions: { type: 'keepResult', params: came } },
        ],
        onError: failing('failed'),
      },
    },
    failed: {
      on: {
        'user.generate': { guard: 'mayWrite', target: 'generating' },
        'user.dismiss': 'idle',
      },
    },
    empty: {
      description: 'Nothing came back: the field keeps what it holds until someone clears it.',
      on: {
        'user.generate': { guard: 'mayWrite', target: 'generating' },
        'user.use': {
          guard: 'mayClear',
          target: 'written',
          actions: ['remember', 'holdGenerated', 'write'],
        },
        'user.dismiss': 'idle',
        'document.changed': { target: 'idle', actions: 'follow' },
      },
    },
    unchanged: {
      on: {
        'user.generate': { guard: 'mayWrite', target: 'generating' },
        'document.changed': { target: 'idle', actions: 'follow' },
      },
    },
    offered: {
      description: 'The field was edited meanwhile: what came back is only offered.',
      on: {
        'user.generate': { guard: 'mayWrite', target: 'generating' },
        'user.use': {
          guard: 'mayWrite',
          target: 'written',
          actions: ['remember', 'holdGenerated', 'write'],
        },
        'user.dismiss': 'idle',
      },
    },
    written: {
      on: {
        'user.generate': { guard: 'mayWrite', target: 'generating' },
        'user.undo': { guard: 'mayUndo', target: 'idle', actions: ['holdBefore', 'writeBack'] },
        'document.changed': [
          { guard: 'isOther', target: 'idle', actions: 'follow' },
          { actions: 'follow' },
        ],
      },
    },
  },
})
