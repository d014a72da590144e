import type {
  CollectionBeforeValidateHook,
  CollectionConfig,
  GlobalBeforeValidateHook,
  GlobalConfig,
  PayloadRequest,
} from 'payload'
import type { Document } from '../../kit/document.ts'
import { holdDocument } from '../../kit/hold-document.ts'
import { ownHook } from '../../kit/own-hooks.ts'
import { after } from './after.ts'
import { compareBase, isStale } from './compare-base.ts'
import { StaleDocument } from './stale-document.ts'

/** A collection that refuses a save which is based on another version than the latest. */
export const guardCollectionRevisions = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  hooks: {
    ...collection.hooks,
    beforeOperation: [
      async ({ args, collection, operation, req }) => {
        // Payload's types know no id here; who saves many documents at once gives none.
        const save = args as { id?: string | number; data?: object }
        if (operation !== 'update' || !save.id) return
        await compareBase(req, { collection, id: save.id })
        // A file may come alone.
        if (isStale(req)) save.data ??= {}
      },
      ...(collection.hooks?.beforeOperation ?? []),
    ],
    beforeValidate: [
      ownHook<CollectionBeforeValidateHook>(async ({ collection, operation, originalDoc, req }) => {
        if (operation === 'update') {
          await beforeSave(req, { collection, id: originalDoc.id }, originalDoc)
        }
      }),
      ...(collection.hooks?.beforeValidate ?? []),
    ],
  },
})

/** The same for a global. */
export const guardGlobalRevisions = (global: GlobalConfig): GlobalConfig => ({
  ...global,
  hooks: {
    ...global.hooks,
    beforeOperation: [
      async ({ global, operation, req }) => {
        if (operation === 'update') await compareBase(req, { global })
      },
      ...(global.hooks?.beforeOperation ?? []),
    ],
    beforeValidate: [
      ownHook<GlobalBeforeValidateHook>(({ global, originalDoc, req }) =>
        beforeSave(req, { global }, originalDoc),
      ),
      ...(global.hooks?.beforeValidate ?? []),
    ],
  },
})

/**
 * Whoever may save has come this far. Those who name no base wait as well: what others have compared
 * must stay true until they have saved.
 */
async function beforeSave(
  req: PayloadRequest,
  document: Document,
  before: { updatedAt?: string | null } | undefined,
): Promise<void> {
  if (isStale(req)) throw await StaleDocument.of(req, document)
  await holdDocument(req, document)
  await after(before?.updatedAt)
}
