import type { ComponentType } from 'react'
import type { FieldOfShape, ValueShape } from '#contracts/fields'
import { DateFilter } from '../date/DateFilter.tsx'
import { ChoiceFilter } from '../kit/filters/ChoiceFilter.tsx'
import type { FilterProps } from '../kit/filters/filter-props.ts'
import { NumberFilter } from '../kit/filters/NumberFilter.tsx'
import { TextFilter } from '../kit/filters/TextFilter.tsx'
import { YesNoFilter } from '../kit/filters/YesNoFilter.tsx'
import { DocumentFilter } from '../relationship/DocumentFilter.tsx'

/** In what people say with what a filter compares, by the shape of the value. */
export const filters: { [Shape in ValueShape]: ComponentType<FilterProps<FieldOfShape<Shape>>> } = {
  boolean: YesNoFilter,
  date: DateFilter,
  json: TextFilter,
  number: NumberFilter,
  option: ChoiceFilter,
  point: TextFilter,
  reference: DocumentFilter,
  richText: TextFilter,
  text: TextFilter,
}
