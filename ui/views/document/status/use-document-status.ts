import { useSelector } from '@xstate/react'
import type { DocumentStatus } from '#contracts/document-status'
import { documentStatus } from '#contracts/document-status'
import type { DocumentActors } from '#machines/open-document'

/** Draft, changed, published or scheduled, by the rule of the lists (LIST-7); null: it has no drafts, or was never saved. */
export function useDocumentStatus({
  document,
  schedule,
}: Pick<DocumentActors, 'document' | 'schedule'>): DocumentStatus | null {
  const latest = useSelector(document, ({ context }) => context.base._status)
  const isPublic = useSelector(document, ({ context }) => context.isPublic)
  const isScheduled = useSelector(schedule, ({ context }) =>
    context.planned.some(({ action, error }) => action === 'publish' && error === null),
  )
  return documentStatus({ latest, isPublic, isScheduled })
}
