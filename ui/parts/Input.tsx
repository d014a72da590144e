import type { ComponentProps } from 'react'
import css from './Control.module.css'
import { classes } from './classes.ts'
import { useComposed } from './typing/use-composed.ts'

export type InputProps = ComponentProps<'input'> & {
  /** Framed at rest: for toolbars, where no label stands above it. */
  boxed?: boolean | undefined
}

/** A line of text. */
export const Input = ({ boxed = false, className, type = 'text', ...rest }: InputProps) => (
  <input
    {...rest}
    {...useComposed(rest)}
    type={type}
    className={classes(css.root, className)}
    data-boxed={boxed || undefined}
  />
)
