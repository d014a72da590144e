import type { DocumentActor } from '#machines/document'
import type { Draft } from './open-bulk-upload.types.ts'

/** What is entered there now; as long as it's still being read, what it's to begin with. */
export function draftOf(document: DocumentActor, initial: Draft): Draft {
  const state = document.getSnapshot()
  return state.matches('open')
    ? { values: state.context.values, unparsed: state.context.unparsed }
    : initial
}

/** Puts what was entered before into it, once it's read. */
export function restoreDraft(document: DocumentActor, draft: Draft): void {
  const fill = () => {
    const state = document.getSnapshot()
    if (!state.matches('open')) return
    subscription.unsubscribe()
    const { unparsed } = draft
    const values = { ...state.context.values, ...draft.values }
    document.send({ type: 'user.edit', change: 'fill', values, ...(unparsed && { unparsed }) })
  }
  const subscription = document.subscribe(fill)
  fill()
}
