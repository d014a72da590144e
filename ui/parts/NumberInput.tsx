import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import { Input } from './Input.tsx'
import css from './NumberInput.module.css'

/** A number, with the keyboard that phones have for it. */
export const NumberInput = ({ className, ...rest }: Omit<ComponentProps<typeof Input>, 'type'>) => (
  <Input inputMode="decimal" {...rest} type="number" className={classes(css.root, className)} />
)
