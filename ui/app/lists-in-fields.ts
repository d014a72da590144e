import { lazy } from 'react'
import type { ListsInFields } from '../fields/kit/lists-in-fields.ts'

/** Each is loaded with the first of its kind. */
export const listsInFields: ListsInFields = {
  JoinTable: lazy(async () => ({
    default: (await import('../views/joined-list/JoinTable.tsx')).JoinTable,
  })),
  ListDrawer: lazy(async () => ({
    default: (await import('../views/list-drawer/ListDrawer.tsx')).ListDrawer,
  })),
}
