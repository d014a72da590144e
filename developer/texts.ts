import { createInstance } from 'i18next'
import type { DeveloperTextKey } from '#locales/developer'
import { loadDeveloperCatalogue } from '#locales/developer'

/** A text by its key, with its placeholders filled in. */
export type Say = (key: DeveloperTextKey, values?: Record<string, string | number>) => string

export async function loadTexts(language: string): Promise<Say> {
  const i18n = createInstance()
  await i18n.init({
    lng: language,
    fallbackLng: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    resources: { [language]: { translation: await loadDeveloperCatalogue(language) } },
  })
  return (key, values = {}) => i18n.t(key, values)
}
