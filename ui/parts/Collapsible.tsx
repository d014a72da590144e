import type { ComponentProps, ReactNode } from 'react'
import css from './Collapsible.module.css'
import { classes } from './classes.ts'
import { ChevronRightIcon } from './icons.ts'

export type CollapsibleProps = Omit<ComponentProps<'details'>, 'onToggle'> & {
  summary: ReactNode
  /** A quiet word at the end of the line. */
  aside?: ReactNode
  onToggle?: ((open: boolean) => void) | undefined
}

/** A section that folds to one line. Its content is found by the browser's own search. */
export const Collapsible = ({
  summary,
  aside,
  onToggle,
  className,
  children,
  ...rest
}: CollapsibleProps) => (
  <details
    {...rest}
    className={classes(css.root, className)}
    onToggle={(event) => {
      if (event.target === event.currentTarget) onToggle?.(event.currentTarget.open)
    }}
  >
    <summary className={css.summary}>
      <ChevronRightIcon className={css.chevron} />
      <span className={css.words}>{summary}</span>
      {aside && <span className={css.aside}>{aside}</span>}
    </summary>
    <div className={css.body}>{children}</div>
  </details>
)
