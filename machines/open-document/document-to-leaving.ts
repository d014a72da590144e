import { waitFor } from 'xstate'
import type { DocumentActor } from '#machines/document'
import { guardsLeaving, hasUnsaved, unkeptIn } from '#machines/document'
import type { End } from '../kit/follow.ts'
import { endAll } from '../kit/follow.ts'
import { isGone } from './is-gone.ts'
import type { DocumentWork, Unsaved } from './open-document.types.ts'
import type { StatusActors } from './status-source.ts'

type Actors = Pick<StatusActors, 'document' | 'journal' | 'lock'>

/** Tells what leaving would leave behind (DOC-4), and saves when leaving waits for that. */
export function documentToLeaving(
  actors: Actors,
  { tell, hear }: Pick<DocumentWork, 'tell' | 'hear'>,
): End {
  let told = JSON.stringify(null)
  const show = () => {
    const unsaved = unsavedOf(actors)
    const now = JSON.stringify(unsaved)
    if (told === now) return
    told = now
    tell.unsaved(unsaved)
  }
  const { document, journal, lock } = actors
  return endAll(
    document.subscribe(show),
    journal.subscribe(show),
    lock.subscribe(show),
    hear((event) => {
      if (event.type === 'page.saveWanted') void saveBeforeLeaving(document, tell)
    }),
    () => {
      if (told !== JSON.stringify(null)) tell.unsaved(null)
    },
  )
}

function unsavedOf({ document, journal, lock }: Actors): Unsaved | null {
  const state = document.getSnapshot()
  const { context } = state
  const isSaving = state.matches({ open: 'saving' })
  if (!state.hasTag('unsaved') || !(isSaving || hasUnsaved(context))) return null
  const isKept = journal.getSnapshot().matches('kept')
  return {
    onLeaving: guardsLeaving(state) ? 'ask' : 'save',
    saveAs: isGone(state) || lock.getSnapshot().hasTag('lockedOut') ? null : saveAsOf(document),
    copy: journal.getSnapshot().matches('failing') ? 'notKept' : isKept ? 'kept' : 'keeping',
    leftOut: unkeptIn(context),
  }
}

/** A save that would be refused before it is sent is not offered. */
function saveAsOf(document: DocumentActor): Unsaved['saveAs'] {
  const state = document.getSnapshot()
  const intent = intentOf(document)
  return state.can({ type: 'user.save', intent }) ? intent : null
}

const intentOf = (document: DocumentActor) =>
  document.getSnapshot().context.hasDrafts ? 'draft' : 'save'

/** A document that is saved has nothing unsaved any more, which is told by itself. */
async function saveBeforeLeaving(
  document: DocumentActor,
  tell: Pick<DocumentWork['tell'], 'notSaved'>,
): Promise<void> {
  document.send({ type: 'user.save', intent: intentOf(document) })
  const ended = await waitFor(document, (state) => !state.matches({ open: 'saving' })).catch(
    () => null,
  )
  if (ended?.hasTag('unsaved')) tell.notSaved()
}
