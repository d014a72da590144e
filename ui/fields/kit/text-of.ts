import type { Json } from '#contracts/documents'
import type { ClientOption, ValueShape } from '#contracts/fields'
import { paragraphsOf } from '#rich-text/reading'

/** A value, and what its field says of it. */
export interface Valued {
  shape: ValueShape | null
  value: Json | undefined
  /** Of a choice. */
  options: readonly ClientOption[]
}

/** What a field shows of its value, as far as it is text. */
export function textOf({ shape, value, options }: Valued): string[] {
  if (value === null || value === undefined) return []
  switch (shape) {
    case 'option':
      return listOf(value).map((one) => labelOf(one, options))
    case 'richText':
      return paragraphsOf(value)
    case 'json':
      return [JSON.stringify(value)]
    case 'text':
    case 'number':
      return listOf(value).map(String)
    case 'boolean':
    case 'date':
    case 'point':
    case 'reference':
    case null:
      return []
  }
}

const listOf = (value: Json): readonly Json[] => (Array.isArray(value) ? value : [value])

const labelOf = (value: Json, options: readonly ClientOption[]): string =>
  options.find((option) => option.value === value)?.label ?? String(value)
