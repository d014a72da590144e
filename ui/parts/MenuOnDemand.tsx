import type { KeyboardEvent as KeyPress, ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'
import type { IconButtonProps } from './IconButton.tsx'
import { IconButton } from './IconButton.tsx'
import { EllipsisIcon } from './icons.ts'
import { Menu } from './Menu.tsx'
import { beginningBy } from './menu-keys.tsx'

interface Props {
  /** What it is about: the words of its button. */
  label: string
  icon?: ReactNode
  align?: 'start' | 'end'
  size?: IconButtonProps['size']
  /** With a face of its own: at the end of a button of this kind. */
  kind?: IconButtonProps['kind']
  /** As a `Menu` has it. */
  focusAfterChoice?: (() => void) | undefined
  /** As a `Menu` has them; drawn only while it is open. */
  children: ReactNode
}

/** How the menu was asked for the first time. */
type Wish = { by: 'press' } | { by: 'key'; key: string }

/** Until somebody wants the menu, it is a button alone: hundreds of menus would be felt. */
export function MenuOnDemand({
  label,
  icon = <EllipsisIcon />,
  align = 'end',
  size = 'small',
  kind,
  focusAfterChoice,
  children,
}: Props) {
  const [wish, setWish] = useState<Wish | null>(null)
  const frame = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const trigger = frame.current?.querySelector('button')
    if (!wish || !trigger) return
    // What asked for the menu was the button's; it is handed on to the menu's own.
    trigger.focus({ preventScroll: true })
    if (wish.by === 'press') trigger.click()
    else trigger.dispatchEvent(new KeyboardEvent('keydown', { key: wish.key, bubbles: true }))
  }, [wish])
  const wishByKey = (event: KeyPress) => {
    if (beginningBy(event) === null) return
    event.preventDefault()
    setWish({ by: 'key', key: event.key })
  }

  const button = { label, icon, size, ...(kind && { kind, bare: false }) }
  return (
    <span ref={frame}>
      {wish ? (
        <Menu
          align={align}
          focusAfterChoice={focusAfterChoice}
          trigger={<IconButton {...button} />}
        >
          {children}
        </Menu>
      ) : (
        <IconButton
          {...button}
          aria-haspopup="menu"
          onClick={() => setWish({ by: 'press' })}
          onKeyDown={wishByKey}
        />
      )}
    </span>
  )
}
