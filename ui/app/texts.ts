import type { i18n } from 'i18next'
import i18next from 'i18next'
import { loadCatalogue, loadRecordCatalogue } from '#locales'
import { formatsIn } from '../kit/formats.ts'
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
    interpolation: { useRawValueToEscape: true, escape: (value) => written(texts, value) },
    returnEmptyString: false,
  })
  texts.services.formatter!.add('inSentence', (label: string) => nounIn(texts.language, label))
}

/**
 * A value as a sentence shows it: a count in the language's digits, and in a sentence that is read from
 * the right in an order of its own.
 */
function written(texts: i18n, value: unknown): string {
  const words = typeof value === 'number' ? formatsIn(texts.language).number(value) : String(value)
  return texts.dir() === 'rtl' ? `\u2068${words}\u2069` : words
}

/** All texts of a language, loaded. */
export async function startTexts(language: string): Promise<i18n> {
  const texts = createTexts()
  await loadTexts(texts, { language, withRecords: true })
  return texts
}
