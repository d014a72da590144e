import type { i18n } from 'i18next'
import type { ReactNode } from 'react'
import { use } from 'react'
import { loadRecordCatalogue } from '#locales'
import { usePanel } from './panel.ts'
import { recordNamespace, useLanguage } from './text.tsx'

/** By language, for each page: React asks for the same promise until it is kept. */
const loading = new WeakMap<i18n, Map<string, Promise<void>>>()

/** Loads these texts in the page's language, once. */
export function loadRecordTexts(texts: i18n, language = texts.language): Promise<void> {
  const ofPage = loading.get(texts) ?? new Map<string, Promise<void>>()
  loading.set(texts, ofPage)
  const loaded = ofPage.get(language) ?? load(texts, language)
  ofPage.set(language, loaded)
  loaded.catch(() => ofPage.delete(language))
  return loaded
}

async function load(texts: i18n, language: string): Promise<void> {
  if (hasRecordTexts(texts, language)) return
  texts.addResourceBundle(language, recordNamespace, await loadRecordCatalogue(language))
}

export const hasRecordTexts = (texts: i18n, language: string): boolean =>
  texts.hasResourceBundle(language, recordNamespace)

/** Shows what lists and documents are made of once it has its texts. */
export function RecordTexts({ children }: { children: ReactNode }) {
  const { texts } = usePanel()
  const language = useLanguage()
  if (!hasRecordTexts(texts, language)) use(loadRecordTexts(texts, language))
  return children
}
