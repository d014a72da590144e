import { createInstance } from 'i18next'
import type { CliTextKey, TextKey } from '#locales'
import { loadCatalogue, loadRecordCatalogue } from '#locales'
import { isCliLanguage, loadCliCatalogue } from '#locales/cli'
import type { Variables } from './environment.ts'

/** A text by its key, with its placeholders filled in. */
export type Texts = (key: CliTextKey | TextKey, values?: Record<string, string | number>) => string

/** The texts in the terminal's language, English where we do not speak it. */
export async function loadTexts(env: Variables): Promise<Texts> {
  const language = languageOf(env)
  const catalogues = [loadCatalogue, loadRecordCatalogue, loadCliCatalogue]
  const [shared, records, own] = await Promise.all(catalogues.map((load) => load(language)))
  const i18n = createInstance()
  await i18n.init({
    lng: language,
    fallbackLng: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    resources: { [language]: { translation: { ...shared, ...records, ...own } } },
  })
  return (key, values = {}) => i18n.t(key, values)
}

/** The language of a terminal. */
export function languageOf({ LANG, LC_ALL, LC_MESSAGES }: Variables): string {
  const [code = ''] = (LC_ALL || LC_MESSAGES || LANG || '').split('.')
  const [language = ''] = code.split('_')
  return [code.replace('_', '-'), language].find(isCliLanguage) ?? 'en'
}
