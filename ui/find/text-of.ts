import type { ClientOption, Json } from '#config-schema'
import { paragraphsOf } from '../fields/rich-text/paragraphs-of.ts'
import type { Leaf } from './leaves.ts'

/** What a field shows of its value, as far as it is text. */
export function textOf({ shape, value, options }: Leaf): string[] {
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
