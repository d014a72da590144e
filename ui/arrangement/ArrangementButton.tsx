import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ArrangementActor } from '#machines/arrangement'
import { IconButton } from '../parts/IconButton.tsx'

interface Props {
  arrangement: ArrangementActor
  /** The id of its panel. */
  panel: string
  label: string
  icon: ReactNode
  /** Without a frame. */
  bare?: boolean
}

/** The id of the button, by that of its panel. */
export const buttonOf = (panel: string): string => `${panel}-button`

/** Opens and closes the panel in which the parts of a screen are chosen. */
export function ArrangementButton({ arrangement, panel, label, icon, bare = false }: Props) {
  const isOpen = useSelector(arrangement, (state) => state.matches({ panel: 'open' }))
  return (
    <IconButton
      id={buttonOf(panel)}
      bare={bare}
      label={label}
      icon={icon}
      aria-expanded={isOpen}
      aria-controls={panel}
      onClick={() => arrangement.send({ type: isOpen ? 'user.close' : 'user.open' })}
    />
  )
}
