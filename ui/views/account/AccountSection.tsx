import type { ReactNode } from 'react'
import { useId } from 'react'
import css from './AccountSection.module.css'

interface Props {
  title: string
  children: ReactNode
}

/** A part of the account below its fields. */
export function AccountSection({ title, children }: Props) {
  const id = useId()
  return (
    <section className={css.root} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}
