import { assign, emit, setup } from 'xstate'
import type { DocumentId } from '#contracts/documents'
import { toProblemData } from '#problems'
import { failing } from '../kit/failing.ts'
import { required } from '../kit/required.ts'
import type { Thrown } from '../kit/thrown.ts'
import { thrown } from '../kit/thrown.ts'
import { chosenView, draftOf, newDraft, withView } from './views.data.ts'
import type {
  ListState,
  SavedView,
  Sharing,
  ViewDraft,
  ViewsContext,
  ViewsEmitted,
  ViewsEvent,
  ViewsInput,
} from './views.types.ts'

type Listed = { list: ListState }
type Renamed = { title: string }
type Shared = { sharing: Sharing }

const viewsSetup = setup({
  types: {} as {
    input: ViewsInput
    context: ViewsContext
    events: ViewsEvent
    emitted: ViewsEmitted
    tags: 'busy'
  },
  actors: {
    read: required<readonly SavedView[], void>('read'),
    save: required<SavedView, ViewDraft | null>('save'),
    remove: required<void, DocumentId | null>('remove'),
  },
  guards: {
    mayUpdate: ({ context }) => chosenView(context)?.may.update === true,
    mayDelete: ({ context }) => chosenView(context)?.may.delete === true,
    hasTitle: ({ context }) => context.draft !== null && context.draft.title.trim() !== '',
    keepsList: ({ context }) => context.draft?.list !== null,
  },
  actions: {
    know: assign((_, { views }: { views: readonly SavedView[] }) => ({ views })),
    follow: assign((_, { chosen }: ViewsInput) => ({ chosen })),
    beginNew: assign((_, { list }: Listed) => ({ draft: newDraft(list) })),
    beginList: assign(({ context }, { list }: Listed) => ({
      draft: draftOf(chosenView(context), list),
    })),
    begin: assign(({ context }) => ({ draft: draftOf(chosenView(context), null) })),
    rename: assign(({ context: { draft } }, { title }: Renamed) => ({
      draft: draft && { ...draft, title },
    })),
    share: assign(({ context: { draft } }, { sharing }: Shared) => ({
      draft: draft && { ...draft, sharing },
    })),
    keep: assign(({ context: { views } }, view: SavedView) => ({ views: withView(views, view) })),
    choose: assign((_, { id }: SavedView) => ({ chosen: String(id) })),
    forgetView: assign(({ context: { draft, views } }) => ({
      views: views.filter(({ id }) => id !== draft?.id),
      chosen: null,
    })),
    keepProblem: assign((_, { thrown }: Thrown) => ({ problem: toProblemData(thrown) })),
    forgetProblem: assign({ problem: null }),
    forget: assign({ draft: null, problem: null }),
    announceSaved: emit((_, view: SavedView) => ({ type: 'saved', view })),
    announceDescribed: emit((_, view: SavedView) => ({ type: 'described', view })),
    announceDeleted: emit(({ context }) => ({
      type: 'deleted',
      title: context.draft?.title ?? '',
    })),
    announceFailure: emit((_, { thrown }: Thrown) => ({
      type: 'failed',
      problem: toProblemData(thrown),
    })),
  },
})

/** The views of a list that are kept under a name, for oneself or for others (LIST-4). */
export const viewsMachine = viewsSetup.createMachine({
  id: 'views',
  description: 'The views of a list: reading, saving, describing, sharing and deleting them.',
  context: ({ input }) => ({ ...input, views: [], draft: null, problem: null }),
  initial: 'reading',
  on: { 'browser.moved': { actions: { type: 'follow', params: ({ event }) => event } } },
  states: {
    reading: {
      tags: 'busy',
      invoke: {
        src: 'read',
        onDone: {
          target: 'idle',
          actions: { type: 'know', params: ({ event }) => ({ views: event.output }) },
        },
        onError: failing('unread'),
      },
    },
    unread: { exit: 'forgetProblem', on: { 'user.retry': 'reading' } },
    idle: {
      entry: 'forget',
      on: {
        'user.save': {
          guard: 'mayUpdate',
          target: 'saving',
          actions: { type: 'beginList', params: ({ event }) => event },
        },
        'user.saveAs': {
          target: 'describing',
          actions: { type: 'beginNew', params: ({ event }) => event },
        },
        'user.describe': { guard: 'mayUpdate', target: 'describing', actions: 'begin' },
        'user.delete': { guard: 'mayDelete', target: 'deleting', actions: 'begin' },
      },
    },
    saving: {
      tags: 'busy',
      invoke: {
        src: 'save',
        input: ({ context }) => context.draft,
        onDone: {
          target: 'idle',
          actions: [
            { type: 'keep', params: ({ event }) => event.output },
            { type: 'choose', params: ({ event }) => event.output },
            { type: 'announceSaved', params: ({ event }) => event.output },
          ],
        },
        onError: {
          target: 'idle',
          actions: { type: 'announceFailure', params: thrown },
        },
      },
    },
    describing: {
      initial: 'editing',
      states: {
        editing: {
          on: {
            'user.rename': { actions: { type: 'rename', params: ({ event }) => event } },
            'user.share': { actions: { type: 'share', params: ({ event }) => event } },
            'user.submit': { guard: 'hasTitle', target: 'saving' },
            'user.cancel': '#views.idle',
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
                guard: 'keepsList',
                target: '#views.idle',
                actions: [
                  { type: 'keep', params: ({ event }) => event.output },
                  { type: 'choose', params: ({ event }) => event.output },
                  { type: 'announceSaved', params: ({ event }) => event.output },
                ],
              },
              {
                target: '#views.idle',
                actions: [
                  { type: 'keep', params: ({ event }) => event.output },
                  { type: 'announceDescribed', params: ({ event }) => event.output },
                ],
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
        asking: { on: { 'user.confirm': 'running', 'user.cancel': '#views.idle' } },
        running: {
          tags: 'busy',
          entry: 'forgetProblem',
          invoke: {
            src: 'remove',
            input: ({ context }) => context.draft?.id ?? null,
            onDone: { target: '#views.idle', actions: ['announceDeleted', 'forgetView'] },
            onError: failing('asking'),
          },
        },
      },
    },
  },
})
