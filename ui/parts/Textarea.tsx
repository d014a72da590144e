import type { ComponentProps, CSSProperties } from 'react'
import control from './Control.module.css'
import { classes } from './classes.ts'
import css from './Textarea.module.css'

/** Several lines of text. It grows with what is written, from `rows` lines on. */
export function Textarea({ rows = 3, className, style, ...rest }: ComponentProps<'textarea'>) {
  const sized: CSSProperties & { '--rows': number } = { ...style, '--rows': rows }
  return (
    <textarea
      {...rest}
      rows={rows}
      style={sized}
      className={classes(control.root, css.root, className)}
    />
  )
}
