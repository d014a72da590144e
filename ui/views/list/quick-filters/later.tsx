import { later } from '../../../kit/later.tsx'
import type { List } from '../use-list.ts'
import css from './Pending.module.css'

const Filters = later(async () => (await import('./QuickFilters.tsx')).QuickFilters)

/** Those of a list of drafts; of others, and of a trash, nothing could be asked that way. */
export const quickFilters = (list: List) =>
  list.collection.drafts !== null &&
  !list.place.isTrash && <Filters list={list} pending={<div className={css.root} />} />
