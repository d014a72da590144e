import type { DocumentId } from '#contracts/documents'
import type { SelectionActor } from '#machines/selection'

/** Whether a document is chosen; a hook for one row asks no more. */
export const isChosen = (id: DocumentId) => (state: ReturnType<SelectionActor['getSnapshot']>) =>
  state.matches('all') ? !state.context.without.includes(id) : state.context.ids.includes(id)
