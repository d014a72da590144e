import type { Entry } from './entry.ts'

/** The DOM id of an entry in its list. */
export const optionId = (listId: string, { id }: Entry): string => `${listId}-${id}`
