import type { ReactNode } from 'react'
import { SiteSlot } from '../../site-components/SiteSlot.tsx'
import css from './AccessPage.module.css'
import { LanguageChoice } from './LanguageChoice.tsx'

interface Props {
  /** Stands above the heading; nothing where no server has said it yet. */
  siteName?: string | undefined
  title: string
  /** Takes the focus: what somebody was just in has made room for it. */
  isNews?: boolean | undefined
  children: ReactNode
}

/** A screen outside of the panel's frame: one column, the site's name, nothing else. */
export function AccessPage({ siteName, title, isNews = false, children }: Props) {
  return (
    <main className={css.root}>
      <header className={css.header}>
        {siteName && (
          <div className={css.site}>
            <SiteSlot name="Logo">{siteName}</SiteSlot>
          </div>
        )}
        {isNews ? (
          <h1 key={title} tabIndex={-1} ref={focus} className={css.news}>
            {title}
          </h1>
        ) : (
          <h1>{title}</h1>
        )}
      </header>
      {children}
      <LanguageChoice />
    </main>
  )
}

const focus = (heading: HTMLElement | null) => heading?.focus()
