import type { Payload, PayloadRequest } from 'payload'
import { isolateObjectProperty, updateByIDOperation } from 'payload'
import type { DocumentData } from '#contracts/documents'
import { isDryRun } from '../../features/dry-run/dry-run.ts'
import type { One } from './one.ts'

/** Saves it as its own screen would, under this person's rules and other people's locks. */
export async function update(
  one: One,
  data: DocumentData,
  { draft = false, trash = false } = {},
): Promise<DocumentData> {
  const { collection, id } = one
  const saved = await updateByIDOperation({
    collection: one.req.payload.collections[collection.slug]!,
    id,
    data,
    depth: 0,
    draft,
    overrideAccess: false,
    overrideLock: false,
    req: isDryRun(one.req, collection.slug, id) ? quietly(one.req) : one.req,
    trash,
  })
  // What goes over the wire is JSON.
  return saved as unknown as DocumentData
}

/** Payload logs that a version could not be written; of a dry run, nobody wants to read that. */
function quietly(req: PayloadRequest): PayloadRequest {
  const payload: Payload = isolateObjectProperty(req.payload, 'logger')
  payload.logger = req.payload.logger.child({}, { level: 'silent' })
  return Object.assign(isolateObjectProperty(req, 'payload'), { payload })
}
