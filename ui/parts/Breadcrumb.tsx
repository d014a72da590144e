import type { ReactNode } from 'react'
import css from './Breadcrumb.module.css'
import { Link } from './Link.tsx'

export type Crumb = { href: string; label: ReactNode }

export type BreadcrumbProps = {
  label: string
  /** The way here, from the root. */
  crumbs: readonly Crumb[]
  /** Where one is. */
  current: ReactNode
  /** The page shows that as well: it's left out of sight while that is in sight. */
  isOnPage?: boolean | undefined
}

/** Where one is, and the way back up. */
export const Breadcrumb = ({ label, crumbs, current, isOnPage }: BreadcrumbProps) => (
  <nav aria-label={label} className={css.root}>
    <ol className={css.list}>
      {crumbs.map((crumb) => (
        <li key={crumb.href} className={css.step}>
          <Link href={crumb.href} dir="auto" className={css.words}>
            {crumb.label}
          </Link>
        </li>
      ))}
      <li className={css.step} data-on-page={isOnPage || undefined}>
        <span className={css.words} dir="auto" aria-current="page">
          {current}
        </span>
      </li>
    </ol>
  </nav>
)
