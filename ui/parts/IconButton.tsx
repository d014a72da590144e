import type { ReactNode } from 'react'
import type { ButtonProps } from './Button.tsx'
import { Button } from './Button.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

export type IconButtonProps = Omit<ButtonProps, 'children' | 'kind'> & {
  kind?: 'primary' | 'plain' | undefined
  /** What it does, in words: its accessible name and its tooltip. */
  label: string
  icon: ReactNode
}

/** A button whose face is an icon. Never for what destroys. */
export function IconButton({ label, bare = true, ...rest }: IconButtonProps) {
  return (
    <Button title={label} {...rest} bare={bare} data-icon-only="">
      <VisuallyHidden>{label}</VisuallyHidden>
    </Button>
  )
}
