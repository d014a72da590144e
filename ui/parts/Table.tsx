import type { ComponentProps, ReactNode } from 'react'
import { classes } from './classes.ts'
import type { LinkProps } from './Link.tsx'
import { Link } from './Link.tsx'
import css from './Table.module.css'

export type TableProps = ComponentProps<'table'> & { label: string }

/**
 * A list with columns. Cells say what they are by `data-cell`: `primary`, `number`, `select`, `action`;
 * `data-phone="hide"` leaves one out where a row has only two lines.
 */
export const Table = ({ label, className, ...rest }: TableProps) => (
  <div className={css.frame}>
    <table {...rest} aria-label={label} className={classes(css.root, className)} />
  </div>
)

/** The link of a row: the whole row follows it, and can be opened in a new tab. */
export const RowLink = ({ className, ...rest }: LinkProps) => (
  <Link {...rest} className={classes(css.link, className)} />
)

export type RowLabelProps = {
  /** The id of what is pressed. */
  control: string
  className?: string | undefined
  children: ReactNode
}

/** The words of a row's own control: pressing the row is pressing that. */
export const RowLabel = ({ control, className, children }: RowLabelProps) => (
  <label htmlFor={control} className={classes(css.link, className)}>
    {children}
  </label>
)

/** The button of a row: the whole row presses it. */
export const RowButton = ({ className, ...rest }: ComponentProps<'button'>) => (
  <button {...rest} type="button" className={classes(css.link, className)} />
)
