import { assign, emit, setup } from 'xstate'
import { toProblemData } from '#problems'
import { failing } from '../kit/failing.ts'
import { required } from '../kit/required.ts'
import type { Thrown } from '../kit/thrown.ts'
import { unasked, unwritten, withPart } from './export.data.ts'
import type {
  ExportContext,
  ExportEmitted,
  ExportEvent,
  ExportPart,
  ExportQuestion,
} from './export.types.ts'

/** All that a list shows, as a file (LIST-4): read page by page, given up or taken up again. */
export const exportMachine = setup({
  types: {} as { context: ExportContext; events: ExportEvent; emitted: ExportEmitted },
  actors: {
    read: required<ExportPart, ExportQuestion>('read'),
  },
  guards: {
    isLast: (_, { isLast }: ExportPart) => isLast,
  },
  actions: {
    choose: assign(({ event }) => {
      if (event.type === 'user.setFormat') return { format: event.format }
      return event.type === 'user.setFields' ? { fields: event.fields } : {}
    }),
    begin: assign(unwritten),
    keepPart: assign(({ context }, part: ExportPart) => withPart(context, part)),
    keepProblem: assign((_, { thrown }: Thrown) => ({ problem: toProblemData(thrown) })),
    forgetProblem: assign({ problem: null }),
    announce: emit(({ context: { done, format, parts } }) => ({
      type: 'written',
      count: done,
      format,
      parts,
    })),
  },
}).createMachine({
  id: 'export',
  description: 'All that a list shows, as a file: chosen, read page by page.',
  context: unasked,
  initial: 'idle',
  states: {
    idle: { entry: 'begin', on: { 'user.open': 'choosing' } },
    choosing: {
      on: {
        'user.setFormat': { actions: 'choose' },
        'user.setFields': { actions: 'choose' },
        'user.start': 'reading',
        'user.close': 'idle',
      },
    },
    reading: {
      on: { 'user.close': 'idle' },
      invoke: {
        src: 'read',
        input: ({ context: { format, fields, page, known, done } }) => ({
          format,
          fields,
          page,
          known,
          done,
        }),
        onDone: [
          {
            guard: { type: 'isLast', params: ({ event }) => event.output },
            target: 'idle',
            actions: [{ type: 'keepPart', params: ({ event }) => event.output }, 'announce'],
          },
          {
            target: 'reading',
            reenter: true,
            actions: { type: 'keepPart', params: ({ event }) => event.output },
          },
        ],
        onError: failing('failed'),
      },
    },
    failed: {
      exit: 'forgetProblem',
      on: { 'user.retry': 'reading', 'user.close': 'idle' },
    },
  },
})
