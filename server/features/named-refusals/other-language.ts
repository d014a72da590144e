import type { PayloadRequest, ValidationError } from 'payload'
import { isRecord } from '#contracts/is-record'
import { childrenOf, membersOf } from '../../kit/payload-fields/field-tree.ts'
import type { NamedBlocks, PayloadField } from '../../kit/payload-fields/payload-field.ts'

/** `locale`: it is about the value in another one than the save's. */
export type Refused = ValidationError['data']['errors'][number] & { locale?: string }

/**
 * Rules of a site name a value in one language as it is stored, `title.de`: no page has such a field.
 * Its place is the field, and its language is said with it.
 */
export function inItsLanguage(
  req: PayloadRequest,
  fields: readonly PayloadField[],
  refused: Refused,
): Refused {
  const { blocks: named, config } = req.payload
  const { localization } = config
  if (!localization || refused.locale !== undefined) return refused
  const segments = refused.path.split('.')
  const index = localeIndex(fields, segments, { codes: localization.localeCodes, named })
  const locale = index === null ? undefined : segments[index]
  if (index === null || locale === undefined) return refused
  const path = segments.toSpliced(index, 1).join('.')
  if (locale === req.locale) return { ...refused, path }
  const message = `${localeLabel(req, locale)}: ${refused.message}`
  return { ...refused, path, message, locale }
}

/** What a content language is called in the language of the request. */
export function localeLabel({ i18n, payload }: PayloadRequest, code: string): string {
  const { localization } = payload.config
  const locales = localization ? localization.locales : []
  const label = locales.find((one) => one.code === code)?.label
  const own = isRecord(label) ? (label[i18n.language] ?? label.en) : label
  return typeof own === 'string' && own !== '' ? own : code
}

interface Known {
  codes: readonly string[]
  named: NamedBlocks
}

/** Which segment of a path is a language; null: none. */
function localeIndex(
  fields: readonly PayloadField[],
  path: readonly string[],
  known: Known,
): number | null {
  const [name = '', ...rest] = path
  const member = membersOf(fields).find((one) => one.name === name)
  if (!member) return null
  if (member.part.localized && known.codes.includes(rest[0] ?? '')) return 1
  const skipped = /^\d+$/.test(rest[0] ?? '') ? 1 : 0
  const lists = member.fields
    ? [member.fields]
    : childrenOf(member.part, known.named).map((list) => list.fields)
  for (const list of lists) {
    const below = localeIndex(list, rest.slice(skipped), known)
    if (below !== null) return below + 1 + skipped
  }
  return null
}
