import { assign, emit, setup } from 'xstate'
import type { DocumentId } from '#contracts/documents'
import type { Folder } from '#contracts/folders'
import { toProblemData } from '#problems'
import { failing } from '../kit/failing.ts'
import { required } from '../kit/required.ts'
import type { Thrown } from '../kit/thrown.ts'
import { thrown } from '../kit/thrown.ts'
import {
  afterMove,
  draftOf,
  folderOf,
  mayMove,
  moveOf,
  withFolder,
  withoutFolder,
} from './folders.data.ts'
import type {
  FolderContents,
  FolderDraft,
  FoldersContext,
  FoldersEmitted,
  FoldersEvent,
  Move,
  Moved,
  MoveResult,
} from './folders.types.ts'

type Named = { id: DocumentId }
type Result = { result: MoveResult }

const foldersSetup = setup({
  types: {} as {
    context: FoldersContext
    events: FoldersEvent
    emitted: FoldersEmitted
    tags: 'busy'
  },
  actors: {
    read: required<readonly Folder[], void>('read'),
    save: required<Folder, FolderDraft | null>('save'),
    count: required<FolderContents, DocumentId | null>('count'),
    remove: required<void, DocumentId | null>('remove'),
    move: required<MoveResult, Move | null>('move'),
  },
  guards: {
    isThere: ({ context }, { id }: Named) => folderOf(context.folders, id) !== null,
    hasName: ({ context }) => context.draft !== null && context.draft.name.trim() !== '',
    isCounted: ({ context }) => context.contents !== null,
    mayMove: ({ context: { folders, move } }) => move !== null && mayMove(folders, move),
    mayDrop: ({ context: { folders } }, { move }: { move: Move }) => mayMove(folders, move),
  },
  actions: {
    know: assign((_, { folders }: { folders: readonly Folder[] }) => ({ folders })),
    beginNew: assign((_, { parent }: { parent: DocumentId | null }) => ({
      draft: { id: null, name: '', parent },
    })),
    begin: assign(({ context }, { id }: Named) => ({
      draft: draftOf(folderOf(context.folders, id)),
    })),
    name: assign(({ context: { draft } }, { name }: { name: string }) => ({
      draft: draft && { ...draft, name },
    })),
    keep: assign(({ context }, folder: Folder) => ({
      folders: withFolder(context.folders, folder),
    })),
    keepContents: assign((_, { contents }: { contents: FolderContents }) => ({ contents })),
    drop: assign(({ context: { folders, draft } }) => ({
      folders: draft?.id == null ? folders : withoutFolder(folders, draft.id),
    })),
    lift: assign((_, { moved }: { moved: Moved }) => ({ move: { ...moved, to: undefined } })),
    aim: assign(({ context: { move } }, { to }: { to: DocumentId | null }) => ({
      move: move && { ...move, to },
    })),
    aimAt: assign((_, { move }: { move: Move }) => ({ move })),
    place: assign(({ context }, { result }: Result) => {
      const move = moveOf(context)
      const isWhole = move !== null && result.refused === 0
      return { folders: isWhole ? afterMove(context.folders, move) : context.folders }
    }),
    keepProblem: assign((_, { thrown }: Thrown) => ({ problem: toProblemData(thrown) })),
    forgetProblem: assign({ problem: null }),
    forget: assign({ draft: null, contents: null, move: null, problem: null }),
    announceDeleted: emit(({ context: { draft } }) => ({
      type: 'deleted',
      folder: { id: draft?.id ?? '', name: draft?.name ?? '', parent: draft?.parent ?? null },
    })),
    announceMoved: emit(({ context }, { result }: Result) => ({
      type: 'moved',
      move: moveOf(context) ?? { documents: null, folders: [], to: null },
      result,
    })),
    announceFailure: emit((_, { thrown }: Thrown) => ({
      type: 'failed',
      problem: toProblemData(thrown),
    })),
  },
})

const heard = {
  params: ({ event }: { event: { output: MoveResult } }) => ({ result: event.output }),
}

