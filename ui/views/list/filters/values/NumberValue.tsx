import { Input } from '../../../../parts/Input.tsx'
import { takesSeveral, textsOf } from '../condition-value.ts'
import { TextValue } from './TextValue.tsx'
import type { ValueProps } from './value-props.ts'

/** A number, kept as the text that an address makes of it. */
export function NumberValue(props: ValueProps) {
  if (takesSeveral(props.operator)) return <TextValue {...props} />
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
