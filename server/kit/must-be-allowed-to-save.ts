import type { PayloadRequest } from 'payload'
import { Forbidden } from 'payload'
import { hasDraftsEnabled } from 'payload/shared'
import type { Document } from './document.ts'
import { mayUpdate } from './may-update.ts'

/** What Payload hands to `beforeOperation`, of a save or of a version that is restored. */
interface Saving {
  data?: Record<string, unknown>
  draft?: boolean
  overrideAccess?: boolean
}

/**
 * Refuses whoever Payload is going to refuse. It asks its rules after `beforeOperation`: what a hook
 * there writes, holds or tells of a document is for people who may save it.
 */
export async function mustBeAllowedToSave(
  req: PayloadRequest,
  document: Document,
  args: object,
): Promise<void> {
  const saving = args as Saving
  if (saving.overrideAccess) return
  for (const data of valuesOf(document, saving)) {
    if (await mayUpdate(req, document, data)) return
  }
  throw new Forbidden(req.t)
}

/** With the status that rules are asked about; of a version nobody knows it yet. */
function valuesOf(document: Document, { data, draft }: Saving): Record<string, unknown>[] {
  const entity = 'global' in document ? document.global : document.collection
  if (!hasDraftsEnabled(entity)) return [data ?? {}]
  if (data === undefined && draft === undefined)
    return [{ _status: 'draft' }, { _status: 'published' }]
  return [draft && data?._status !== 'published' ? { ...data, _status: 'draft' } : (data ?? {})]
}
