import { useQuery } from '@tanstack/react-query'
import type { DocumentRef } from '#contracts/documents'
import { useConfig } from '../../kit/config.ts'
import { usePanel } from '../../kit/panel.ts'

/** Whether this browser keeps edits of the document that were never saved (DOC-13). */
export function useKeptEdits(ref: DocumentRef): boolean {
  const { journal, queries } = usePanel()
  const { user, auth } = useConfig()
  const { data } = useQuery(
    {
      queryKey: ['kept-edits', ref.slug, ref],
      queryFn: () => journal.find({ user: `${auth.collection}/${user.id}`, ref }),
      staleTime: 0,
      retry: false,
    },
    queries,
  )
  return data !== undefined && data.records.length > 0
}
