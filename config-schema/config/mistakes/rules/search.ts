import { duplicates, reserved, unresolved, unsuited } from '../findings.ts'
import { listOf, loose, namesIn, textOf } from '../loose.ts'
import type { Finding, Path } from '../mistake.ts'
import type { Entity, Site } from '../site.ts'

/** What the search is to find exists, and an entry of it is a flat row. */
export const searchRule = (site: Site): Finding[] =>
  site.searches.flatMap((search) => [
    ...unknownCollections(site, search),
    ...duplicates(searched(search)),
    ...unknownPriorities(search),
    ...unsuitedFields(search),
  ])

const searched = ({ source, path }: Entity) =>
  namesIn(listOf(source.collections), [...path, 'collections'])

function unknownCollections({ collections, hasPlugins }: Site, search: Entity): Finding[] {
  if (hasPlugins) return []
  const slugs = collections.map(({ slug }) => slug)
  return searched(search)
    .filter(({ name }) => !slugs.includes(name))
    .map(({ name, path }) => unresolved(name, slugs, path))
}

function unknownPriorities(search: Entity): Finding[] {
  const slugs = searched(search).map(({ name }) => name)
  return Object.keys(loose(search.source.priorities))
    .filter((slug) => !slugs.includes(slug))
    .map((slug) => unresolved(slug, slugs, [...search.path, 'priorities', slug]))
}

/** Each is one column: whoever searches looks into no rows, and entries are written many at once. */
const flatKinds = [
  'text',
  'textarea',
  'number',
  'email',
  'date',
  'checkbox',
  'select',
  'radio',
  'code',
  'json',
  'point',
  'relationship',
  'upload',
]

const ownNames = ['key', 'title', 'priority', 'doc']

const unsuitedFields = ({ source, path }: Entity): Finding[] =>
  listOf(source.fields).flatMap((field, index) =>
    unsuitedField(loose(field), [...path, 'fields', index]),
  )

function unsuitedField({ name, type }: ReturnType<typeof loose>, path: Path): Finding[] {
  const [kind, own] = [textOf(type), textOf(name)]
  return [
    ...(kind !== null && !flatKinds.includes(kind)
      ? [unsuited(kind, flatKinds, [...path, 'type'])]
      : []),
    ...(own !== null && ownNames.includes(own) ? [reserved(own, [...path, 'name'])] : []),
  ]
}
