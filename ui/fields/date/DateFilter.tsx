import type { DateField } from '#contracts/fields'
import { DateInput } from '../../parts/DateInput.tsx'
import { takesSeveral, textsOf } from '../kit/filters/condition-value.ts'
import type { FilterProps } from '../kit/filters/filter-props.ts'
import { TextFilter } from '../kit/filters/TextFilter.tsx'
import { useTyped } from '../kit/typed.ts'
import { moments } from './moments.ts'

type Dated = Pick<DateField, 'appearance'>

/** A moment on the reader's own clock. */
export function DateFilter(props: FilterProps<Dated>) {
  return takesSeveral(props.operator) ? <TextFilter {...props} /> : <OneDate {...props} />
}

function OneDate({ label, content, value, onChange }: FilterProps<Dated>) {
  const { precision, shown, stored } = moments[content.appearance]
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
