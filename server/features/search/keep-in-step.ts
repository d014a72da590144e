import type { CollectionConfig } from 'payload'
import type { ResolvedSearch } from '#config-schema/config'
import { besideTransaction } from '../../kit/mongo/after-commit.ts'
import { ownHook } from '../../kit/own-hooks.ts'
import { bringInStep } from './bring-in-step.ts'

/** A collection whose documents' entries change with them, in the same transaction. */
export const keepInStep = (
  collection: CollectionConfig,
  search: ResolvedSearch,
): CollectionConfig => ({
  ...collection,
  hooks: {
    ...collection.hooks,
    // Last: the site's own hooks may change the document once more.
    afterChange: [
      ...(collection.hooks?.afterChange ?? []),
      ownHook(async ({ collection, doc, req }) => {
        await besideTransaction(req, (own) => bringInStep(own, search, { collection, id: doc.id }))
        return doc
      }),
    ],
    afterDelete: [
      ...(collection.hooks?.afterDelete ?? []),
      async ({ collection, id, req }) => {
        await besideTransaction(req, (own) => bringInStep(own, search, { collection, id }))
      },
    ],
  },
})
