import { restoreVersionOperation } from 'payload'
import { hasDraftsEnabled } from 'payload/shared'
import type { BulkBefore, BulkDocument } from '#contracts/bulk'
import type { DocumentData, DocumentId } from '#contracts/documents'
import { Problem } from '#problems'
import { lastSaved } from '../../features/revisions/last-saved.ts'
import { holdDocument } from '../../kit/hold-document.ts'
import { inTransaction } from '../../kit/in-transaction.ts'
import { isPublic, publishedVersion } from './before.ts'
import type { One } from './one.ts'
import { update } from './update.ts'

/** Makes of a document what it was, if nobody has saved it since; all of it, or nothing. */
export async function undoChange(one: One, { base, before }: BulkDocument): Promise<DocumentData> {
  const { collection, id, req } = one
  if (!before) throw new Problem('bulk.notKept')
  return inTransaction(req, async () => {
    await holdDocument(req, { collection, id })
    const saved = await lastSaved(req, { collection, id })
    if (saved !== undefined && saved !== base) throw new Problem('bulk.stale')
    return restored(one, before)
  })
}

async function restored(one: One, before: BulkBefore): Promise<DocumentData> {
  const out = before.isTrashed ? await outOfTrash(one) : one.doc
  const { version, published } = before
  if (version === null) return out
  if (!hasDraftsEnabled(one.collection) || version === published) return restore(one, version)

  const isSeen = await isPublic(one)
  if (published === null && isSeen) await update(one, { _status: 'draft' })
  const isSeenAsBefore = isSeen && (await publishedVersion(one)) === published
  if (published !== null && !isSeenAsBefore) await restore(one, published)
  return restore(one, version, true)
}

const outOfTrash = (one: One): Promise<DocumentData> =>
  update(one, { deletedAt: null }, { trash: true })

async function restore(
  { collection, id, req }: One,
  version: DocumentId,
  draft = false,
): Promise<DocumentData> {
  const { slug } = collection
  const kept = await req.payload.db.findVersions({
    collection: slug,
    where: { and: [{ id: { equals: version } }, { parent: { equals: id } }] },
    limit: 1,
    pagination: false,
    req,
  })
  if (kept.docs.length === 0) throw new Problem('bulk.notKept')
  // `payload.restoreVersion` forgets that it is to be a draft.
  return (await restoreVersionOperation({
    collection: req.payload.collections[slug]!,
    id: version,
    depth: 0,
    draft,
    overrideAccess: false,
    req,
  })) as unknown as DocumentData
}
