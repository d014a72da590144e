import { isDeepStrictEqual } from 'node:util'
import { hasDraftsEnabled } from 'payload/shared'
import type { BulkChange, DocumentData } from '#config-schema'
import { isPublic } from './before.ts'
import type { One } from './one.ts'
import { seen } from './one.ts'

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
      return Object.entries(change.data).every(([name, value]) =>
        isDeepStrictEqual(doc[name] ?? null, value),
      )
    case 'delete':
      return false
  }
}

/** Saves it as its own screen would, under this person's rules and other people's locks. */
export async function write(one: One, change: Change): Promise<DocumentData> {
  const { collection, id, req } = one
  const as = { ...seen, collection: collection.slug, id, overrideLock: false, req } as const
  switch (change.kind) {
    case 'publish':
      return save({ _status: 'published' })
    case 'unpublish':
      return save({ _status: 'draft' })
    case 'edit':
      return hasDraftsEnabled(collection)
        ? save({ ...change.data, _status: 'draft' }, true)
        : save(change.data)
    case 'delete':
      if (collection.trash) return save({ deletedAt: new Date().toISOString() })
      await req.payload.delete(as)
      return {}
  }

  async function save(data: DocumentData, draft = false): Promise<DocumentData> {
    // What goes over the wire is JSON.
    return (await req.payload.update({ ...as, data, draft })) as unknown as DocumentData
  }
}
