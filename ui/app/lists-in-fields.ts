import type { ListsInFields } from '../fields/kit/lists-in-fields.ts'
import { later } from '../kit/later.tsx'

/** Each is loaded with the first of its kind. */
export const listsInFields: ListsInFields = {
  JoinTable: later(async () => (await import('../views/joined-list/JoinTable.tsx')).JoinTable),
  ListDrawer: later(async () => (await import('../views/list-drawer/ListDrawer.tsx')).ListDrawer),
}
