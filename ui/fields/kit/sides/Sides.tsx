import type { ReactNode } from 'react'
import { useText } from '../../../kit/text.tsx'
import type { Change } from '../../../kit/values.ts'
import { VisuallyHidden } from '../../../parts/VisuallyHidden.tsx'
import css from './Sides.module.css'

interface Props {
  change: Change
  /** null: there is nothing. */
  from: ReactNode
  to: ReactNode
  /** Stands where there is nothing. */
  nothing?: string
}

/** What was, and what is. On a phone they stand below one another. */
export function Sides({ change, from, to, nothing }: Props) {
  const text = useText()
  const empty = <span className={css.nothing}>{nothing ?? text('difference.nothing')}</span>
  return (
    <div className={css.root} data-change={change}>
      <div className={css.side} data-side="from">
        <VisuallyHidden>{text('difference.before')}: </VisuallyHidden>
        <div dir="auto">{from ?? empty}</div>
      </div>
      <div className={css.side} data-side="to">
        <VisuallyHidden>{text('difference.after')}: </VisuallyHidden>
        <div dir="auto">{to ?? empty}</div>
      </div>
    </div>
  )
}
