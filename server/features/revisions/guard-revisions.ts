import type {
  CollectionConfig,
  GlobalBeforeValidateHook,
  GlobalConfig,
  PayloadRequest,
  SanitizedCollectionConfig,
  SanitizedGlobalConfig,
} from 'payload'
import type { Document } from '../../kit/document.ts'
import { isVersionRequested } from '../../kit/document.ts'
import { holdDocument } from '../../kit/hold-document.ts'
import { mustBeAllowedToSave } from '../../kit/must-be-allowed-to-save.ts'
import { ownHook } from '../../kit/own-hooks.ts'
import { parentOfVersion } from '../../kit/parent-of-version.ts'
import { saveHook } from '../../kit/save-hook.ts'
import { after } from './after.ts'
import { compareBase, isStale } from './compare-base.ts'
import { lastSaved } from './last-saved.ts'
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
        if (operation === 'restoreVersion' && save.id) {
          await compareBaseOfRestored(req, collection, save.id)
        }
        if (operation !== 'update' || !save.id) return
        await compareBase(req, { collection, id: save.id })
        // A file may come alone.
        if (isStale(req)) save.data ??= {}
      },
      ...(collection.hooks?.beforeOperation ?? []),
    ],
    beforeValidate: [
      saveHook(async (save) => {
        if (save.operation !== 'update') return
        const { collection, originalDoc, req } = save
        await beforeSave(req, { collection, id: originalDoc.id }, originalDoc)
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
      async ({ args, global, operation, req }) => {
        if (operation === 'update') await compareBase(req, { global })
        if (operation === 'restoreVersion') await beforeRestore(req, global, args)
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
  before: { updatedAt?: string | null | undefined } | undefined,
): Promise<void> {
  if (isStale(req)) throw await StaleDocument.of(req, document)
  await holdDocument(req, document)
  await after(before?.updatedAt)
}

/** A version that is taken back is a save like any other. */
async function compareBaseOfRestored(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  version: string | number,
): Promise<void> {
  const id = await parentOfVersion(req, collection.slug, version)
  if (id === undefined) return
  const document = { collection, id }
  await compareBase(req, document, isVersionRequested(document, version, req))
}

/** Payload runs no hook of a global's save when it takes back a version: all is looked at here. */
async function beforeRestore(
  req: PayloadRequest,
  global: SanitizedGlobalConfig,
  args: object,
): Promise<void> {
  const document = { global }
  const { id = '' } = args as { id?: string | number }
  // Nobody waits for a document that others may not save.
  await mustBeAllowedToSave(req, document, args)
  await compareBase(req, document, isVersionRequested(document, id, req))
  await beforeSave(req, document, { updatedAt: await lastSaved(req, document) })
}
