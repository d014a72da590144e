import type { ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'
import { IconButton } from './IconButton.tsx'
import { EllipsisIcon } from './icons.ts'
import { Menu } from './Menu.tsx'

interface Props {
  /** What it is about: the words of its button. */
  label: string
  icon?: ReactNode
  align?: 'start' | 'end'
  /** As a `Menu` has them; drawn only while it is open. */
  children: ReactNode
}

/** The menu of a row. Until somebody wants it, it is a button alone: hundreds of menus would be felt. */
export function MenuOnDemand({ label, icon = <EllipsisIcon />, align = 'end', children }: Props) {
  const [isWanted, setWanted] = useState(false)
  const frame = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    // The press that asked for the menu was the button's; it is handed on to the menu's own.
    if (isWanted) frame.current?.querySelector('button')?.click()
  }, [isWanted])

  const button = { label, icon, size: 'small' as const }
  return (
    <span ref={frame}>
      {isWanted ? (
        <Menu align={align} trigger={<IconButton {...button} />}>
          {children}
        </Menu>
      ) : (
        <IconButton {...button} aria-haspopup="menu" onClick={() => setWanted(true)} />
      )}
    </span>
  )
}
