import type { DocumentSnapshot } from '#machines/document'

/** Whether someone else has deleted it. */
export const isGone = (state: DocumentSnapshot): boolean =>
  state.matches({ open: { settled: 'gone' } }) || state.matches({ open: { unsaved: 'gone' } })
