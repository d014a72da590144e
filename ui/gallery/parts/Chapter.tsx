import type { ReactNode } from 'react'
import css from './gallery.module.css'

/** One part in all its states. */
export const Chapter = ({ name, children }: { name: string; children: ReactNode }) => (
  <section className={css.chapter} aria-label={name}>
    <h2>{name}</h2>
    <div className={css.stage}>{children}</div>
  </section>
)

export const Row = ({ children }: { children: ReactNode }) => (
  <div className={css.row}>{children}</div>
)

export const Columns = ({ children }: { children: ReactNode }) => (
  <div className={css.columns}>{children}</div>
)
