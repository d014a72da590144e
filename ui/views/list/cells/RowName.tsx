import type { MouseEvent, ReactNode } from 'react'
import { isPlainClick } from '../../../kit/plain-click.ts'
import { RowButton, RowLabel, RowLink } from '../../../parts/Table.tsx'
import type { RowPress } from '../list-rows.ts'

interface Props {
  press: RowPress
  className?: string | undefined
  children: ReactNode
}

/** What is pressed wherever a row, or a card, is pressed. */
export function RowName({ press, className, children }: Props) {
  switch (press.kind) {
    case 'label':
      return (
        <RowLabel className={className} control={press.control}>
          {children}
        </RowLabel>
      )
    case 'button':
      return (
        <RowButton
          data-press=""
          className={className}
          aria-current={press.isCurrent || undefined}
          onClick={press.onPress}
        >
          {children}
        </RowButton>
      )
    case 'link':
      return (
        <RowLink
          data-press=""
          href={press.href}
          className={className}
          onClick={following(press.onFollow)}
        >
          {children}
        </RowLink>
      )
  }
}

/** A plain click stays here where there is something to do; any other is the browser's. */
const following = (onFollow: (() => void) | undefined) => (event: MouseEvent) => {
  if (onFollow === undefined || !isPlainClick(event)) return
  event.preventDefault()
  onFollow()
}
