import type { ClientCollection, ClientGlobal } from '#contracts/admin-config'
import type { AskedDocument, DocumentRef } from '#contracts/documents'
import type { LocksAnswer } from '#contracts/locks'
import type { Reference } from '../../../client/summaries.ts'

/** A document that somebody edits. */
export interface LockedDocument {
  entity: { kind: 'collection'; of: ClientCollection; id: Reference['id'] } | GlobalEntity
  /** Since their last edit, ms. */
  age: number
  isMine: boolean
  /** Who; null: this person may not know. */
  holder: string | null
}

interface GlobalEntity {
  kind: 'global'
  of: ClientGlobal
}

interface Entities {
  collections: readonly ClientCollection[]
  globals: readonly ClientGlobal[]
}

/** This person's own first, of each the last edited first; nothing of what the config no longer knows. */
export const lockedDocuments = (
  locks: LocksAnswer['locks'],
  entities: Entities,
): LockedDocument[] =>
  locks
    .toSorted((one, other) => Number(other.isMine) - Number(one.isMine) || one.age - other.age)
    .flatMap((lock) => {
      const entity = entityOf(lock, entities)
      const { age, holder, isMine } = lock
      return entity ? [{ entity, age, isMine, holder: holder.title }] : []
    })

function entityOf(
  { collectionSlug, globalSlug, id }: AskedDocument,
  { collections, globals }: Entities,
): LockedDocument['entity'] | null {
  const collection = collections.find(({ slug }) => slug === collectionSlug)
  if (collection && id !== undefined) return { kind: 'collection', of: collection, id }
  const global = globals.find(({ slug }) => slug === globalSlug)
  return global ? { kind: 'global', of: global } : null
}

/** Whose lock it is has nothing to do with a language. */
export const refOf = ({ entity }: LockedDocument): DocumentRef =>
  entity.kind === 'global'
    ? { kind: 'global', slug: entity.of.slug, locale: null }
    : { kind: 'collection', slug: entity.of.slug, id: entity.id, locale: null }
