import { assign, emit, enqueueActions, setup } from 'xstate'
import type { DocumentData, DocumentRef, LoadedDocument } from '#contracts/documents'
import { isProblem, isUnreachable, toProblemData } from '#problems'
import { required } from '../kit/required.ts'
import { retryDelay } from '../kit/retry-delay.ts'
import type { Thrown } from '../kit/thrown.ts'
import { anew } from './anew.ts'
import type {
  DocumentContext,
  DocumentEmitted,
  DocumentEvent,
  DocumentInput,
  SavedDocument,
  SaveRequest,
} from './document.types.ts'
import { isBackToBase, opened } from './draft.ts'
import { chosen, editBy, edited, renewed, restored, reverted } from './edits.ts'
import { askedBy } from './reverting.ts'
import {
  hasChanges,
  hasUnsaved,
  isAnother,
  isContested,
  isNew,
  isStale,
  isUnfinished,
  joined,
  joinedFields,
  madeBefore,
  objections,
  refused,
  saved,
  savesItself,
  sent,
  unanswered,
  unfinished,
  unreached,
} from './saving.ts'
import { contended, isContended, isSavedAlready, savedAlready } from './stale.ts'
import { broughtBack, isTakingContested, takenIn } from './taken-in.ts'
import { unparsedIn } from './unparsed.ts'
import { isNoAnswer, rewrittenIn, untakenIn, untakenProblem } from './untaken.ts'
import { equal } from './values.ts'

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
  },
  guards: {
    hasUnsaved: ({ context }) => hasUnsaved(context),
    isUnchanged: ({ context }) => !hasUnsaved(context),
    isBackToBase: ({ context }) => isBackToBase(context),
    isWorthSaving: ({ context, event }) =>
      objections(context, intentOf(context, event)).length === 0,
    savesItself: ({ context }) => savesItself(context),
    hasChanges: ({ context }) => hasChanges(context),
    /** All that is left is half typed. */
    isOnlyUnparsed: ({ context }) => !hasChanges(context) && unparsedIn(context).length > 0,
    isAllParsed: ({ context }) => unparsedIn(context).length === 0,
    isUnfinished: ({ context, event }) => isUnfinished(context, intentOf(context, event)),
    isNextUnfinished: ({ context }) => context.next !== null && isUnfinished(context, context.next),
    hasNext: ({ context }) => context.next !== null,
    mayEdit: ({ context }) => context.permissions.update,
    isDecided: ({ context }) => context.conflicts.length === 0,
    isCreation: ({ context }) => isNew(context),
    isNoAnswer: ({ context }, answer: SavedDocument) => isNoAnswer(context, answer),
    isUntaken: ({ context }, { data }: SavedDocument) => untakenIn(context, data).length > 0,
    /** What was typed beside it since saves itself. */
    isUntakenWithMore: ({ context }, { data }: SavedDocument) =>
      !isNew(context) &&
      savesItself(context) &&
      !equal(context.sent, context.values) &&
      untakenIn(context, data).length > 0,
    isUntakenCreation: ({ context }, { data }: SavedDocument) =>
      isNew(context) && untakenIn(context, data).length > 0,
    isStale: ({ context }, { thrown }: Thrown) => isStale(context, thrown),
    isContested: ({ context }, { thrown }: Thrown) => isContested(context, thrown),
    isSavedAlready: ({ context }, { thrown }: Thrown) => isSavedAlready(context, thrown),
    isContended: ({ context }, { thrown }: Thrown) => isContended(context, thrown),
    /** What is public should be what its author has seen. */
    isStalePublication: ({ context }, { thrown }: Thrown) =>
      isStale(context, thrown) && ['publish', 'revert'].includes(context.next ?? context.intent),
    isSessionEnded: (_, { thrown }: Thrown) => isProblem(thrown, 'session.ended'),
    isInvalid: (_, { thrown }: Thrown) => isProblem(thrown, 'document.invalid'),
    isUnreachable: (_, { thrown }: Thrown) => isUnreachable(thrown),
    isTakingContested: ({ context, event }) => isTakingContested(context, event),
    /** Somebody else deleted it; a new document cannot be gone. */
    isGone: ({ context }, { thrown }: Thrown) =>
      (isProblem(thrown, 'document.notFound') && !isNew(context)) || isAnother(context, thrown),
    isLocked: (_, { thrown }: Thrown) => isProblem(thrown, 'document.locked'),
  },
  actions: {
    open: assign((_, loaded: LoadedDocument) => opened(loaded)),
    edit: assign(({ context, event }) => edited(context, event)),
    restore: assign(({ context, event }) => restored(context, event)),
    renew: assign(({ event }) => renewed(event)),
    comeBack: assign(({ context, event }) => broughtBack(context, event)),
    takeIn: assign(({ context, event }) => takenIn(context, event)),
    revert: assign(({ context }) => reverted(context)),
    choose: assign(({ context, event }) => chosen(context, event)),
    send: assign(({ context, event }) => {
      const asked = askedBy(context, event)
      return { ...asked, ...sent({ ...context, ...asked }, intentOf(context, event)) }
    }),
    sendItself: assign(({ context }) => sent(context, 'autosave')),
    sendAnew: assign(({ context }) => anew(context)),
    sendNext: assign(({ context }) => sent(context, context.next ?? context.intent)),
    queue: assign(({ context, event }) => ({
      ...askedBy(context, event),
      next: intentOf(context, event),
    })),
    queueItself: assign(({ context }) => ({ next: context.next ?? ('autosave' as const) })),
    adoptTaken: assign(({ context }, answer: SavedDocument) => ({
      ...saved(context, answer),
      problem: untakenProblem(context, answer.data),
      next: null,
    })),
    adopt: assign(({ context }, answer: SavedDocument) => saved(context, answer)),
    adoptTheirs: assign(({ context }, { thrown }: Thrown) => savedAlready(context, thrown)),
    contend: assign(({ context }, { thrown }: Thrown) => contended(context, thrown)),
    join: assign(({ context }, { thrown }: Thrown) => joined(context, thrown)),
    keepReason: assign((_, { thrown }: Thrown) => ({ problem: toProblemData(thrown) })),
    keepProblem: assign(({ context }, { thrown }: Thrown) => refused(context, thrown)),
    keepEnd: assign({ problem: { code: 'document.notFound' as const, details: {} } }),
    forgetProblem: assign({ problem: null }),
    doubtAnswer: assign(({ context }) => unanswered(context)),
    countAttempt: assign(({ context }, { thrown }: Thrown) => unreached(context, thrown)),
    refuse: assign(({ context, event }) => unfinished(context, intentOf(context, event))),
    refuseNext: assign(({ context }) => unfinished(context, context.next ?? context.intent)),
    announceEdit: emit(({ context, event }) => editBy(context, event, edited(context, event))),
    announceRestore: emit(({ context, event }) => ({
      ...editBy(context, event, restored(context, event)),
      type: 'restored' as const,
    })),
    announceRevert: emit(({ context, event }) => editBy(context, event, reverted(context))),
    announceChoice: emit(({ context, event }) => editBy(context, event, chosen(context, event))),
    announceUnfinished: emit({ type: 'unfinished' }),
    announceCreation: emit((_, { id }: SavedDocument) => ({
      type: 'created' as const,
      id: id ?? '',
    })),
    announceSave: emit((_, { data }: { data: DocumentData }) => ({ type: 'saved' as const, data })),
    announceSaved: emit(({ context }) => ({ type: 'saved' as const, data: context.base })),
    announceRewriting: enqueueActions(({ context, enqueue }, { data }: SavedDocument) => {
      const places = rewrittenIn(context, data)
      if (places.length > 0) enqueue.emit({ type: 'rewritten', places })
    }),
    announceMerge: emit(({ context }, { thrown }: Thrown) => ({
      type: 'merged' as const,
      fields: joinedFields(context, thrown),
    })),
    announceMade: enqueueActions(({ context, enqueue }, { thrown }: Thrown) => {
      const id = madeBefore(context, thrown)
      if (id !== null) enqueue.emit({ type: 'created', id })
    }),
    announceDeletion: emit({ type: 'deleted' }),
  },
  delays: {
    retryDelay: ({ context }) => retryDelay(context.attempts),
    autosaveDelay: ({ context }) => context.autosaveMs ?? 0,
  },
})

/** What a save is to mean: what is said now, or what it meant before. */
const intentOf = ({ intent }: DocumentContext, event: DocumentEvent) =>
  event.type === 'user.save' ? event.intent : intent
