import { defaultUsers } from '../payload/default-users.ts'
import type { Loose } from './loose.ts'
import { listOf, loose, textOf } from './loose.ts'
import type { Path } from './mistake.ts'

/** A collection, global or block where it stands in the config. */
export interface Entity {
  slug: string
  source: Loose
  path: Path
}

/** The config as the rules look at it: nothing is sure to be right. */
export interface Site {
  config: Loose
  collections: readonly Entity[]
  globals: readonly Entity[]
  blocks: readonly Entity[]
  /** The search collection, where one is asked for. */
  searches: readonly Entity[]
  /** Plugins may add what is not written here, so that names need not lead anywhere yet. */
  hasPlugins: boolean
}

export function siteOf(value: unknown): Site {
  const config = loose(value)
  return {
    config,
    collections: withUsers(entities(config.collections, ['collections'])),
    globals: entities(config.globals, ['globals']),
    blocks: Array.isArray(config.blocks) ? entities(config.blocks, ['blocks']) : mapped(config),
    searches: config.search === undefined ? [] : [searchOf(config.search)],
    hasPlugins: listOf(config.plugins).length > 0,
  }
}

/** Everything that has fields. */
export const withFields = ({ collections, globals, blocks, searches }: Site): Entity[] => [
  ...collections,
  ...globals,
  ...blocks,
  ...searches,
]

const entities = (list: unknown, path: Path): Entity[] =>
  listOf(list).map((entry, index) => ({
    slug: textOf(loose(entry).slug) ?? '',
    source: loose(entry),
    path: [...path, index],
  }))

/** Where nobody could sign in, a collection of users is added. */
const withUsers = (collections: readonly Entity[]): readonly Entity[] =>
  collections.some(({ slug, source }) => Boolean(source.auth) || slug === defaultUsers.slug)
    ? collections
    : [...collections, { ...defaultUsers, source: defaultUsers, path: ['collections'] }]

const searchOf = (search: unknown): Entity => ({
  slug: textOf(loose(search).slug) ?? 'search',
  source: loose(search),
  path: ['search'],
})

const mapped = ({ blocks }: Loose): Entity[] =>
  Object.entries(loose(blocks)).map(([slug, block]) => ({
    slug,
    source: loose(block),
    path: ['blocks', slug],
  }))
