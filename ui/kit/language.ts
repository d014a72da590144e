import { loadCatalogue } from '#locales'
import { readAdminConfig } from '../client/session.ts'
import { adminConfigKey } from './config.ts'
import { writeCookie } from './cookies.ts'
import type { Panel } from './panel.ts'

/** Speaks another language from now on, in this browser; the config's own texts come anew. */
export async function changeLanguage(panel: Panel, language: string): Promise<void> {
  const { boot, texts, queries, http } = panel
  writeCookie(document, `${boot.cookiePrefix}-lng`, language)
  if (!texts.hasResourceBundle(language, 'translation')) {
    const catalogue = await loadCatalogue(language)
    texts.addResourceBundle(language, 'translation', catalogue)
  }
  await texts.changeLanguage(language)
  document.documentElement.lang = language
  document.documentElement.dir = texts.dir(language)
  queries.setQueryData(adminConfigKey, await readAdminConfig(http, null))
}
