import type { ComponentProps, ReactNode } from 'react'
import { classes } from './classes.ts'
import type { SignShape } from './Sign.tsx'
import { Sign } from './Sign.tsx'
import css from './TruthLine.module.css'

export type StatusLineProps = ComponentProps<'div'> & {
  shape: SignShape
  /** What can be done about it: small buttons. */
  actions?: ReactNode
  /** What is also the case, at the end of the line; not read out when it changes. */
  aside?: ReactNode
  /** What is the case, in one sentence. */
  children: ReactNode
}

/** One quiet line that always says what is the case, and what can be done about it. */
export const StatusLine = ({
  shape,
  actions,
  aside,
  className,
  children,
  ...rest
}: StatusLineProps) => (
  <div {...rest} className={classes(css.root, className)} data-shape={shape}>
    <div role="status" className={css.status}>
      <Sign shape={shape} />
      <span className={css.words}>{children}</span>
    </div>
    {actions && <div className={css.actions}>{actions}</div>}
    {aside && <div className={css.aside}>{aside}</div>}
  </div>
)
