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
  if (!texts.hasResourceBundle(language, 'translation')) {
    const catalogue = await loadCatalogue(language)
    texts.addResourceBundle(language, 'translation', catalogue)
  }
  if (hasRecordTexts(texts, texts.language)) await loadRecordTexts(texts, language)
  await texts.changeLanguage(language)
  document.documentElement.lang = language
  document.documentElement.dir = texts.dir(language)
  await refreshConfig(panel)
}
