import type { ClientCollection, Localization } from '#contracts/admin-config'
import { isContent } from '#contracts/fields'
import type { Target } from '../../../client/import/index.ts'
import type { Text } from '../../../kit/text.tsx'
import type { Column } from '../columns.ts'
import { listedFields } from '../columns.ts'

interface Asked {
  collection: ClientCollection
  localization: Localization | null
  /** The language of the list. */
  locale: string | null
  text: Text
}

/** What a column of a file can be: every field that this person may write, in every language. */
export const targetsOf = ({ collection, localization, locale, text }: Asked): readonly Target[] =>
  listedFields(collection, text).flatMap((column) => targetsFor(column, localization, locale))

/** The fields that tell documents apart. */
export const keysOf = (targets: readonly Target[]): readonly string[] =>
  targets
    .filter(({ content, locale, path }) => {
      const isUnique = 'unique' in content && content.unique && !path.includes('.')
      return content.type === 'id' || (isUnique && locale === null)
    })
    .map(({ name }) => name)

/** The field of a column, by the name that an export gives it or by what people read. */
export function targetNamed(targets: readonly Target[], locale: string | null) {
  const byName = new Map<string, string>()
  const note = (said: string, name: string) => {
    const key = said.trim().toLowerCase()
    if (!byName.has(key)) byName.set(key, name)
  }
  for (const { name } of targets) note(name, name)
  for (const target of targets) {
    note(target.label, target.name)
    if (target.locale === null && locale !== null) note(`${target.path}[${locale}]`, target.name)
  }
  return (said: string): string | null => byName.get(said.trim().toLowerCase()) ?? null
}

function targetsFor(
  { accessor, label, content }: Column,
  localization: Localization | null,
  locale: string | null,
): readonly Target[] {
  if (!isWritable(content)) return []
  const own = { path: accessor, label, content }
  const isLocalized = 'localized' in content && content.localized
  const others = isLocalized ? (localization?.locales ?? []) : []
  return [
    { ...own, name: accessor, locale: null },
    ...others
      .filter(({ code }) => code !== locale)
      .map(({ code, label: language }) => ({
        ...own,
        name: `${accessor}[${code}]`,
        label: `${label} (${language})`,
        locale: code,
      })),
  ]
}

function isWritable(content: Column['content']): content is Target['content'] {
  if (content.type === 'id' || content.type === 'status') return true
  if (!('readOnly' in content && isContent(content))) return false
  return !(content.readOnly.create && content.readOnly.update)
}
