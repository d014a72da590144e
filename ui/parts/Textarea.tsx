import type { ComponentProps, CSSProperties } from 'react'
import control from './Control.module.css'
import { classes } from './classes.ts'
import css from './Textarea.module.css'
import { useComposed } from './typing/use-composed.ts'

/** Several lines of text. It grows with what is written, from `rows` lines on. */
export function Textarea({ rows = 3, className, style, ...rest }: ComponentProps<'textarea'>) {
  const sized: CSSProperties & { '--rows': number } = { ...style, '--rows': rows }
  return (
    <textarea
      {...rest}
      {...useComposed(rest)}
      rows={rows}
      style={sized}
      className={classes(control.root, css.root, className)}
    />
  )
}
