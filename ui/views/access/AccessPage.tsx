import type { ReactNode } from 'react'
import css from './AccessPage.module.css'

interface Props {
  /** Stands above the heading; nothing where no server has said it yet. */
  siteName?: string | undefined
  title: string
  children: ReactNode
}

/** A screen outside of the panel's frame: one column, the site's name, nothing else. */
export function AccessPage({ siteName, title, children }: Props) {
  return (
    <main className={css.root}>
      <header className={css.header}>
        {siteName && <p className={css.site}>{siteName}</p>}
        <h1>{title}</h1>
      </header>
      {children}
    </main>
  )
}
