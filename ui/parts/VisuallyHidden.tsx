import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import css from './VisuallyHidden.module.css'

type Props = Omit<ComponentProps<'span'>, 'ref'> & { as?: 'span' | 'h1' }

/** Words for those who listen. */
export const VisuallyHidden = ({ as: Tag = 'span', className, ...rest }: Props) => (
  <Tag {...rest} className={classes(css.root, className)} />
)
