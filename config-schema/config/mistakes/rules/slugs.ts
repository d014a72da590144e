import { contradiction, duplicates, reserved } from '../findings.ts'
import { textOf } from '../loose.ts'
import type { Finding } from '../mistake.ts'
import type { Entity, Site } from '../site.ts'

/** Slugs are unique, and leave the addresses of the API to those who have them already. */
export const slugsRule = ({ collections, globals, blocks, searches }: Site): Finding[] => [
  ...[[...collections, ...searches], globals, blocks].flatMap((entities) =>
    duplicates(entities.map(named)),
  ),
  ...[...collections, ...searches].filter(({ slug }) => isCollectionTaken(slug)).map(taken),
  ...globals.filter(({ slug }) => ownGlobals.has(slug)).map(taken),
  ...blocks.filter(isNamedOtherwise).map(otherwise),
]

const named = (entity: Entity) => ({ name: entity.slug, path: [...entity.path, 'slug'] })

/** Payload reads every address that begins with `/globals` as a global's; `/access` is its own. */
const isCollectionTaken = (slug: string) =>
  slug.startsWith('globals') ||
  ownCollections.has(slug) ||
  slug === 'access' ||
  slug === 'stateroom'

/** What Payload adds by itself. */
const ownCollections: ReadonlySet<string> = new Set([
  'payload-folders',
  'payload-jobs',
  'payload-kv',
  'payload-locked-documents',
  'payload-migrations',
  'payload-preferences',
  'payload-query-presets',
])
const ownGlobals: ReadonlySet<string> = new Set(['payload-jobs-stats'])

const taken = ({ slug, path }: Entity) => reserved(slug, [...path, 'slug'])

const isNamedOtherwise = ({ slug, source }: Entity) =>
  textOf(source.slug) !== null && source.slug !== slug

const otherwise = ({ slug, source, path }: Entity) =>
  contradiction(source.slug, JSON.stringify(slug), [...path, 'slug'])
