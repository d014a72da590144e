import type { Json } from '#config-schema'

/** What a cell is given: what its column holds, the value of its row, and the time zone beside it. */
export interface CellProps<Content = unknown> {
  content: Content
  value: Json
  zone?: string | undefined
}
