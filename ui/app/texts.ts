import type { i18n } from 'i18next'
import i18next from 'i18next'
import { loadCatalogue, loadRecordCatalogue } from '#locales'
import { nounIn } from '../kit/noun.ts'
import { recordNamespace } from '../kit/text.tsx'

/** The texts before any is loaded. */
export const createTexts = (): i18n => i18next.createInstance()

interface Wanted {
  language: string
  /** With those of lists and documents, which a page that begins elsewhere loads later. */
  withRecords: boolean
}

/** Loads the texts of the page's language; English stands in for one that we do not speak. */
export async function loadTexts(texts: i18n, { language, withRecords }: Wanted): Promise<void> {
  const [translation, records] = await Promise.all([
    loadCatalogue(language),
    withRecords ? loadRecordCatalogue(language) : undefined,
  ])
  await texts.init({
    lng: language,
    resources: { [language]: { translation, ...(records && { [recordNamespace]: records }) } },
    fallbackLng: false,
    fallbackNS: recordNamespace,
    keySeparator: false,
    nsSeparator: false,
    // What is put into a sentence that is read from the right keeps its own order, and the sentence its.
    interpolation: { escape: (value) => (texts.dir() === 'rtl' ? isolated(value) : value) },
    returnEmptyString: false,
  })
  texts.services.formatter!.add('inSentence', (label: string) => nounIn(texts.language, label))
}

const isolated = (value: string): string => `\u2068${value}\u2069`

/** All texts of a language, loaded. */
export async function startTexts(language: string): Promise<i18n> {
  const texts = createTexts()
  await loadTexts(texts, { language, withRecords: true })
  return texts
}
