import type { PayloadRequest } from 'payload'
import type { Localization } from '#contracts/admin-config'
import { localePreferenceKey } from '#contracts/content-locale'
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
    ...(await preferredIn(req, offered)),
  }
}

/** What this person chose before, here or in Payload's own admin, as long as it is on offer. */
async function preferredIn(
  { payload, user }: PayloadRequest,
  offered: readonly { code: string }[],
): Promise<Pick<Localization, 'preferred'>> {
  if (!user) return {}
  const asked = payload.find({
    collection: 'payload-preferences',
    where: {
      and: [
        { key: { equals: localePreferenceKey } },
        { 'user.value': { equals: user.id } },
        { 'user.relationTo': { equals: user.collection } },
      ],
    },
    depth: 0,
    limit: 1,
    pagination: false,
  })
  // Who cannot be told in which language they work starts in the default one.
  const { docs } = await asked.catch(() => ({ docs: [] }))
  const kept: unknown = docs[0]?.value
  const preferred = offered.find(({ code }) => code === kept)?.code
  return preferred === undefined ? {} : { preferred }
}
