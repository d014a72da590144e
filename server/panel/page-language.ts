import type { SanitizedConfig } from 'payload'
import { ownCode } from '#server-texts'

/** The language of a page: the one chosen in this browser, else the first that it asks for and the site has. */
export function pageLanguage(
  { cookiePrefix, i18n }: Pick<SanitizedConfig, 'cookiePrefix' | 'i18n'>,
  cookies: ReadonlyMap<string, string>,
  headers: Headers,
): string {
  const known = Object.keys(i18n.supportedLanguages).map(ownCode)
  const cookie = cookies.get(`${cookiePrefix}-lng`)
  const chosen = cookie && bestOf(known, ownCode(cookie))
  if (chosen) return chosen
  const asked = tagsIn(headers.get('accept-language') ?? '')
  return asked.map((tag) => bestOf(known, tag)).find(Boolean) ?? ownCode(i18n.fallbackLanguage)
}

/** The most wanted first. */
const tagsIn = (header: string): string[] =>
  header
    .split(',')
    .map((part) => {
      const [tag = '', weight] = part.trim().split(/\s*;\s*q=/)
      return { tag, weight: weight === undefined ? 1 : Number.parseFloat(weight) || 0 }
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag)

/** The same language in the same script: people of Hong Kong read as people of Taiwan do. */
const bestOf = (known: readonly string[], tag: string): string | undefined =>
  known.find((code) => code.toLowerCase() === tag.toLowerCase()) ??
  known.find((code) => written(code) === (written(tag) ?? ''))

function written(tag: string): string | undefined {
  try {
    const { language, script } = new Intl.Locale(ownCode(tag)).maximize()
    return `${norwegian.has(language) ? 'nb' : language}-${script}`
  } catch {
    return undefined
  }
}

/** There is one catalogue for both, and browsers ask by three names. */
const norwegian: ReadonlySet<string> = new Set(['nb', 'nn', 'no'])
