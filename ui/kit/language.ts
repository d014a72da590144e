import type { i18n } from 'i18next'
import { loadCatalogue } from '#locales'
import { payloadCode } from '#locales/codes'
import { writeCookie } from './cookies.ts'
import type { Panel } from './panel.ts'
import { hasRecordTexts, loadRecordTexts } from './record-texts.tsx'
import { refreshConfig } from './refresh-config.ts'

/** Speaks another language from now on, in this browser; the config's own texts come anew. */
export async function changeLanguage(panel: Panel, language: string): Promise<void> {
  const { boot, texts } = panel
  writeCookie(document, `${boot.cookiePrefix}-lng`, payloadCode(language))
  await Promise.all([
    loadTexts(texts, language),
    hasRecordTexts(texts, texts.language) && loadRecordTexts(texts, language),
  ])
  await texts.changeLanguage(language)
  document.documentElement.lang = language
  document.documentElement.dir = texts.dir(language)
  await refreshConfig(panel)
}

async function loadTexts(texts: i18n, language: string): Promise<void> {
  if (texts.hasResourceBundle(language, 'translation')) return
  texts.addResourceBundle(language, 'translation', await loadCatalogue(language))
}
