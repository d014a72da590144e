import type { ClientCollection, SignedInConfig } from '#contracts/admin-config'
import type { ListQuery } from '../../client/lists.ts'
import type { Panel } from '../../kit/panel.ts'
import type { Column } from './columns.ts'
import type { useListHref } from './use-list-href.ts'

/** Where the work of an open list meets the panel, the server and what the list shows. */
export interface ListSeam {
  panel: Panel
  config: SignedInConfig
  collection: ClientCollection
  now(): Shown
}

/** What a list shows at the moment. */
export interface Shown {
  query: ListQuery
  /** Of a tree, all that is in it. */
  whole: ListQuery
  columns: readonly Column[]
  /** Makes addresses of it. */
  href: ReturnType<typeof useListHref>
}
