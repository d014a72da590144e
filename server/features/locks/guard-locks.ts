import type { CollectionConfig, GlobalConfig, PayloadRequest } from 'payload'
import { Locked } from 'payload'
import type { DocumentId } from '#contracts/documents'
import type { Document } from '../../kit/document.ts'
import { mustBeAllowedToSave } from '../../kit/must-be-allowed-to-save.ts'
import { parentOfVersion } from '../../kit/parent-of-version.ts'
import type { HeldLock } from './current-lock.ts'
import { currentLock, isOf } from './current-lock.ts'
import { keepFor } from './keep-own-lock.ts'

/**
 * A collection whose documents nobody saves, deletes or takes back over somebody else's lock
 * (LOCK-5), and whose locks outlast their holders' saves. Payload looks at a save, a deletion, not at
 * a version that is taken back, and takes every lock away with a save.
 */
export const guardCollectionLocks = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  hooks: {
    ...collection.hooks,
    beforeOperation: [
      async ({ args, collection, operation, req }) => {
        const { id } = args as { id?: DocumentId }
        if (id === undefined) return
        if (operation === 'update') await respectLock(req, { collection, id }, args)
        if (operation === 'restoreVersion') {
          const parent = await parentOfVersion(req, collection.slug, id)
          if (parent !== undefined) await respectLock(req, { collection, id: parent }, args)
        }
      },
      ...(collection.hooks?.beforeOperation ?? []),
    ],
  },
})

/** The same for a global, where Payload never looks. */
export const guardGlobalLocks = (global: GlobalConfig): GlobalConfig => ({
  ...global,
  hooks: {
    ...global.hooks,
    beforeOperation: [
      async ({ args, global, operation, req }) => {
        if (operation === 'update' || operation === 'restoreVersion') {
          await respectLock(req, { global }, args)
        }
      },
      ...(global.hooks?.beforeOperation ?? []),
    ],
  },
})

async function respectLock(req: PayloadRequest, document: Document, args: object): Promise<void> {
  const lock = await currentLock(req, document)
  // Where there is none yet its saver may be getting it at this moment.
  if (!lock || isOf(lock, req.user)) await keepFor(req, document)
  else if (!overridesLocks(req)) {
    // Whoever may not save it is not told who edits it.
    await mustBeAllowedToSave(req, document, args)
    throw locked(lock)
  }
}

/** What runs on the server by itself may; who asks over the network has to say so. */
const overridesLocks = ({ payloadAPI, query }: PayloadRequest): boolean =>
  payloadAPI === 'local' || query.overrideLock === 'true' || query.overrideLock === true

const locked = ({ user }: HeldLock): Locked =>
  new Locked(`The document is edited by another user (${user.relationTo} ${user.value}).`)
