import type { DocumentData } from '#contracts/documents'
import type { DocumentActor, Unparsed } from '#machines/document'

/** What was typed into a form, as it is kept in the browser. */
export interface KeptDraft {
  values: DocumentData
  unparsed?: readonly Unparsed[]
}

/** What is typed there now; as long as it's still being read, what it's to begin with. */
export function draftOf(document: DocumentActor, initial: KeptDraft): KeptDraft {
  const state = document.getSnapshot()
  return state.matches('open')
    ? { values: state.context.values, unparsed: state.context.unparsed }
    : initial
}

/** Puts what was typed before into it, once it's read. */
export function restoreDraft(document: DocumentActor, draft: KeptDraft): void {
  const fill = () => {
    const state = document.getSnapshot()
    if (!state.matches('open')) return
    subscription.unsubscribe()
    const { unparsed } = draft
    document.send({
      ...{
        type: 'user.edit',
        change: 'fill',
        values: { ...state.context.values, ...draft.values },
      },
      ...(unparsed && { unparsed }),
    })
  }
  const subscription = document.subscribe(fill)
  fill()
}
