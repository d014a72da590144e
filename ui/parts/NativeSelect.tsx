import type { ComponentProps } from 'react'
import control from './Control.module.css'
import { classes } from './classes.ts'
import { ChevronDownIcon } from './icons.ts'
import css from './NativeSelect.module.css'

export type NativeSelectProps = ComponentProps<'select'> & { boxed?: boolean | undefined }

/** A choice among a few, as the system offers it. Children are `<option>`s. */
export const NativeSelect = ({ boxed = false, className, ...rest }: NativeSelectProps) => (
  <span className={css.root} data-boxed={boxed || undefined}>
    <select
      {...rest}
      className={classes(control.root, css.select, className)}
      data-boxed={boxed || undefined}
    />
    <ChevronDownIcon className={css.chevron} />
  </span>
)
