import type { DocumentId } from '#contracts/documents'
import type { ListQuery } from '../client/lists.ts'

/** Some pages of a list, one after the other, as they were last on the screen. */
export interface ShownList {
  query: ListQuery
  first: number
  last: number
  totalPages: number
  ids: readonly DocumentId[]
}

/** What each collection's list showed when it was left: its documents lead to each other. */
export type ShownLists = Map<string, ShownList>
