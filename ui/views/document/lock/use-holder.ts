import { useSelector } from '@xstate/react'
import type { LockActor } from '#machines/lock'
import { useText } from '../../../kit/text.tsx'

/** What to call whoever else edits the document. */
export function useHolder(lock: LockActor): string {
  const text = useText()
  const title = useSelector(lock, ({ context }) => context.lock?.holder.title)
  return title ?? text('lock.somebody')
}
