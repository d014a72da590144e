import type { ComponentProps } from 'react'
import { later } from '../../../kit/later.tsx'
import { useOpening } from '../../../parts/use-opening.ts'

/** The panel has its file before anybody leaves (`preload.ts`). */
export const loadLeaveDialog = () => import('./LeaveDialog.tsx')

const Leaving = later(async () => (await loadLeaveDialog()).LeaveDialog)

export function LeaveDialog(props: ComponentProps<typeof Leaving>) {
  return useOpening(props.state !== 'closed').isThere && <Leaving {...props} />
}
