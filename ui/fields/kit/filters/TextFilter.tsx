import { useText } from '../../../kit/text.tsx'
import { Input } from '../../../parts/Input.tsx'
import { useTyped } from '../typed.ts'
import { splitTexts, takesSeveral, textsOf } from './condition-value.ts'
import type { FilterProps } from './filter-props.ts'

/** Words; several of them have commas between. */
export function TextFilter({ label, operator, value, onChange }: FilterProps) {
  const text = useText()
  const isList = takesSeveral(operator)
  const shown = textsOf(value).join(', ')
  const typed = useTyped(shown)
  const change = (words: string) => {
    const next = isList ? splitTexts(words) : words
    typed.keep(words, isList ? textsOf(next).join(', ') : words)
    onChange(next.length === 0 ? null : next)
  }
  return (
    <Input
      boxed
      aria-label={label}
      placeholder={isList ? text('list.filter.several') : undefined}
      dir="auto"
      autoComplete="off"
      value={typed.text}
      onChange={({ target }) => change(target.value)}
      onBlur={typed.forget}
    />
  )
}
