import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import type { DocumentData } from '#contracts/documents'
import type { DocumentActors } from '#machines/open-document'
import type { Saved } from '#machines/remote-changes'
import { readData } from '../../../client/documents.ts'
import { usePanel } from '../../../kit/panel.ts'

interface SavedSince {
  /** Who saved last, and when; null: nobody since this form was opened. */
  saved: Saved | null
  /** What the document says since then; null: nobody has asked, or it isn't read yet. */
  version: DocumentData | null
}

/** What others save of a document, while somebody asks. */
export function useSavedSince(
  { document, remoteChanges }: DocumentActors,
  isAsked: boolean,
): SavedSince {
  const { http, queries } = usePanel()
  const saved = useSelector(remoteChanges, ({ context }) => context.saved)
  const { ref, hasDrafts } = document.getSnapshot().context
  const { data } = useQuery(
    {
      queryKey: ['savedSince', ref, saved?.at],
      queryFn: ({ signal }) => readData(http, ref, hasDrafts, signal),
      enabled: isAsked && saved !== null,
      placeholderData: keepPreviousData,
    },
    queries,
  )
  return { saved, version: (saved && data) ?? null }
}
