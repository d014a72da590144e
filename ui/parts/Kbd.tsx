import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import css from './Kbd.module.css'

/** A key to press. */
export const Kbd = ({ className, ...rest }: ComponentProps<'kbd'>) => (
  <kbd {...rest} className={classes(css.root, className)} />
)
