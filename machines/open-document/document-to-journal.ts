import { createActor, fromPromise } from 'xstate'
import type { DocumentActor, DocumentContext, DocumentSnapshot } from '#machines/document'
import type { JournalActor } from '#machines/journal'
import { journalMachine } from '#machines/journal'
import type { End } from '../kit/follow.ts'
import { endAll, follow } from '../kit/follow.ts'
import type { DocumentWork } from './open-document.types.ts'

export const createJournal = (
  document: DocumentActor,
  { clock, journal }: DocumentWork,
): JournalActor =>
  createActor(
    journalMachine.provide({
      actors: {
        keep: fromPromise(() => journal.keep(withSent(document.getSnapshot()))),
        clear: fromPromise(() => journal.clear()),
      },
    }),
    { clock },
  )

/** A save that is on its way may arrive although no answer comes: what was typed back since is kept. */
const withSent = (state: DocumentSnapshot): DocumentContext => {
  const { context } = state
  const { sent, unanswered } = context
  return isSaving(state) ? { ...context, unanswered: [...unanswered, sent] } : context
}

/** What is typed is kept on this device until the server has it (DOC-13). */
export const documentToJournal = (
  document: DocumentActor,
  journal: JournalActor,
  { hear }: Pick<DocumentWork, 'hear'>,
): End =>
  endAll(
    follow(
      document,
      (state) => state,
      (state) =>
        journal.send({ type: state.hasTag('unsaved') ? 'document.changed' : 'document.settled' }),
      isKeptAlike,
    ),
    hear((event) => {
      if (event.type === 'page.leaving') journal.send({ type: 'page.leaving' })
      if (event.type === 'page.named' && document.getSnapshot().hasTag('unsaved'))
        journal.send({ type: 'document.changed' })
    }),
  )

/** Whoever comes back is to know what was sent. */
const isSaving = (state: DocumentSnapshot): boolean => state.matches({ open: 'saving' })

/** What is settled without a change, such as a refused save of nothing, needs no copy any more either. */
const isKeptAlike = (now: DocumentSnapshot, known: DocumentSnapshot): boolean =>
  now.context.values === known.context.values &&
  now.context.unparsed === known.context.unparsed &&
  now.context.base === known.context.base &&
  now.context.unanswered === known.context.unanswered &&
  isSaving(now) === isSaving(known) &&
  (now.hasTag('unsaved') || !known.hasTag('unsaved'))
