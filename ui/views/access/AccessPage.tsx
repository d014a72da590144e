import type { ReactNode } from 'react'
import css from './AccessPage.module.css'

interface Props {
  /** The site's name: the heading of every screen before the sign-in. */
  siteName: string
  title: string
  children: ReactNode
}

/** One column, the site's name, nothing else. */
export function AccessPage({ siteName, title, children }: Props) {
  return (
    <main className={css.root}>
      <header className={css.header}>
        <p className={css.site}>{siteName}</p>
        <h1 className={css.title}>{title}</h1>
      </header>
      {children}
    </main>
  )
}
