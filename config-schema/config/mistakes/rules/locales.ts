import { duplicates, unresolved } from '../findings.ts'
import type { Loose } from '../loose.ts'
import { listOf, loose, namesIn, textOf } from '../loose.ts'
import type { Finding, Path } from '../mistake.ts'
import type { Site } from '../site.ts'

/** Locales differ, and the default and the fallbacks are among them. */
export const localesRule = ({ config }: Site): Finding[] => [
  ...contentLocales(loose(config.localization)),
  ...adminLanguages(loose(config.i18n)),
]

function contentLocales({ locales, defaultLocale }: Loose): Finding[] {
  const path = ['localization', 'locales']
  const codes = listOf(locales).flatMap((locale, index) => codeOf(locale, [...path, index]))
  const names = codes.map(({ name }) => name)
  const references = [
    ...namesIn(defaultLocale, ['localization', 'defaultLocale']),
    ...listOf(locales).flatMap((locale, index) =>
      namesIn(loose(locale).fallbackLocale, [...path, index, 'fallbackLocale']),
    ),
  ]
  return [...duplicates(codes), ...unknownOf(references, names)]
}

function codeOf(locale: unknown, path: Path): { name: string; path: Path }[] {
  if (typeof locale === 'string') return [{ name: locale, path }]
  const code = textOf(loose(locale).code)
  return code === null ? [] : [{ name: code, path: [...path, 'code'] }]
}

function adminLanguages({ languages, fallback }: Loose): Finding[] {
  const codes = namesIn(languages, ['i18n', 'languages'])
  const names = codes.map(({ name }) => name)
  return [...duplicates(codes), ...unknownOf(namesIn(fallback, ['i18n', 'fallback']), names)]
}

const unknownOf = (references: { name: string; path: Path }[], names: readonly string[]) =>
  references
    .filter(({ name }) => names.length > 0 && !names.includes(name))
    .map(({ name, path }) => unresolved(name, names, path))
