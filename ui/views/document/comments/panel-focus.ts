import type { DocumentId } from '#contracts/documents'

/** Where the focus goes when a part of the panel that had it is gone. */
export const panelFocus = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('#comments h2, #comments-list')

/** Where it goes when what was written to a thread is sent, or discarded. */
export const threadFocus = (thread: DocumentId): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-thread="${CSS.escape(String(thread))}"]`) ??
  panelFocus()

/** Where it goes when somebody chooses to edit a comment. */
export const editFocus = (comment: DocumentId): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-comment="${CSS.escape(String(comment))}"] textarea`)

/** The first text that stands in the panel: what somebody just began, or went on with. */
export const draftFocus = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('#comments-list textarea')
