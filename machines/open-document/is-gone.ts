import type { DocumentSnapshot } from '#machines/document'
import type { ProblemCode } from '#problems'

/** Whether it was deleted, and not by a command of this form. */
export const isGone = (state: DocumentSnapshot): boolean =>
  state.matches({ open: { settled: 'gone' } }) || state.matches({ open: { unsaved: 'gone' } })

/** Whether it could not be opened because it, or its collection, no longer exists. */
export const isMissing = (state: DocumentSnapshot): boolean =>
  state.matches('unavailable') && missing.includes(state.context.problem?.code)

const missing: readonly (ProblemCode | undefined)[] = ['document.notFound', 'server.routeGone']
