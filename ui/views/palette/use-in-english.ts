import { useQuery } from '@tanstack/react-query'
import type { i18n } from 'i18next'
import type { Catalogue } from '#locales'
import { loadCatalogue, loadRecordCatalogue } from '#locales'
import { usePanel } from '../../kit/panel.ts'
import { recordNamespace, useLanguage } from '../../kit/text.tsx'
import type { InEnglish } from './entry.ts'

/** Finds commands by their English names as well: who came from elsewhere knows those. */
export function useInEnglish(): InEnglish {
  const { queries, texts } = usePanel()
  const language = useLanguage()
  const { data: english } = useQuery(
    {
      queryKey: ['english', language],
      queryFn: async () => {
        const [access, records] = await Promise.all([
          loadCatalogue('en'),
          loadRecordCatalogue('en'),
        ])
        return englishByText(texts, language, { ...access, ...records })
      },
      enabled: language !== 'en',
      staleTime: Number.POSITIVE_INFINITY,
    },
    queries,
  )
  return (text) => english?.get(text)
}

/** One word of a language may be several in English. */
function englishByText(texts: i18n, language: string, english: Catalogue): Map<string, string> {
  const own: Catalogue = {
    ...texts.getResourceBundle(language, 'translation'),
    ...texts.getResourceBundle(language, recordNamespace),
  }
  const found = new Map<string, string>()
  for (const [key, text] of Object.entries(own)) {
    found.set(text, `${found.get(text) ?? ''} ${english[key] ?? ''}`)
  }
  return found
}
