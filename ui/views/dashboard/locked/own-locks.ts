import type {
  AskedDocument,
  ClientCollection,
  ClientGlobal,
  DocumentRef,
  LocksAnswer,
} from '#config-schema'
import type { Reference } from '../../../client/summaries.ts'

/** What this person keeps from others. */
export interface OwnLock {
  entity: { kind: 'collection'; of: ClientCollection; id: Reference['id'] } | GlobalEntity
  /** Since their last edit, ms. */
  age: number
}

interface GlobalEntity {
  kind: 'global'
  of: ClientGlobal
}

interface Entities {
  collections: readonly ClientCollection[]
  globals: readonly ClientGlobal[]
}

/** Those of this person, the last edited first; nothing of what the config no longer knows. */
export const ownLocks = (locks: LocksAnswer['locks'], entities: Entities): OwnLock[] =>
  locks
    .filter(({ isMine }) => isMine)
    .toSorted((one, other) => one.age - other.age)
    .flatMap((lock) => {
      const entity = entityOf(lock, entities)
      return entity ? [{ entity, age: lock.age }] : []
    })

function entityOf(
  { collectionSlug, globalSlug, id }: AskedDocument,
  { collections, globals }: Entities,
): OwnLock['entity'] | null {
  const collection = collections.find(({ slug }) => slug === collectionSlug)
  if (collection && id !== undefined) return { kind: 'collection', of: collection, id }
  const global = globals.find(({ slug }) => slug === globalSlug)
  return global ? { kind: 'global', of: global } : null
}

/** Whose lock it is has nothing to do with a language. */
export const refOf = ({ entity }: OwnLock): DocumentRef =>
  entity.kind === 'global'
    ? { kind: 'global', slug: entity.of.slug, locale: null }
    : { kind: 'collection', slug: entity.of.slug, id: entity.id, locale: null }
