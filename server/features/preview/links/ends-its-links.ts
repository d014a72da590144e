import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionConfig,
} from 'payload'
import { ownHook } from '../../../kit/own-hooks.ts'
import { endLinks } from './links.ts'

/** A collection of which nothing is shared any more that was deleted, or put into the trash. */
export const endsItsLinks = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  hooks: {
    ...collection.hooks,
    afterChange: [...(collection.hooks?.afterChange ?? []), ownHook(endWhenTrashed)],
    afterDelete: [...(collection.hooks?.afterDelete ?? []), ownHook(endWhenDeleted)],
  },
})

const endWhenTrashed: CollectionAfterChangeHook = async ({ collection, doc, operation, req }) => {
  if (operation === 'update' && doc.deletedAt) await endLinks(req, collection.slug, doc.id)
}

const endWhenDeleted: CollectionAfterDeleteHook = ({ collection, id, req }) =>
  endLinks(req, collection.slug, id)
