import { assign, emit, setup } from 'xstate'
import type { CropArea, FocalPoint } from '#contracts/files'
import { toProblemData } from '#problems'
import { failing } from '../kit/failing.ts'
import { required } from '../kit/required.ts'
import type { Thrown } from '../kit/thrown.ts'
import { areaWithin, isSameEdit, pointWithin } from './areas.ts'
import type {
  EditedImage,
  ImageEdit,
  ImageEditContext,
  ImageEditEmitted,
  ImageEditEvent,
} from './image-edit.types.ts'

const nothing: ImageEdit = { area: null, focal: null }

/** The crop and the focal point of a picture, tried before they become a change of its document (UPL-5). */
export const imageEditMachine = setup({
  types: {} as {
    context: ImageEditContext
    events: ImageEditEvent
    emitted: ImageEditEmitted
    tags: 'open'
  },
  actors: {
    read: required<EditedImage>('read'),
  },
  guards: {
    isChanged: ({ context: { image, edit } }) => image !== null && !isSameEdit(image.now, edit),
    isEdited: ({ context: { image, edit } }) => image !== null && !isSameEdit(whole(edit), edit),
    hasFocal: ({ context }) => context.edit.focal !== null,
  },
  actions: {
    show: assign((_, { image }: { image: EditedImage }) => ({ image, edit: image.now })),
    crop: assign(({ context: { image, edit } }, { area }: { area: CropArea | null }) => ({
      edit: { ...edit, area: image && areaWithin(area, image) },
    })),
    focus: assign(({ context: { edit } }, { focal }: { focal: FocalPoint }) => ({
      edit: { ...edit, focal: pointWithin(focal) },
    })),
    reset: assign(({ context: { edit } }) => ({ edit: whole(edit) })),
    tell: emit(({ context: { image, edit } }) => ({
      type: 'applied' as const,
      // Only an image that was read can be changed.
      image: image!,
      edit,
    })),
    keepProblem: assign((_, { thrown }: Thrown) => ({ problem: toProblemData(thrown) })),
    forgetProblem: assign({ problem: null }),
    forgetAll: assign({ image: null, edit: nothing, problem: null }),
  },
}).createMachine({
  id: 'image-edit',
  description: 'The crop and the focal point of a picture, before they are applied.',
  context: { image: null, edit: nothing, problem: null },
  initial: 'closed',
  states: {
    closed: { entry: 'forgetAll', on: { 'user.open': 'open' } },
    open: {
      tags: 'open',
      initial: 'reading',
      on: { 'user.close': 'closed' },
      states: {
        reading: {
          entry: 'forgetProblem',
          invoke: {
            src: 'read',
            onDone: {
              target: 'editing',
              actions: { type: 'show', params: ({ event }) => ({ image: event.output }) },
            },
            onError: failing('unread'),
          },
        },
        unread: { on: { 'user.retry': 'reading' } },
        editing: {
          on: {
            'user.crop': { actions: { type: 'crop', params: ({ event }) => event } },
            'user.focus': {
              guard: 'hasFocal',
              actions: { type: 'focus', params: ({ event }) => event },
            },
            'user.reset': { guard: 'isEdited', actions: 'reset' },
            'user.apply': {
              guard: 'isChanged',
              target: '#image-edit.closed',
              actions: 'tell',
            },
          },
        },
      },
    },
  },
})

const whole = ({ focal }: ImageEdit): ImageEdit => ({
  area: null,
  focal: focal && { x: 50, y: 50 },
})
