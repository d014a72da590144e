import { useQuery } from '@tanstack/react-query'
import { askedDocument } from '#contracts/document-ref'
import type { DocumentRef } from '#contracts/documents'
import type { LocaleProgress } from '#contracts/translations'
import { readTranslations } from '../client/translation-progress.ts'
import { usePanel } from './panel.ts'

/** How far a document is translated into each language, asked anew each time somebody wants to see it. */
export function useTranslatedProgress(
  ref: DocumentRef | null,
  isWanted: boolean,
): (locale: string) => LocaleProgress | undefined {
  const { http, queries } = usePanel()
  const { data } = useQuery(
    {
      queryKey: ['translations', ref && askedDocument(ref)],
      queryFn: ({ signal }) => readTranslations(http, ref!, signal),
      enabled: isWanted && ref !== null,
      staleTime: 0,
    },
    queries,
  )
  return (locale) => data?.locales.find((one) => one.locale === locale)
}
