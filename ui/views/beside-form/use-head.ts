import { useQuery } from '@tanstack/react-query'
import type { ClientCollection, ClientGlobal } from '#contracts/admin-config'
import type { DocumentRef } from '#contracts/documents'
import { readHead } from '../../client/document-head.ts'
import { titleOf } from '../../kit/document-title.ts'
import { useFallbackTitle } from '../../kit/fallback-title.ts'
import { usePanel } from '../../kit/panel.ts'
import { useText } from '../../kit/text.tsx'
import { titleBeside } from './crumbs-beside.ts'

/** What a screen beside a document's form knows of it, and what it is called. */
export function useHead(entity: ClientCollection | ClientGlobal, ref: DocumentRef) {
  const text = useText()
  const { http, queries } = usePanel()
  const head = useQuery(
    {
      queryKey: ['document-head', entity.slug, ref],
      queryFn: ({ signal }) => readHead(http, ref, entity, signal),
      staleTime: 0,
    },
    queries,
  )
  const known = head.data ? titleOf(entity, head.data.data) : null
  const id = ref.kind === 'collection' && known === '' ? ref.id : null
  const fallback = useFallbackTitle(entity.slug, id)
  const untitled = text('document.untitled')
  return {
    ...head,
    // What was read before is worth more than why it cannot be read again.
    error: head.data ? null : head.error,
    title: titleBeside(entity, { known, fallback: fallback?.title ?? '', untitled }),
    /** Where the title is in another language. */
    fallback,
  }
}
