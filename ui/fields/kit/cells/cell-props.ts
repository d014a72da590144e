import type { Json } from '#contracts/documents'

/** What a cell is given: what its column holds, the value of its row, and the time zone beside it. */
export interface CellProps<Content = unknown> {
  content: Content
  value: Json
  zone?: string | undefined
}
