import type { Option } from 'payload'
import type { ClientOption, FieldOfKind } from '#config-schema'
import type { ReadText } from '../texts.ts'
import type { Common } from './parts.ts'
import type { Source } from './source.ts'
import { adminOf } from './source.ts'

type ChoiceKind = 'select' | 'radio'

/** The kinds whose values the config lists. */
export function projectChoice(
  field: Source<ChoiceKind>,
  common: Common,
  readText: ReadText,
): FieldOfKind<ChoiceKind> {
  const options = optionsOf(field.options, readText)
  const { isClearable, isSortable, layout } = adminOf(field)
  return field.type === 'radio'
    ? { type: 'radio', ...common, options, layout: layout === 'vertical' ? layout : 'horizontal' }
    : {
        type: 'select',
        ...common,
        hasMany: field.hasMany === true,
        isClearable: isClearable ?? true,
        isSortable: isSortable ?? true,
        options,
      }
}

const optionsOf = (options: readonly Option[], readText: ReadText): ClientOption[] =>
  options.map((option) =>
    typeof option === 'string'
      ? { label: option, value: option }
      : { label: readText(option.label) ?? option.value, value: option.value },
  )
