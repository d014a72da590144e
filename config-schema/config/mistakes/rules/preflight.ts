import { unresolved } from '../findings.ts'
import { loose } from '../loose.ts'
import type { Finding } from '../mistake.ts'
import type { Entity, Site } from '../site.ts'

/** What is checked before publishing exists. */
export function preflightRule({ config, collections, globals, hasPlugins }: Site): Finding[] {
  if (hasPlugins) return []
  const { preflight } = config
  return [
    ...unknownSlugs(loose(preflight).collections, collections, 'collections'),
    ...unknownSlugs(loose(preflight).globals, globals, 'globals'),
  ]
}

function unknownSlugs(rules: unknown, entities: readonly Entity[], kind: string): Finding[] {
  const slugs = entities.map(({ slug }) => slug)
  return Object.keys(loose(rules))
    .filter((slug) => !slugs.includes(slug))
    .map((slug) => unresolved(slug, slugs, ['preflight', kind, slug]))
}
