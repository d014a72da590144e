import type { CollectionConfig, PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { combineQueries, NotFound } from 'payload'

/**
 * A collection of which nobody restores a version that they may not read: the answer to a restore is
 * the version. Payload looks at that for globals alone.
 */
export const restoreReadable = (collection: CollectionConfig): CollectionConfig =>
  collection.versions
    ? {
        ...collection,
        hooks: {
          ...collection.hooks,
          beforeOperation: [
            async ({ args, collection, operation, overrideAccess, req }) => {
              const { id } = args as { id?: number | string }
              if (operation !== 'restoreVersion' || overrideAccess || id === undefined) return
              if (!(await isReadable(req, collection, id))) throw new NotFound(req.t)
            },
            ...(collection.hooks?.beforeOperation ?? []),
          ],
        },
      }
    : collection

async function isReadable(
  req: PayloadRequest,
  { access, slug }: SanitizedCollectionConfig,
  id: number | string,
): Promise<boolean> {
  const rule = access.readVersions ? await access.readVersions({ req }) : Boolean(req.user)
  if (rule === false) return false
  const { totalDocs } = await req.payload.db.countVersions({
    collection: slug,
    where: combineQueries({ id: { equals: id } }, rule),
    req,
  })
  return totalDocs > 0
}
