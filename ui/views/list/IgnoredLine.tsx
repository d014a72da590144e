import { useText } from '../../kit/text.tsx'
import css from './FilterLine.module.css'

interface Props {
  /** Of every condition that was ignored. */
  fields: readonly string[]
}

/** Says that the address filters by what the documents do not have. */
export function IgnoredLine({ fields }: Props) {
  const text = useText()
  const names = [...new Set(fields)].map((name) =>
    text('list.ignored.field', { name: shortened(name) }),
  )
  return (
    <p className={css.root} role="status">
      {text('list.ignored', { count: names.length, fields: names })}
    </p>
  )
}

const mostLetters = 60

const shortened = (name: string): string =>
  name.length > mostLetters ? `${name.slice(0, mostLetters)}…` : name
