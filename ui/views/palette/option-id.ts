import type { Entry } from './entry.ts'

/** The DOM id of an entry in its list: whatever stands in the id of a document, it is one word. */
export const optionId = (listId: string, { id }: Entry): string =>
  `${listId}-${encodeURIComponent(id)}`
