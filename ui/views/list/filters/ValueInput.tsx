import type { ComponentType } from 'react'
import { DateFilter } from '../../../fields/date/DateFilter.tsx'
import { ChoiceFilter } from '../../../fields/kit/filters/ChoiceFilter.tsx'
import type { FilterProps } from '../../../fields/kit/filters/filter-props.ts'
import { TextFilter } from '../../../fields/kit/filters/TextFilter.tsx'
import { YesNoFilter } from '../../../fields/kit/filters/YesNoFilter.tsx'
import { filters } from '../../../fields/tables/filters.ts'
import { useText } from '../../../kit/text.tsx'
import type { ColumnContent, OwnContent, StatusContent } from '../contents.ts'
import { factsOfContent } from '../contents.ts'

/** With what a field is compared, in the way of its values. */
export function ValueInput(props: FilterProps<ColumnContent | OwnContent>) {
  const { content, operator } = props
  const { value } = factsOfContent(content)
  if (operator === 'exists') return <YesNoFilter {...props} />
  if (content.type === 'status') return <StatusFilter {...props} content={content} />
  if (content.type === 'moment') return <MomentFilter {...props} />
  if (value === null) return <TextFilter {...props} />
  // The table gives each shape the input of that shape; a lookup cannot tell TypeScript so.
  const Input = filters[value] as ComponentType<FilterProps>
  return <Input {...props} />
}

function StatusFilter(props: FilterProps<StatusContent>) {
  const text = useText()
  const options = props.content.statuses.map((value) => ({ value, label: text(`status.${value}`) }))
  return <ChoiceFilter {...props} content={{ options }} />
}

const MomentFilter = (props: FilterProps) => (
  <DateFilter {...props} content={{ appearance: 'dayAndTime' }} />
)
