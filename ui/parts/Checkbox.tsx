import type { ComponentProps, ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import css from './Checkbox.module.css'
import { classes } from './classes.ts'

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children' | 'ref'> & {
  /** The words beside it. Without them, give an `aria-label`. */
  label?: ReactNode
  /** Some of the things it stands for are chosen, some are not. */
  indeterminate?: boolean | undefined
}

/** Yes or no. */
export function Checkbox({ label, indeterminate = false, className, ...rest }: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate
  }, [indeterminate])
  const Frame = label === undefined ? 'span' : 'label'
  return (
    <Frame className={classes(css.root, className)}>
      <input {...rest} ref={box} type="checkbox" className={css.box} />
      {label !== undefined && <span>{label}</span>}
    </Frame>
  )
}
