import type { CollectionConfig, GlobalConfig } from 'payload'
import { exportHeader } from '#contracts/documents'
import { ownHook } from '../../kit/own-hooks.ts'
import { audit } from './audit-log.ts'

type Hooks = NonNullable<CollectionConfig['hooks']>
type Hook<Name extends keyof Hooks> = NonNullable<Hooks[Name]>[number]

/** A collection of which it is noted what was deleted, brought back or exported. */
export const recordDocuments = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  hooks: {
    ...collection.hooks,
    afterChange: [...(collection.hooks?.afterChange ?? []), ownHook(recordTrash)],
    afterDelete: [...(collection.hooks?.afterDelete ?? []), recordDeletion],
    afterOperation: [...(collection.hooks?.afterOperation ?? []), recordOperation],
  },
})

const recordTrash: Hook<'afterChange'> = async ({
  collection,
  doc,
  operation,
  previousDoc,
  req,
}) => {
  const [is, was] = [Boolean(doc.deletedAt), Boolean(previousDoc?.deletedAt)]
  if (operation !== 'update' || is === was) return
  const event = is ? 'trashed' : 'recovered'
  await audit(req, { event, collection: collection.slug, document: doc.id })
}

const recordDeletion: Hook<'afterDelete'> = ({ collection, id, req }) =>
  audit(req, { event: 'deleted', collection: collection.slug, document: id })

const recordOperation: Hook<'afterOperation'> = async ({ args, collection, operation, result }) => {
  const { req } = args
  if (req && operation === 'restoreVersion') {
    const { id } = result as { id: string | number }
    await audit(req, { event: 'restored', collection: collection.slug, document: id })
  }
  // What a hook looks up for itself is no export.
  if (
    req?.payloadAPI === 'REST' &&
    operation === 'find' &&
    req.headers.has(exportHeader) &&
    req.routeParams?.collection === collection.slug &&
    !req.context.stateroomExported
  ) {
    req.context.stateroomExported = true
    await audit(req, { event: 'exported', collection: collection.slug })
  }
  return result
}

/** The same for a global, which can only be restored. */
export const recordGlobal = (global: GlobalConfig): GlobalConfig => ({
  ...global,
  hooks: {
    ...global.hooks,
    beforeOperation: [
      ...(global.hooks?.beforeOperation ?? []),
      ({ args, operation, req }) => {
        if (operation === 'restoreVersion') req.context.stateroomRestored = true
        return args
      },
    ],
    afterChange: [
      ...(global.hooks?.afterChange ?? []),
      ownHook(async ({ global: { slug }, req }) => {
        if (!req.context.stateroomRestored) return
        req.context.stateroomRestored = false
        await audit(req, { event: 'restored', collection: slug })
      }),
    ],
  },
})
