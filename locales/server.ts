import { ownCode, payloadCode } from './codes.ts'
import type en from './en/server.json'
import type { Catalogue } from './found.ts'
import { byLanguage, readCatalogue } from './found.ts'
import type { WithoutPlural } from './keys.ts'

/** The name of a text that the server says: in an answer, an email or the label of a field of its own. */
export type ServerTextKey = WithoutPlural<keyof typeof en>

const catalogues = byLanguage(
  () => import.meta.glob<Catalogue>('./*/server.json', { import: 'default', eager: true }),
  'server.json',
  readCatalogue,
)

export { ownCode, payloadCode }

/** The languages that the server speaks, by Payload's codes: those of the panel. */
export const languages: readonly string[] = Object.keys(catalogues).map(payloadCode)

type Values = Readonly<Record<string, string | number>>

/** A text of the server; English where we do not speak the language. */
export function serverText(language: string, key: ServerTextKey, values: Values = {}): string {
  const own = ownCode(language)
  const spoken = Object.hasOwn(catalogues, own) ? own : 'en'
  return formOf(spoken, key, values.count).replace(/\{\{(\w+)\}\}/g, (_, name: string) =>
    String(values[name] ?? ''),
  )
}

/** A text in every language, as Payload's config takes a label. */
export const serverLabel = (key: ServerTextKey): Record<string, string> =>
  Object.fromEntries(languages.map((language) => [language, serverText(language, key)]))

function formOf(language: string, key: string, count: string | number | undefined): string {
  const texts = catalogues[language]!
  const form =
    typeof count === 'number' && texts[`${key}_${new Intl.PluralRules(language).select(count)}`]
  return form || texts[key]!
}
