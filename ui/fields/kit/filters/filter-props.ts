import type { Json } from '#contracts/documents'
import type { Operator } from '#machines/filter'

/** What an input is given in which people say what a filter compares with. */
export interface FilterProps<Content = unknown> {
  label: string
  content: Content
  operator: Operator
  value: Json
  locale: string | null
  onChange: (value: Json) => void
}
