import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import css from './DateInput.module.css'
import { Input } from './Input.tsx'

export type DateInputProps = Omit<ComponentProps<typeof Input>, 'type'> & {
  precision?: 'date' | 'datetime-local' | 'time' | 'month' | undefined
}

/** A moment as the browser asks for it, in the reader's own order of day and month. */
export const DateInput = ({ precision = 'date', className, ...rest }: DateInputProps) => (
  <Input {...rest} type={precision} className={classes(css.root, className)} />
)
