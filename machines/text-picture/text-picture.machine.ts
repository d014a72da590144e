import { assign, emit, enqueueActions, setup } from 'xstate'
import { toProblemData } from '#problems'
import { failing } from '../kit/failing.ts'
import { required } from '../kit/required.ts'
import type { Thrown } from '../kit/thrown.ts'
import { thrown } from '../kit/thrown.ts'
import type {
  PictureLack,
  PictureReference,
  TextPictureContext,
  TextPictureEmitted,
  TextPictureEvent,
  TextPictureInput,
} from './text-picture.types.ts'

type Described = { altText: string }

type Referring = { reference: PictureReference }

const uploaded = ({ event }: { event: { output: PictureReference } }): Referring => ({
  reference: event.output,
})

/**
 * A picture pasted or dropped into a text, until it's uploaded (RICH-5). The text holds its place; what
 * is stored holds nothing of it before it's there.
 */
export const textPictureMachine = setup({
  types: {} as {
    input: TextPictureInput
    context: TextPictureContext
    events: TextPictureEvent
    emitted: TextPictureEmitted
    tags: 'busy' | 'pending' | 'lacking'
  },
  actors: {
    /** Whether its document can be created as it is. */
    check: required<PictureLack, Described>('check'),
    upload: required<PictureReference, Described>('upload'),
  },
  guards: {
    isLost: ({ context }) => context.isLost,
    isComplete: (_, { lacks }: PictureLack) => lacks === 'nothing',
    lacksAltText: (_, { lacks }: PictureLack) => lacks === 'altText',
    hasAltText: ({ context }) => context.altText.trim() !== '',
    lacksDetails: (_, params: Thrown) => {
      const { code, fields = [] } = toProblemData(params.thrown)
      return code === 'document.invalid' && fields.some(({ path }) => path !== 'file')
    },
  },
  actions: {
    keepName: assign((_, { name }: { name: string }) => ({ name, isLost: false })),
    keepProblem: assign((_, params: Thrown) => ({ problem: toProblemData(params.thrown) })),
    forgetProblem: assign({ problem: null }),
    keepReference: assign((_, { reference }: Referring) => ({ reference })),
    keepAltText: assign((_, { altText }: Described) => ({ altText })),
    keepComplaint: assign(({ context: { altText } }, { message }: PictureLack) => ({
      complaint: altText.trim() === '' ? null : message,
    })),
    forgetComplaint: assign({ complaint: null }),
    announce: emit({ type: 'lacking' }),
    /** Whoever has typed one needs no telling. */
    announceFirst: enqueueActions(({ context: { altText }, enqueue }) => {
      if (altText.trim() === '') enqueue.emit({ type: 'lacking' })
    }),
    describe: emit({ type: 'described' }),
    place: emit((_, { reference }: Referring) => ({ type: 'uploaded', reference })),
    remove: emit({ type: 'removed' }),
  },
}).createMachine({
  id: 'text-picture',
  description: 'A picture pasted or dropped into a text, until it’s uploaded.',
  context: ({ input }) => ({ ...input, complaint: null, problem: null, reference: null }),
  initial: 'arriving',
  on: { 'user.remove': '.removed' },
  states: {
    arriving: { always: [{ guard: 'isLost', target: 'lost' }, { target: 'checking' }] },
    checking: {
      description: 'Some collections want to know more of a file than what it holds.',
      tags: ['busy', 'pending'],
      entry: ['forgetProblem', 'forgetComplaint'],
      invoke: {
        src: 'check',
        input: described,
        onDone: [
          {
            guard: { type: 'isComplete', params: ({ event }) => event.output },
            target: 'uploading',
          },
          {
            guard: { type: 'lacksAltText', params: ({ event }) => event.output },
            target: 'undescribed',
            actions: [
              { type: 'keepComplaint', params: ({ event }) => event.output },
              'announceFirst',
            ],
          },
          { target: 'incomplete', actions: 'announce' },
        ],
        onError: failing('failed'),
      },
    },
    uploading: {
      tags: ['busy', 'pending'],
      entry: 'forgetProblem',
      invoke: {
        src: 'upload',
        input: described,
        onDone: {
          target: 'placed',
          actions: [
            { type: 'keepReference', params: uploaded },
            { type: 'place', params: uploaded },
          ],
        },
        onError: [
          { guard: { type: 'lacksDetails', params: thrown }, target: 'incomplete' },
          failing('failed'),
        ],
      },
    },
    undescribed: {
      description: 'All that it lacks is an alternative text, which is typed below it.',
      tags: ['pending', 'lacking'],
      initial: 'waiting',
      exit: 'forgetComplaint',
      on: { 'user.type': { actions: { type: 'keepAltText', params: ({ event }) => event } } },
      states: {
        waiting: { on: { 'user.describe': 'describing' } },
        describing: {
          description: 'Its field has the focus.',
          on: {
            'user.leave': [
              { guard: 'hasAltText', target: '#text-picture.checking' },
              { target: 'waiting' },
            ],
          },
        },
      },
    },
    incomplete: {
      tags: ['pending', 'lacking'],
      on: {
        'user.describe': { actions: 'describe' },
        'document.created': {
          target: 'placed',
          actions: [
            { type: 'keepReference', params: ({ event }) => event },
            { type: 'place', params: ({ event }) => event },
          ],
        },
      },
    },
    failed: {
      tags: 'pending',
      on: { 'user.retry': 'uploading' },
    },
    lost: {
      description: 'The page was reloaded before it was uploaded: only its name is known.',
      on: {
        'user.choose': {
          target: 'checking',
          actions: { type: 'keepName', params: ({ event }) => event },
        },
      },
    },
    placed: { type: 'final' },
    removed: { type: 'final', entry: 'remove' },
  },
})

function described({ context: { altText } }: { context: TextPictureContext }): Described {
  return { altText: altText.trim() }
}
