import type { Json } from '#config-schema'
import type { ColumnContent } from '../columns.ts'

/** What a cell is given: what its column holds, and the value of its row. */
export interface CellProps<Content = ColumnContent> {
  content: Content
  value: Json
}
