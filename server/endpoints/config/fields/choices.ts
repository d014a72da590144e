import type { Option } from 'payload'
import type { ClientOption, FieldOfKind } from '#contracts/fields'
import type { ReadText } from '../texts.ts'
import type { Common } from './parts.ts'
import type { At, Source } from './source.ts'
import { adminOf } from './source.ts'

export const projectSelect = (
  field: Source<'select'>,
  common: Common,
  { inside: { readText } }: At,
): FieldOfKind<'select'> => ({
  type: 'select',
  ...common,
  hasMany: field.hasMany === true,
  isClearable: adminOf(field).isClearable ?? true,
  isSortable: adminOf(field).isSortable ?? true,
  options: optionsOf(field.options, readText),
})

export const projectRadio = (
  field: Source<'radio'>,
  common: Common,
  { inside: { readText } }: At,
): FieldOfKind<'radio'> => ({
  type: 'radio',
  ...common,
  options: optionsOf(field.options, readText),
  layout: adminOf(field).layout === 'vertical' ? 'vertical' : 'horizontal',
})

const optionsOf = (options: readonly Option[], readText: ReadText): ClientOption[] =>
  options.map((option) =>
    typeof option === 'string'
      ? { label: option, value: option }
      : {
          label: readText(option.label, `options.${option.value}`) ?? option.value,
          value: option.value,
        },
  )
