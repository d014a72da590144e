import { createInstance } from 'i18next'
import type { Language, TextKey } from '#locales'
import { isLanguage, loadCatalogue } from '#locales'
import type { Variables } from './services/environment.ts'

/** A text by its key, with its placeholders filled in. */
export type Texts = (key: TextKey, values?: Record<string, string | number>) => string

/** The texts in the terminal's language, English where we do not speak it. */
export async function loadTexts(env: Variables): Promise<Texts> {
  const language = languageOf(env)
  const i18n = createInstance()
  await i18n.init({
    lng: language,
    fallbackLng: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    resources: { [language]: { translation: await loadCatalogue(language) } },
  })
  return (key, values = {}) => i18n.t(key, values)
}

/** The language of a terminal. */
export function languageOf({ LANG, LC_ALL, LC_MESSAGES }: Variables): Language {
  const [code = ''] = (LC_ALL || LC_MESSAGES || LANG || '').split(/[_.]/)
  return isLanguage(code) ? code : 'en'
}
