import type {
  Access,
  CollectionConfig,
  GlobalConfig,
  PayloadRequest,
  SanitizedCollectionConfig,
  Where,
} from 'payload'
import { executeAccess, Forbidden } from 'payload'
import { hasDraftsEnabled } from 'payload/shared'

/**
 * A collection in which whoever may not publish leaves alone what visitors see. Payload asks its rule
 * with the status that a save names: to say 'draft', or nothing, without saving a draft would hide a
 * published document, or change it.
 */
export function publicationGuard(collection: CollectionConfig): CollectionConfig {
  if (!hasDraftsEnabled(collection)) return collection
  return {
    ...collection,
    hooks: {
      ...collection.hooks,
      beforeOperation: [
        async ({ args, collection, operation, req }) => {
          const save = args as Save
          if (operation !== 'update' || save.overrideAccess) return args
          // Payload says so only after its rule was asked.
          if (isDraft(save)) return { ...args, data: { ...save.data, _status: 'draft' } }
          // A document without values may come with a file.
          save.data ??= {}
          if (await isForbidden(req, save, collection.access.update)) {
            if (await isPublic(req, collection, save)) throw new Forbidden(req.t)
          }
          return args
        },
        ...(collection.hooks?.beforeOperation ?? []),
      ],
    },
  }
}

/** The same for a global. */
export function publicationGuardOfGlobal(global: GlobalConfig): GlobalConfig {
  if (!hasDraftsEnabled(global)) return global
  return {
    ...global,
    hooks: {
      ...global.hooks,
      beforeOperation: [
        async ({ args, global, operation, req }) => {
          const save = args as Save
          if (operation !== 'update' || save.overrideAccess || isDraft(save)) return args
          if (await isForbidden(req, save, global.access.update)) {
            const { slug } = global
            const { _status } = await req.payload.db.findGlobal({ slug, req, select: status })
            if (_status === 'published') throw new Forbidden(req.t)
          }
          return args
        },
        ...(global.hooks?.beforeOperation ?? []),
      ],
    },
  }
}

/** Payload's types know less of what a save is given. */
interface Save {
  id?: number | string
  data?: Record<string, unknown>
  draft?: boolean
  overrideAccess?: boolean
  where?: Where
}

const status = { _status: true } as const

const isDraft = ({ data, draft }: Save): boolean => draft === true && data?._status !== 'published'

/** Payload itself asks about what names its status, and about what goes to the trash. */
async function isForbidden(
  req: PayloadRequest,
  { id, data }: Save,
  rule: Access,
): Promise<boolean> {
  if (data?._status === 'published' || data?.deletedAt) return false
  const asked = { data: { ...data, _status: 'published' }, disableErrors: true, req }
  return !(await executeAccess({ ...asked, ...(id !== undefined && { id }) }, rule))
}

/** What is in the trash is not. */
async function isPublic(
  req: PayloadRequest,
  { slug, trash }: SanitizedCollectionConfig,
  { id, where }: Save,
): Promise<boolean> {
  const conditions: Where[] = [
    id === undefined ? (where ?? {}) : { id: { equals: id } },
    { _status: { equals: 'published' } },
    ...(trash ? [{ deletedAt: { exists: false } }] : []),
  ]
  const asked = { collection: slug, where: { and: conditions }, req }
  // Whoever names a filter is told nothing with it that they may not read.
  const { totalDocs } =
    id === undefined
      ? await req.payload.count({ ...asked, overrideAccess: false })
      : await req.payload.db.count(asked)
  return totalDocs > 0
}
