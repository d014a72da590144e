import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { DocumentActor } from '#machines/document'
import { rememberRecent } from '../../client/recent-documents.ts'
import { useConfig } from '../../kit/config.ts'

/** Who was at a document comes back to it: the palette offers it from now on. */
export function useRememberedVisit(document: DocumentActor): void {
  const { user } = useConfig()
  const { slug } = document.getSnapshot().context.ref
  const id = useSelector(document, (state) =>
    state.matches('open') && state.context.ref.kind === 'collection' ? state.context.ref.id : null,
  )
  useEffect(() => {
    if (id !== null) rememberRecent(user, { slug, id })
  }, [user, slug, id])
}
