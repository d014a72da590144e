import { contradiction, unresolved } from '../findings.ts'
import type { Loose } from '../loose.ts'
import { loose } from '../loose.ts'
import type { Finding } from '../mistake.ts'
import type { Entity, Site } from '../site.ts'

/** What is reviewed exists, and has drafts: without them every save is published. */
export function reviewRule({ config, collections, globals, hasPlugins }: Site): Finding[] {
  const review = loose(config.review)
  return [
    ...findingsIn(review, 'collections', collections, hasPlugins),
    ...findingsIn(review, 'globals', globals, hasPlugins),
  ]
}

function findingsIn(
  review: Loose,
  kind: 'collections' | 'globals',
  entities: readonly Entity[],
  hasPlugins: boolean,
): Finding[] {
  const slugs = entities.map(({ slug }) => slug)
  return Object.keys(loose(review[kind])).flatMap((slug) => {
    const entity = entities.find((one) => one.slug === slug)
    if (entity) return withoutDrafts(entity)
    return hasPlugins ? [] : [unresolved(slug, slugs, ['review', kind, slug])]
  })
}

function withoutDrafts({ path, slug, source }: Entity): Finding[] {
  const { versions } = source
  if (loose(versions).drafts) return []
  return [
    contradiction(versions ?? false, `{ drafts: true } (review: ${slug})`, [...path, 'versions']),
  ]
}
