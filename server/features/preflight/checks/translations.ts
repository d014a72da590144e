import { isolateObjectProperty } from 'payload'
import { pathBelow } from '#contracts/fields'
import { isRecord } from '#contracts/is-record'
import type { Member } from '../../../kit/payload-fields/field-tree.ts'
import { membersOf } from '../../../kit/payload-fields/field-tree.ts'
import { localeLabel } from '../../named-refusals/other-language.ts'
import type { Check, Found, Publication } from '../publication.ts'
import { preflightText } from '../texts.ts'

/** Localized fields with a value here and none in another locale; those in rows are not looked at. */
export const findTranslations: Check = async (publication) => {
  const { data, entity, req } = publication
  const { localization } = req.payload.config
  if (!localization || !req.locale) return []
  const others = localization.locales.filter(({ code }) => code !== req.locale)
  const stored = await inAllLocales(publication)
  const found = (members: readonly Member[], here: unknown, all: unknown, path: string): Found[] =>
    members.flatMap(({ name, part, fields }) => {
      const value = isRecord(here) ? here[name] : undefined
      const inAll = isRecord(all) ? all[name] : undefined
      const at = pathBelow(path, name)
      if (fields && !part.localized) return found(membersOf(fields), value, inAll, at)
      if (!part.localized || isEmpty(value)) return []
      const missing = others.filter(({ code }) => isEmpty(isRecord(inAll) ? inAll[code] : null))
      const [first] = missing
      if (!first) return []
      const locales = missing.map(({ code }) => localeLabel(req, code))
      const text = preflightText(req, 'noTranslation', { locales: locales.join(', ') })
      return [{ path: at, text, locale: first.code }]
    })
  return found(membersOf(entity.fields), data, stored, '')
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && !value.length)

async function inAllLocales({ entity, id, req }: Publication): Promise<unknown> {
  const reading = {
    depth: 0,
    draft: true,
    locale: 'all' as const,
    overrideAccess: true,
    req: isolateObjectProperty(req, ['locale', 'fallbackLocale', 'query']),
  }
  if (!('auth' in entity)) return req.payload.findGlobal({ slug: entity.slug, ...reading })
  if (id === null) return null
  return req.payload.findByID({ collection: entity.slug, id, disableErrors: true, ...reading })
}
