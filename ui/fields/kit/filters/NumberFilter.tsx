import { Input } from '../../../parts/Input.tsx'
import { takesSeveral, textsOf } from './condition-value.ts'
import type { FilterProps } from './filter-props.ts'
import { TextFilter } from './TextFilter.tsx'

/** A number, kept as the text that an address makes of it. */
export function NumberFilter(props: FilterProps) {
  if (takesSeveral(props.operator)) return <TextFilter {...props} />
  return (
    <Input
      boxed
      type="number"
      step="any"
      aria-label={props.label}
      value={textsOf(props.value)[0] ?? ''}
      onChange={({ target }) => props.onChange(target.value || null)}
    />
  )
}
