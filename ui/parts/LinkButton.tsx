import type { ReactNode } from 'react'
import css from './Button.module.css'
import type { ButtonKind, ButtonSize } from './Button.tsx'
import { classes } from './classes.ts'
import type { LinkProps } from './Link.tsx'
import { Link } from './Link.tsx'

export type LinkButtonProps = LinkProps & {
  kind?: ButtonKind | undefined
  size?: ButtonSize | undefined
  icon?: ReactNode
  bare?: boolean | undefined
}

/** A link with the face of a button: it leads somewhere, and can be opened in a new tab. */
export function LinkButton({
  kind = 'plain',
  size = 'medium',
  icon,
  bare = false,
  className,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <Link
      {...rest}
      className={classes(css.root, className)}
      data-kind={kind}
      data-size={size}
      data-bare={bare || undefined}
    >
      <span className={css.content}>
        {icon}
        {children}
      </span>
    </Link>
  )
}
