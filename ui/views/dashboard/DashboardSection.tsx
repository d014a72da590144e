import type { ReactNode } from 'react'
import css from './DashboardLines.module.css'

interface Props {
  label: string
  children: ReactNode
}

/** A part of the dashboard, under its heading. */
export const DashboardSection = ({ label, children }: Props) => (
  <section className={css.section} aria-label={label}>
    <h2 className={css.heading}>{label}</h2>
    {children}
  </section>
)
