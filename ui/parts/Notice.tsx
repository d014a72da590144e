import type { ComponentProps, ReactNode } from 'react'
import { classes } from './classes.ts'
import { InfoIcon, OctagonAlertIcon, TriangleAlertIcon } from './icons.ts'
import css from './Notice.module.css'

export type NoticeProps = ComponentProps<'div'> & {
  tone?: 'info' | 'warning' | 'danger' | undefined
  actions?: ReactNode
}

/** A line that explains where one stands. A danger is read out at once. */
export const Notice = ({ tone = 'info', actions, className, children, ...rest }: NoticeProps) => (
  <div
    role={tone === 'danger' ? 'alert' : undefined}
    {...rest}
    className={classes(css.root, className)}
    data-tone={tone}
  >
    <div className={css.words}>
      {icons[tone]}
      <div>{children}</div>
    </div>
    {actions && <div className={css.actions}>{actions}</div>}
  </div>
)

const icons = {
  info: <InfoIcon />,
  warning: <TriangleAlertIcon />,
  danger: <OctagonAlertIcon />,
}
