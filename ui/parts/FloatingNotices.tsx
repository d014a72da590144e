import type { ReactNode } from 'react'
import css from './FloatingNotices.module.css'

/** Notices about the whole panel, one above the other, over whatever is on the screen. */
export const FloatingNotices = ({ children }: { children: ReactNode }) => (
  <div className={css.root}>{children}</div>
)
