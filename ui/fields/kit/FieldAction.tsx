import type { ComponentProps } from 'react'
import { classes } from '../../parts/classes.ts'
import css from './FieldAction.module.css'

/** Something to do with a field's value, as quiet as a word at the end of its label's line. */
export const FieldAction = ({ className, ...rest }: ComponentProps<'button'>) => (
  <button {...rest} type="button" className={classes(css.root, className)} />
)
