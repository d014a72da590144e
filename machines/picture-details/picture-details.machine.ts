import { assign, emit, setup } from 'xstate'
import type { DocumentData } from '#contracts/documents'
import { toProblemData } from '#problems'
import { failing } from '../kit/failing.ts'
import { required } from '../kit/required.ts'
import type { Thrown } from '../kit/thrown.ts'
import type {
  PictureChange,
  PictureDetailsContext,
  PictureDetailsEmitted,
  PictureDetailsEvent,
  PictureSaveInput,
  StoredPicture,
} from './picture-details.types.ts'

type Storing = { stored: StoredPicture }

const nothing: PictureChange = { altText: null, edits: null }

const heardStored = { params: ({ event }: { event: Storing }) => event }
const typing = {
  type: 'keepAltText' as const,
  params: ({ event }: { event: { altText: string } }) => event,
}
const cropping = {
  type: 'keepEdits' as const,
  params: ({ event }: { event: { edits: DocumentData } }) => event,
}

/**
 * The alternative text and the crop of a picture that stands in a text (RICH-5). They are of the
 * picture's own document, and saved there at once: a text only names it.
 */
export const pictureDetailsMachine = setup({
  types: {} as {
    context: PictureDetailsContext
    events: PictureDetailsEvent
    emitted: PictureDetailsEmitted
    tags: 'unsaved' | 'busy'
  },
  actors: {
    save: required<StoredPicture, PictureSaveInput>('save'),
  },
  guards: {
    hasAltText: ({ context }) => context.altText !== null,
    hasEdits: ({ context }) => context.edits !== null,
  },
  actions: {
    keepStored: assign(({ context }, { stored }: Storing) => ({
      stored,
      altText: context.altText === stored.altText ? null : context.altText,
    })),
    keepAltText: assign(({ context: { stored } }, { altText }: { altText: string }) => ({
      altText: altText === stored?.altText ? null : altText,
    })),
    keepEdits: assign((_, { edits }: { edits: DocumentData }) => ({ edits })),
    keepSent: assign(({ context: { altText, edits } }) => ({
      sent: { altText, edits },
      problem: null,
    })),
    /** What came since is still to be saved. */
    keepSaved: assign(({ context: { altText, edits, sent } }, { stored }: Storing) => ({
      stored,
      altText: altText === sent.altText || altText === stored.altText ? null : altText,
      edits: edits === sent.edits ? null : edits,
      sent: nothing,
    })),
    forget: assign({ ...nothing, problem: null }),
    keepProblem: assign((_, params: Thrown) => ({
      problem: toProblemData(params.thrown),
      sent: nothing,
    })),
    tell: emit((_, { stored }: Storing) => ({ type: 'saved', stored })),
  },
}).createMachine({
  id: 'picture-details',
  description: 'The alternative text and the crop of a picture in a text, saved in its document.',
  context: { ...nothing, stored: null, sent: nothing, problem: null },
  initial: 'waiting',
  states: {
    waiting: {
      on: { 'page.read': { target: 'resting', actions: { type: 'keepStored', ...heardStored } } },
    },
    resting: {
      on: {
        'page.read': { actions: { type: 'keepStored', ...heardStored } },
        'user.type': { target: 'typing', actions: typing },
        'user.crop': { target: 'saving', actions: cropping },
      },
    },
    typing: {
      tags: 'unsaved',
      on: {
        'page.read': { actions: { type: 'keepStored', ...heardStored } },
        'user.type': { actions: typing },
        'user.leave': [{ guard: 'hasAltText', target: 'saving' }, { target: 'resting' }],
        'user.revert': { target: 'resting', actions: 'forget' },
        'user.crop': { target: 'saving', actions: cropping },
      },
    },
    saving: {
      tags: ['unsaved', 'busy'],
      entry: 'keepSent',
      invoke: {
        src: 'save',
        input: ({ context: { altText, edits, stored } }) => ({
          // Only what was read is changed.
          stored: stored!,
          change: { altText, edits },
        }),
        onDone: {
          target: 'saved',
          actions: [
            { type: 'keepSaved', params: ({ event }) => ({ stored: event.output }) },
            { type: 'tell', params: ({ event }) => ({ stored: event.output }) },
          ],
        },
        onError: failing('failed'),
      },
      on: { 'user.type': { actions: typing }, 'user.crop': { actions: cropping } },
    },
    saved: {
      always: [
        { guard: 'hasEdits', target: 'saving' },
        { guard: 'hasAltText', target: 'typing' },
        { target: 'resting' },
      ],
    },
    failed: {
      description: 'What was typed or cropped is kept, and saved once more on demand.',
      tags: 'unsaved',
      on: {
        'page.read': { actions: { type: 'keepStored', ...heardStored } },
        'user.type': { actions: typing },
        'user.crop': { target: 'saving', actions: cropping },
        'user.leave': 'saving',
        'user.retry': 'saving',
        'user.revert': { target: 'resting', actions: 'forget' },
      },
    },
  },
})
