import type { DateField } from '#config-schema'
import { moments } from '../../../../fields/date/moments.ts'
import { useTyped } from '../../../../fields/kit/typed.ts'
import { DateInput } from '../../../../parts/DateInput.tsx'
import type { ColumnContent } from '../../columns.ts'
import { takesSeveral, textsOf } from '../condition-value.ts'
import { TextValue } from './TextValue.tsx'
import type { ValueProps } from './value-props.ts'

type Dated = Extract<ColumnContent, { type: 'date' | 'moment' }>

/** A moment on the reader's own clock. */
export function DateValue(props: ValueProps<Dated>) {
  return takesSeveral(props.operator) ? <TextValue {...props} /> : <OneDate {...props} />
}

function OneDate({ label, content, value, onChange }: ValueProps<Dated>) {
  const { precision, shown, stored } = moments[appearanceOf(content)]
  const iso = textsOf(value)[0] ?? null
  const typed = useTyped(shown(iso))
  return (
    <DateInput
      boxed
      aria-label={label}
      precision={precision}
      value={typed.text}
      onChange={({ target }) => {
        // Half a date is '' to the browser, and stays on the screen when it is told the same.
        if (target.validity.badInput) return typed.keep('', shown(iso))
        const next = stored(target.value, iso)
        typed.keep(target.value, shown(next))
        onChange(next)
      }}
      onBlur={typed.forget}
    />
  )
}

const appearanceOf = (content: Dated): DateField['appearance'] =>
  content.type === 'date' ? content.appearance : 'dayAndTime'
