import type { Json } from '#config-schema'
import type { Operator } from '#machines/filter'
import type { ColumnContent } from '../../columns.ts'

/** What the input of a value is given, whatever the field's kind. */
export interface ValueProps<Content extends ColumnContent = ColumnContent> {
  label: string
  content: Content
  operator: Operator
  value: Json
  locale: string | null
  onChange: (value: Json) => void
}
