import { createActor, fromPromise } from 'xstate'
import type { DocumentActor, DocumentContext, DocumentSnapshot } from '#machines/document'
import type { JournalActor } from '#machines/journal'
import { journalMachine } from '#machines/journal'
import type { End } from './follow.ts'
import { endAll, follow } from './follow.ts'
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
  return state.matches({ open: 'saving' })
    ? { ...context, unanswered: [...unanswered, sent] }
    : context
}

/** What is typed is kept on this device until the server has it (DOC-13). */
export const documentToJournal = (
  document: DocumentActor,
  journal: JournalActor,
  { hear }: DocumentWork,
): End =>
  endAll(
    follow(
      document,
      ({ context }) => context,
      () => {
        const isUnsaved = document.getSnapshot().hasTag('unsaved')
        journal.send({ type: isUnsaved ? 'document.changed' : 'document.settled' })
      },
      isKeptAlike,
    ),
    hear((event) => {
      if (event.type === 'page.leaving') journal.send({ type: 'page.leaving' })
    }),
  )

const isKeptAlike = (one: DocumentContext, other: DocumentContext): boolean =>
  one.values === other.values &&
  one.unparsed === other.unparsed &&
  one.base === other.base &&
  one.unanswered === other.unanswered
