import type { Where } from 'payload'
import { hasDraftsEnabled } from 'payload/shared'
import type { BulkBefore } from '#contracts/bulk'
import type { BulkChange } from '#contracts/bulk-change'
import type { DocumentId } from '#contracts/documents'
import type { One } from './one.ts'

/** What would take the change of a document back, where anything would. */
export async function beforeOf(one: One, { kind }: BulkChange): Promise<{ before?: BulkBefore }> {
  const { collection } = one
  if (irrevocable.has(kind)) return {}
  const isTrashed = kind === 'delete' && collection.trash
  if (kind === 'delete' && !isTrashed) return {}
  const version = collection.versions ? await latestVersion(one) : null
  if (version === null && !isTrashed) return {}
  const published = version !== null && (await isPublic(one)) ? await publishedVersion(one) : null
  return { before: { version, published, isTrashed } }
}

/** What is deleted for good is gone, and what was brought back can be deleted again. */
const irrevocable: ReadonlySet<BulkChange['kind']> = new Set([
  'deleteForever',
  'restore',
  'restorePublished',
])

/** Whether visitors see it, or an older version of it. */
export async function isPublic({ collection, id, req }: One): Promise<boolean> {
  if (!hasDraftsEnabled(collection)) return false
  const where: Where = { and: [{ id: { equals: id } }, { _status: { equals: 'published' } }] }
  const { totalDocs } = await req.payload.db.count({ collection: collection.slug, where, req })
  return totalDocs > 0
}

const latestVersion = (one: One): Promise<DocumentId | null> =>
  newest(one, hasDraftsEnabled(one.collection) ? [{ latest: { equals: true } }] : [])

export const publishedVersion = (one: One): Promise<DocumentId | null> =>
  newest(one, [{ 'version._status': { equals: 'published' } }])

async function newest({ collection, id, req }: One, more: Where[]): Promise<DocumentId | null> {
  const { docs } = await req.payload.db.findVersions({
    collection: collection.slug,
    where: { and: [{ parent: { equals: id } }, ...more] },
    sort: '-updatedAt',
    limit: 1,
    pagination: false,
    req,
  })
  return docs[0]?.id ?? null
}
