/** Where the focus goes when a part of the list that had it is gone. */
export const listFocus = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('#task-give') ??
  document.querySelector<HTMLElement>('#tasks-heading')

/** Where it goes when a task is no longer edited, or isn't taken back after all. */
export const taskFocus = (id: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-task="${CSS.escape(id)}"] button`) ?? listFocus()
