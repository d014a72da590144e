import type { ReactNode } from 'react'
import { Link } from './Link.tsx'
import css from './Tabs.module.css'

export type TabLink = {
  href: string
  label: ReactNode
  count?: ReactNode
  isCurrent?: boolean | undefined
}

/** Views of one thing, each with an address of its own. */
export const TabLinks = ({ label, links }: { label: string; links: readonly TabLink[] }) => (
  <nav aria-label={label} className={css.list} data-bare="">
    {links.map(({ href, label: words, count, isCurrent }) => (
      <Link
        key={href}
        href={href}
        className={css.tab}
        aria-current={isCurrent ? 'page' : undefined}
      >
        {words}
        {count !== undefined && <span className={css.count}>{count}</span>}
      </Link>
    ))}
  </nav>
)
