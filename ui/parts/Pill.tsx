import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import css from './Pill.module.css'

export type PillProps = ComponentProps<'span'> & { look: 'hollow' | 'half' | 'filled' }

/** A state in one word behind a small pill: hollow for not yet, half for partly, filled for done. */
export const Pill = ({ look, className, ...rest }: PillProps) => (
  <span {...rest} className={classes(css.root, className)} data-look={look} />
)
