import type { ReactNode } from 'react'
import { useRef } from 'react'
import type { ButtonProps } from '../parts/Button.tsx'
import { Button } from '../parts/Button.tsx'
import { IconButton } from '../parts/IconButton.tsx'
import type { LinkButtonProps } from '../parts/LinkButton.tsx'
import { LinkButton } from '../parts/LinkButton.tsx'
import { faceOf } from './ActionButton.tsx'
import type { Action } from './action.ts'
import { useOffered } from './use-offered.ts'

type Face = Pick<
  ButtonProps,
  'kind' | 'size' | 'bare' | 'icon' | 'className' | 'aria-label' | 'aria-pressed'
>

/** A button that stands alone: the palette has it as long as it is there. */
export function OfferedButton({
  kind,
  size,
  bare,
  icon,
  className,
  'aria-label': name,
  'aria-pressed': isPressed,
  ...action
}: Action & Face) {
  const place = useRef<HTMLButtonElement>(null)
  useOffered([name === undefined ? action : { ...action, label: name }], place)
  return (
    <Button
      ref={place}
      {...faceOf(action)}
      {...{ kind, size, bare, icon, className, 'aria-label': name, 'aria-pressed': isPressed }}
    >
      {action.label}
    </Button>
  )
}

/** The same where there is room for an icon alone. */
export function OfferedIcon({ icon, ...action }: Action & { icon: ReactNode }) {
  const place = useRef<HTMLButtonElement>(null)
  useOffered([action], place)
  return (
    <IconButton ref={place} {...faceOf(action)} size="small" label={action.label} icon={icon} />
  )
}

type OfferedLinkProps = Pick<Action, 'id' | 'label' | 'detail'> &
  Pick<LinkButtonProps, 'href' | 'kind' | 'size' | 'bare'>

/** The same for a link with the face of a button: to do it is to follow it. */
export function OfferedLink({ id, label, detail, ...link }: OfferedLinkProps) {
  const place = useRef<HTMLAnchorElement>(null)
  const { href } = link
  useOffered([{ id, label, detail, href, run: () => place.current?.click() }], place)
  return (
    <LinkButton ref={place} id={id} {...link}>
      {label}
    </LinkButton>
  )
}
