import type { DocumentSnapshot } from '#machines/document'

/** Whether it was deleted, and not by a command of this form. */
export const isGone = (state: DocumentSnapshot): boolean =>
  state.matches({ open: { settled: 'gone' } }) || state.matches({ open: { unsaved: 'gone' } })

/** Whether it could not be opened because it no longer exists. */
export const isMissing = (state: DocumentSnapshot): boolean =>
  state.matches('unavailable') && state.context.problem?.code === 'document.notFound'
