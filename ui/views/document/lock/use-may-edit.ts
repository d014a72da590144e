import { useSelector } from '@xstate/react'
import type { DocumentActors } from '#machines/open-document'
import { mayEdit } from '#machines/open-document'
import { lockedOut } from './locked-out.ts'

/** Whether edits are taken now: the document takes them, and nobody else's lock is on it. */
export function useMayEdit({ document, lock }: DocumentActors): boolean {
  const takesEdits = useSelector(document, mayEdit)
  return !useSelector(lock, lockedOut) && takesEdits
}
