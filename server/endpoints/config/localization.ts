import type { PayloadRequest } from 'payload'
import type { Localization } from '#config-schema'
import type { ReadText } from './texts.ts'

/** The languages of the content that are on offer for this user. */
export async function localizationOf(
  req: PayloadRequest,
  readText: ReadText,
): Promise<Localization | null> {
  const { localization } = req.payload.config
  if (!localization) return null

  const { defaultLocale, fallback, filterAvailableLocales, locales } = localization
  const offeredOf = async () =>
    filterAvailableLocales ? filterAvailableLocales({ locales, req }) : locales
  const inLocalization = readText.inside('localization')
  const inLocales = inLocalization.inside('locales')
  const offered = await offeredOf().catch((thrown) => {
    inLocalization.report('filterAvailableLocales', thrown)
    return locales
  })
  return {
    locales: offered.map(({ code, label, rtl }) => ({
      code,
      label: inLocales(label, code) ?? code,
      rtl: rtl === true,
    })),
    defaultLocale,
    fallback: fallback !== false,
  }
}
