import type { ReactNode } from 'react'
import { useState } from 'react'
import { useText } from '../../kit/text.tsx'
import { Collapsible } from '../../parts/Collapsible.tsx'

interface Props {
  summary: ReactNode
  /** How many values and rows differ in it. */
  changes: number
  /** Until somebody opens or closes it. */
  startsOpen: boolean
  children: () => ReactNode
}

/** A part that folds to one line, which says how much differs in it. What is closed is not there. */
export function Folding({ summary, changes, startsOpen, children }: Props) {
  const text = useText()
  const [isOpen, setIsOpen] = useState(startsOpen)
  return (
    <Collapsible
      open={isOpen}
      onToggle={setIsOpen}
      summary={summary}
      aside={changes > 0 && text('difference.count', { count: changes })}
    >
      {isOpen && children()}
    </Collapsible>
  )
}
