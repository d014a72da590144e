import { assign, setup } from 'xstate'
import { added, admitted, anyIn, find, inSight, moved, told, without } from './upload-queue.data.ts'
import type {
  QueuedUpload,
  UploadPhase,
  UploadQueueContext,
  UploadQueueEvent,
  UploadQueueInput,
} from './upload-queue.types.ts'

/** The upload that an event is about. */
function meant(
  { uploads }: UploadQueueContext,
  event: UploadQueueEvent,
  ...phases: readonly UploadPhase[]
): boolean {
  const upload = 'key' in event ? find(uploads, event.key) : undefined
  return upload !== undefined && phases.includes(upload.phase)
}

const keyOf = (event: UploadQueueEvent): string => ('key' in event ? event.key : '')

const ended: readonly UploadPhase[] = ['failed', 'done']

/**
 * The uploads of a panel: which of them are being sent, in which order, and how far all of them are
 * (UPL-2). It says whose turn it is; each file's own upload does the rest.
 */
export const uploadQueueMachine = setup({
  types: {} as {
    input: UploadQueueInput
    context: UploadQueueContext
    events: UploadQueueEvent
  },
  guards: {
    isNew: ({ context, event }) =>
      event.type === 'user.add' &&
      event.files.some(({ key }) => find(context.uploads, key) === undefined),
    isOpen: ({ context, event }) => meant(context, event, 'waiting', 'active'),
    isPaused: ({ context, event }) => meant(context, event, 'paused'),
    isFailed: ({ context, event }) => meant(context, event, 'failed'),
    isActive: ({ context, event }) => meant(context, event, 'active'),
    isKnown: ({ context, event }) => find(context.uploads, keyOf(event)) !== undefined,
    isAnyOpen: ({ context }) => anyIn(context.uploads, 'waiting', 'active'),
    isAnyPaused: ({ context }) => anyIn(context.uploads, 'paused'),
    isAnyFailed: ({ context }) => anyIn(context.uploads, 'failed'),
    isAnyDone: ({ context }) => anyIn(context.uploads, 'done'),
    isEmpty: ({ context }) => context.uploads.length === 0,
    isSettled: ({ context }) => context.uploads.every(({ phase }) => ended.includes(phase)),
    isHeld: ({ context }) => !anyIn(context.uploads, 'waiting', 'active'),
    isAllThere: ({ context }) => isAllThere(context),
    isAnyMissing: ({ context }) => !isAllThere(context),
  },
  delays: { leaveDelay: 5_000 },
  actions: {
    add: change((uploads, event) =>
      event.type === 'user.add' ? added(uploads, event.files) : uploads,
    ),
    pause: change((uploads, event) =>
      moved(uploads, ['waiting', 'active'], 'paused', keyOf(event)),
    ),
    resume: change((uploads, event) => moved(uploads, ['paused'], 'waiting', keyOf(event))),
    retry: change((uploads, event) => moved(uploads, ['failed'], 'waiting', keyOf(event))),
    remove: change((uploads, event) => without(uploads, keyOf(event))),
    pauseAll: change((uploads) => moved(uploads, ['waiting', 'active'], 'paused')),
    resumeAll: change((uploads) => moved(uploads, ['paused'], 'waiting')),
    retryFailed: change((uploads) => moved(uploads, ['failed'], 'waiting')),
    clearFinished: change((uploads) => uploads.filter(({ phase }) => phase !== 'done')),
    keepTold: change((uploads, event) =>
      event.type === 'system.told' ? told(uploads, event) : uploads,
    ),
    letGo: assign(({ context: { uploads } }) => ({ letGo: uploads.map(({ key }) => key) })),
  },
}).createMachine({
  id: 'upload-queue',
  description: 'The uploads of a panel: whose turn it is, and how far all of them are.',
  context: ({ input: { parallel } }) => ({ parallel, uploads: [], letGo: [] }),
  type: 'parallel',
  states: {
    turns: {
      initial: 'empty',
      on: {
        'user.add': { guard: 'isNew', target: '.deciding', actions: 'add' },
        'user.pause': { guard: 'isOpen', target: '.deciding', actions: 'pause' },
        'user.resume': { guard: 'isPaused', target: '.deciding', actions: 'resume' },
        'user.retry': { guard: 'isFailed', target: '.deciding', actions: 'retry' },
        'user.remove': { guard: 'isKnown', target: '.deciding', actions: 'remove' },
        'user.pauseAll': { guard: 'isAnyOpen', target: '.deciding', actions: 'pauseAll' },
        'user.resumeAll': { guard: 'isAnyPaused', target: '.deciding', actions: 'resumeAll' },
        'user.retryFailed': { guard: 'isAnyFailed', target: '.deciding', actions: 'retryFailed' },
        'user.clearFinished': { guard: 'isAnyDone', target: '.deciding', actions: 'clearFinished' },
        // One that was paused or removed meanwhile may still tell of what it did before.
        'system.told': { guard: 'isActive', target: '.deciding', actions: 'keepTold' },
      },
      states: {
        empty: {},
        deciding: {
          always: [
            { guard: 'isEmpty', target: 'empty' },
            { guard: 'isSettled', target: 'settled' },
            { guard: 'isHeld', target: 'held' },
            { target: 'sending' },
          ],
        },
        sending: { description: 'At least one is on its way.' },
        held: { description: 'What is left to send is paused.' },
        settled: { description: 'Nothing is left to send.' },
      },
    },
    tray: {
      description: 'What shows them goes by itself once all are there, unless somebody is at it.',
      initial: 'needed',
      on: { 'user.come': '.watched' },
      states: {
        needed: { always: { guard: 'isAllThere', target: 'leaving' } },
        leaving: {
          always: { guard: 'isAnyMissing', target: 'needed' },
          after: { leaveDelay: { target: 'needed', actions: 'letGo' } },
        },
        watched: { on: { 'user.go': 'needed' } },
      },
    },
  },
})

const isAllThere = (context: UploadQueueContext): boolean => {
  const shown = inSight(context)
  return shown.length > 0 && shown.every(({ phase }) => phase === 'done')
}

/** Whoever has left makes room: who gets it is decided with every change. */
function change(
  by: (uploads: readonly QueuedUpload[], event: UploadQueueEvent) => readonly QueuedUpload[],
) {
  return assign<UploadQueueContext, UploadQueueEvent, undefined, UploadQueueEvent, never>(
    ({ context, event }) => {
      const uploads = admitted({ ...context, uploads: by(context.uploads, event) })
      // One that is removed and chosen once more is shown once more.
      return { uploads, letGo: context.letGo.filter((key) => find(uploads, key)) }
    },
  )
}
