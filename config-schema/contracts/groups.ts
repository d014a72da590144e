import type { PlainWhere } from './fields/reference-fields.ts'

/** Below `{api}`, before the slug of a collection; `GET` says in which groups its documents are. */
export const groupsPath = '/stateroom/groups'

/** As many groups as are on a page. */
export const groupsOnPage = 10

/** As many groups as can be reached: whoever has more should filter first. */
export const mostGroups = 200

/** The documents that have the same value in a field. */
export interface DocumentGroup {
  /** A day is `2026-11-22`, a reference the id of its document; null: the field is empty. */
  value: string | number | boolean | null
  /** Of the document that a reference names; null where this person does not see it, or it has none. */
  title?: string | null
  count: number
  /** Which documents these are, as Payload is asked for them. */
  where: PlainWhere
}

/** What it answers. */
export interface GroupsAnswer {
  groups: readonly DocumentGroup[]
  page: number
  hasMore: boolean
  /** How many documents there are in all groups. */
  totalDocs: number
}
