import { selectPageId } from '../selection/SelectPage.tsx'

/** The button that holds the work up, or lets it go on. */
export const holdUpId = 'bulk-hold-up'

/** Where the focus goes when a window closes and what opened it is not there any more (R5). */
export const focusAfter = (): HTMLElement | null =>
  document.getElementById(holdUpId) ?? document.getElementById(selectPageId)
