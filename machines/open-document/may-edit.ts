import type { DocumentSnapshot } from '#machines/document'

/** Whether the machine takes edits at all: this person may write, and the document is there. */
export const mayEdit = (state: DocumentSnapshot): boolean =>
  state.can({ type: 'user.edit', path: '', value: null })
