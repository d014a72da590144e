import type { ReactNode } from 'react'
import css from './MessageView.module.css'

interface Props {
  title: string
  action: ReactNode
  marginBlockStart?: 'small' | 'large' | undefined
  children: ReactNode
}

/** A screen in place of another: what happened, and the one way on. */
export const MessageView = ({ title, action, marginBlockStart = 'large', children }: Props) => (
  <section className={css.root} data-margin={marginBlockStart}>
    <h1>{title}</h1>
    <p>{children}</p>
    {action}
  </section>
)
