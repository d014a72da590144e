import { isDeepStrictEqual } from 'node:util'
import { hasDraftsEnabled } from 'payload/shared'
import type { BulkChange } from '#contracts/bulk-change'
import { writtenBy } from '#contracts/bulk-edit'
import type { DocumentData } from '#contracts/documents'
import { isPublic } from './before.ts'
import type { One } from './one.ts'
import { seen } from './one.ts'
import { update } from './update.ts'

type Change = Exclude<BulkChange, { kind: 'undo' }>

/** Whether there is nothing to do: the document is so already. */
export async function isAsAsked(one: One, change: Change): Promise<boolean> {
  const { doc } = one
  switch (change.kind) {
    case 'publish':
      return doc._status === 'published'
    case 'unpublish':
      return !(await isPublic(one))
    case 'edit':
      return Object.entries(writtenBy(change, doc)).every(([name, value]) =>
        isDeepStrictEqual(doc[name] ?? null, value),
      )
    default:
      return false
  }
}

/** Does it, as its own screen would. */
export async function write(one: One, change: Change): Promise<DocumentData> {
  const { collection } = one
  switch (change.kind) {
    case 'publish':
      return update(one, { _status: 'published' })
    case 'unpublish':
      return update(one, { _status: 'draft' })
    case 'edit':
      return edit(one, writtenBy(change, one.doc))
    case 'delete':
      return collection.trash ? update(one, { deletedAt: new Date().toISOString() }) : remove(one)
    case 'deleteForever':
      return remove(one, change.inTrash)
    case 'restore':
      return restore(one, hasDraftsEnabled(collection) ? { _status: 'draft' } : {})
    case 'restorePublished':
      return restore(one, { _status: 'published' })
  }
}

const edit = (one: One, data: DocumentData): Promise<DocumentData> =>
  hasDraftsEnabled(one.collection)
    ? update(one, { ...data, _status: 'draft' }, { draft: true })
    : update(one, data)

const restore = (one: One, data: DocumentData): Promise<DocumentData> =>
  update(one, { ...data, deletedAt: null }, { trash: true })

async function remove({ collection, id, req }: One, trash = false): Promise<DocumentData> {
  const { slug } = collection
  await req.payload.delete({ ...seen, collection: slug, id, overrideLock: false, req, trash })
  return {}
}
