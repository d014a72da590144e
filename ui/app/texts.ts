import type { i18n } from 'i18next'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { loadCatalogue } from '#locales'

/** Loads the texts of the page's language; English stands in for one that we do not speak. */
export async function startTexts(language: string): Promise<i18n> {
  const texts = i18next.createInstance().use(initReactI18next)
  await texts.init({
    lng: language,
    resources: { [language]: { translation: await loadCatalogue(language) } },
    fallbackLng: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    returnEmptyString: false,
  })
  return texts
}
