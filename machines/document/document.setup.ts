import { assign, emit, setup } from 'xstate'
import type { DocumentData, DocumentRef, LoadedDocument, ProblemCode } from '#config-schema'
import { Problem, toProblemData } from '#config-schema'
import { required } from '../kit/required.ts'
import type {
  DocumentContext,
  DocumentEmitted,
  DocumentEvent,
  DocumentInput,
  SavedDocument,
  SaveRequest,
} from './document.types.ts'
import {
  edited,
  hasUnsaved,
  isBackToBase,
  isNew,
  isWorthSaving,
  opened,
  refused,
  reverted,
  saved,
  sent,
  unreached,
} from './draft.ts'

interface Thrown {
  thrown: unknown
}

/** The words of a document: what it knows, hears and tells, and the work it asks for. */
export const documentSetup = setup({
  types: {} as {
    input: DocumentInput
    context: DocumentContext
    events: DocumentEvent
    emitted: DocumentEmitted
    tags: 'busy' | 'unsaved'
  },
  actors: {
    load: required<LoadedDocument, DocumentRef>('load'),
    save: required<SavedDocument, SaveRequest>('save'),
    remove: required<void, DocumentRef>('remove'),
  },
  guards: {
    hasUnsaved: ({ context }) => hasUnsaved(context),
    isBackToBase: ({ context }) => isBackToBase(context),
    isWorthSaving: ({ context, event }) =>
      event.type === 'user.save' &&
      context.permissions[event.intent === 'publish' ? 'publish' : 'update'] &&
      isWorthSaving(context, event.intent),
    mayDelete: ({ context }) => context.permissions.delete && !isNew(context),
    mayEdit: ({ context }) => context.permissions.update,
    isCreation: ({ context }) => isNew(context),
    /** Whether a document was made is not known when the answer is lost: twice would be one too many. */
    mayRepeat: ({ context }) => !isNew(context),
    isSessionEnded: (_, { thrown }: Thrown) => has(thrown, 'session.ended'),
    isInvalid: (_, { thrown }: Thrown) => has(thrown, 'document.invalid'),
    isUnreachable: (_, { thrown }: Thrown) => has(thrown, 'server.unreachable'),
    isLocked: (_, { thrown }: Thrown) => has(thrown, 'document.locked'),
  },
  actions: {
    open: assign((_, loaded: LoadedDocument) => opened(loaded)),
    edit: assign(({ context, event }) => edited(context, event)),
    revert: assign(({ context }) => reverted(context)),
    send: assign(({ context, event }) =>
      sent(context, event.type === 'user.save' ? event.intent : context.intent),
    ),
    adopt: assign(({ context }, answer: SavedDocument) => saved(context, answer)),
    keepProblem: assign((_, { thrown }: Thrown) => refused(thrown)),
    forgetProblem: assign({ problem: null }),
    keepRemovalProblem: assign((_, { thrown }: Thrown) => ({
      removalProblem: toProblemData(thrown),
    })),
    forgetRemovalProblem: assign({ removalProblem: null }),
    countAttempt: assign(({ context }, { thrown }: Thrown) => unreached(context, thrown)),
    announceCreation: emit((_, { id }: SavedDocument) => ({
      type: 'created' as const,
      id: id ?? '',
    })),
    announceSave: emit((_, { data }: { data: DocumentData }) => ({ type: 'saved' as const, data })),
    announceDeletion: emit({ type: 'deleted' }),
    announceSessionEnd: emit({ type: 'sessionEnded' }),
  },
  delays: {
    /** 2, 4, 8, 16, then every 30 seconds. */
    retryDelay: ({ context }) => retryDelay(context.attempts),
  },
})

/** ms to wait before the next try of a save that did not reach the server. */
export const retryDelay = (attempts: number): number =>
  Math.min(1000 * 2 ** Math.max(attempts, 1), 30_000)

const has = (thrown: unknown, code: ProblemCode): boolean =>
  thrown instanceof Problem && thrown.code === code
