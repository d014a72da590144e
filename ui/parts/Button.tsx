import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { useId } from 'react'
import css from './Button.module.css'
import { classes } from './classes.ts'
import { Spinner } from './Spinner.tsx'
import { useReason } from './use-reason.ts'

export type ButtonKind = 'primary' | 'plain' | 'danger'
export type ButtonSize = 'small' | 'medium' | 'large'

export type ButtonProps = ComponentProps<'button'> & {
  kind?: ButtonKind | undefined
  size?: ButtonSize | undefined
  /** Work is under way: the width stays, presses do nothing. */
  busy?: boolean | undefined
  icon?: ReactNode
  /** What it says at other times: it's as wide as the longer of both. */
  roomFor?: string | undefined
  /**
   * Why it cannot be pressed now. It stays in the tab order and says so. Where this may come and go it
   * is given as undefined meanwhile: the button stays the same, and keeps the focus.
   */
  refusal?: string | undefined
  /**
   * Without its hairline, where a row of actions would become a row of boxes. `flush`: its words begin
   * where those above it do.
   */
  bare?: boolean | 'flush' | undefined
}

/** One action. Three kinds: `primary` once per screen, `danger` for what cannot be undone, `plain` for the rest. */
export function Button(props: ButtonProps) {
  const {
    kind = 'plain',
    size = 'medium',
    busy = false,
    icon,
    roomFor,
    refusal,
    bare = false,
    type = 'button',
    className,
    onClick,
    children,
    ...rest
  } = props
  const reasonId = useId()
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy || refusal !== undefined) event.preventDefault()
    else onClick?.(event)
  }
  const button = (
    <button
      {...rest}
      type={type}
      className={classes(css.root, className)}
      data-kind={kind}
      data-size={size}
      data-bare={bare || undefined}
      aria-busy={busy || undefined}
      aria-disabled={refusal !== undefined || undefined}
      aria-describedby={refusal === undefined ? rest['aria-describedby'] : reasonId}
      onClick={press}
    >
      <span className={css.content} data-room-for={roomFor}>
        {icon}
        {children}
      </span>
      {busy && (
        <span className={css.busy}>
          <Spinner />
        </span>
      )}
    </button>
  )
  if (!('refusal' in props)) return button
  return (
    <Refusable reason={refusal} id={reasonId}>
      {button}
    </Refusable>
  )
}

interface RefusableProps {
  reason: string | undefined
  /** Of the reason. */
  id: string
  /** The button. */
  children: ReactNode
}

function Refusable({ reason, id, children }: RefusableProps) {
  const showing = useReason(reason !== undefined)
  return (
    <span {...showing} className={css.refusable}>
      {children}
      {reason !== undefined && (
        <span id={id} role="tooltip" className={css.reason}>
          {reason}
        </span>
      )}
    </span>
  )
}
