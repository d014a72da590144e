import type { Json } from '#config-schema'

/** What a cell is given: what its column holds, and the value of its row. */
export interface CellProps<Content = unknown> {
  content: Content
  value: Json
}
