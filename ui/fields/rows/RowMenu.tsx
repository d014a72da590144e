import { useEffect, useRef, useState } from 'react'
import { useText } from '../../kit/text.ts'
import { IconButton } from '../../parts/IconButton.tsx'
import { EllipsisIcon } from '../../parts/icons.ts'
import { Menu } from '../../parts/Menu.tsx'
import { RowMenuItems } from './RowMenuItems.tsx'
import type { RowProps } from './row-props.ts'
import type { RowCommands } from './use-row-commands.ts'

type RowMenuProps = RowProps & { commands: RowCommands; name: string }

/** What can be done to a row. Until somebody wants it, it is a button alone: hundreds of menus would be felt. */
export function RowMenu({ name, ...props }: RowMenuProps) {
  const text = useText()
  const [isWanted, setWanted] = useState(false)
  const frame = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    // The press that asked for the menu was the button's; it is handed on to the menu's own.
    if (isWanted) frame.current?.querySelector('button')?.click()
  }, [isWanted])

  const button = {
    label: text('field.rows.actions', { name }),
    icon: <EllipsisIcon />,
    size: 'small' as const,
  }
  return (
    <span ref={frame}>
      {isWanted ? (
        <Menu align="end" trigger={<IconButton {...button} />}>
          <RowMenuItems {...props} />
        </Menu>
      ) : (
        <IconButton {...button} aria-haspopup="menu" onClick={() => setWanted(true)} />
      )}
    </span>
  )
}