/** All of it was moved, or what was not may be anywhere by now. */
const moved = {
  target: '#folders.idle',
  actions: [
    { type: 'place', ...heard },
    { type: 'announceMoved', ...heard },
  ],
} as const

/** The folders of a list: made, named, deleted, and filled (UPL-5). */
export const foldersMachine = foldersSetup.createMachine({
  id: 'folders',
  description:
    'The folders of a list: making, naming and deleting them, and moving things into them.',
  context: { folders: [], draft: null, contents: null, move: null, problem: null },
  initial: 'reading',
  states: {
    reading: {
      tags: 'busy',
      invoke: {
        src: 'read',
        onDone: {
          target: 'idle',
          actions: { type: 'know', params: ({ event }) => ({ folders: event.output }) },
        },
        onError: failing('unread'),
      },
    },
    unread: { exit: 'forgetProblem', on: { 'user.retry': 'reading' } },
    idle: {
      entry: 'forget',
      on: {
        'user.make': {
          target: 'naming',
          actions: { type: 'beginNew', params: ({ event }) => event },
        },
        'user.rename': {
          guard: { type: 'isThere', params: ({ event }) => event },
          target: 'naming',
          actions: { type: 'begin', params: ({ event }) => event },
        },
        'user.delete': {
          guard: { type: 'isThere', params: ({ event }) => event },
          target: 'deleting',
          actions: { type: 'begin', params: ({ event }) => event },
        },
        'user.move': { target: 'moving', actions: { type: 'lift', params: ({ event }) => event } },
        'user.drop': {
          guard: { type: 'mayDrop', params: ({ event }) => event },
          target: 'dropping',
          actions: { type: 'aimAt', params: ({ event }) => event },
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
            'user.cancel': '#folders.idle',
          },
        },
        saving: {
          tags: 'busy',
          entry: 'forgetProblem',
          invoke: {
            src: 'save',
            input: ({ context }) => context.draft,
            onDone: {
              target: '#folders.idle',
              actions: { type: 'keep', params: ({ event }) => event.output },
            },
            onError: failing('editing'),
          },
        },
      },
    },
    deleting: {
      initial: 'counting',
      states: {
        counting: {
          description: 'Whoever decides knows what is in it.',
          tags: 'busy',
          entry: 'forgetProblem',
          invoke: {
            src: 'count',
            input: ({ context }) => context.draft?.id ?? null,
            onDone: {
              target: 'asking',
              actions: {
                type: 'keepContents',
                params: ({ event }) => ({ contents: event.output }),
              },
            },
            onError: failing('asking'),
          },
          on: { 'user.cancel': '#folders.idle' },
        },
        asking: {
          on: {
            'user.submit': [{ guard: 'isCounted', target: 'running' }, { target: 'counting' }],
            'user.cancel': '#folders.idle',
          },
        },
        running: {
          tags: 'busy',
          entry: 'forgetProblem',
          invoke: {
            src: 'remove',
            input: ({ context }) => context.draft?.id ?? null,
            onDone: { target: '#folders.idle', actions: ['drop', 'announceDeleted'] },
            onError: failing('asking'),
          },
        },
      },
    },
    moving: {
      initial: 'choosing',
      states: {
        choosing: {
          on: {
            'user.choose': { actions: { type: 'aim', params: ({ event }) => event } },
            'user.submit': { guard: 'mayMove', target: 'running' },
            'user.cancel': '#folders.idle',
          },
        },
        running: {
          tags: 'busy',
          entry: 'forgetProblem',
          invoke: {
            src: 'move',
            input: ({ context }) => moveOf(context),
            onDone: moved,
            onError: failing('choosing'),
          },
        },
      },
    },
    dropping: {
      description: 'Where to is known: nothing is asked.',
      tags: 'busy',
      invoke: {
        src: 'move',
        input: ({ context }) => moveOf(context),
        onDone: moved,
        onError: { target: 'idle', actions: { type: 'announceFailure', params: thrown } },
      },
    },
  },
})
