import type { RadioField, SelectField } from '#contracts/fields'
import type { CellProps } from './cell-props.ts'
import { asList, asWords } from './values.ts'

/** A choice by its label; one that is no longer offered by its value. */
export function ChoiceCell({ content, value }: CellProps<SelectField | RadioField>) {
  const labels = asList(value).map(
    (chosen) => content.options.find((option) => option.value === chosen)?.label ?? asWords(chosen),
  )
  return labels.join(', ')
}
