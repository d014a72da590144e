import type { ReactNode } from 'react'
import css from './EmptyState.module.css'

/** Nothing here: one sentence, one action. */
export const EmptyState = ({ action, children }: { action?: ReactNode; children: ReactNode }) => (
  <div className={css.root}>
    <p className={css.words}>{children}</p>
    {action}
  </div>
)
