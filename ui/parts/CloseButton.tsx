import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { useGuardedClose } from './form-guard.tsx'

/** Closes the dialog that it stands in, as Escape does. */
export function CloseButton({ children }: { children: ReactNode }) {
  const close = useGuardedClose()
  return <Button onClick={() => close?.()}>{children}</Button>
}
