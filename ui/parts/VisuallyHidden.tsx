import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import css from './VisuallyHidden.module.css'

/** Words for those who listen. */
export const VisuallyHidden = ({ className, ...rest }: ComponentProps<'span'>) => (
  <span {...rest} className={classes(css.root, className)} />
)
