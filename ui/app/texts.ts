import type { i18n } from 'i18next'
import i18next from 'i18next'
import { loadCatalogue } from '#locales'

/** The texts before any is loaded. */
export const createTexts = (): i18n => i18next.createInstance()

/** Loads the texts of the page's language; English stands in for one that we do not speak. */
export async function loadTexts(texts: i18n, language: string): Promise<void> {
  await texts.init({
    lng: language,
    resources: { [language]: { translation: await loadCatalogue(language) } },
    fallbackLng: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    returnEmptyString: false,
  })
}

/** The texts of a language, loaded. */
export async function startTexts(language: string): Promise<i18n> {
  const texts = createTexts()
  await loadTexts(texts, language)
  return texts
}
