import { contradiction, unresolved } from '../findings.ts'
import { listOf, loose, namesIn, textOf } from '../loose.ts'
import type { Finding } from '../mistake.ts'
import type { Site } from '../site.ts'

/** There are two languages at least, one of them the source, and what is left out exists. */
export function translationRule({ config, collections, globals, hasPlugins }: Site): Finding[] {
  if (config.translation === undefined) return []
  const { exclude, source } = loose(config.translation)
  const codes = listOf(loose(config.localization).locales).flatMap(
    (locale) => textOf(locale) ?? textOf(loose(locale).code) ?? [],
  )
  // Payload's plugins add no locales, but may add collections.
  const slugs = [...collections, ...globals].map(({ slug }) => slug)
  const named = textOf(source)
  return [
    ...(codes.length < 2
      ? [contradiction(config.localization ?? false, '≥ 2 locales (translation)', ['localization'])]
      : []),
    ...(named !== null && codes.length > 1 && !codes.includes(named)
      ? [unresolved(named, codes, [...at, 'source'])]
      : []),
    ...(hasPlugins
      ? []
      : namesIn(listOf(exclude), [...at, 'exclude'])
          .filter(({ name }) => !slugs.includes(name))
          .map(({ name, path }) => unresolved(name, slugs, path))),
  ]
}

const at = ['translation']
