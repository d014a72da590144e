import type { PayloadRequest, SanitizedCollectionConfig, TypeWithID } from 'payload'
import { ValidationError } from 'payload'
import { uploadText } from '../uploads/texts.ts'

/**
 * A file from where the site keeps it. null: nobody serves it here, as where its address is the
 * storage's own. Refuses where the storage doesn't answer with all of it.
 */
export async function fromStorage(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  file: { doc: TypeWithID; filename: string },
): Promise<Response | null> {
  const stored = await servedFile(req, collection, file)
  if (!stored || stored.status === 200) return stored
  await stored.body?.cancel()
  const text = stored.status === 404 ? 'missing' : 'storageUnread'
  const message = uploadText(req, text, { name: file.filename })
  const { slug } = collection
  throw new ValidationError({ collection: slug, errors: [{ path: 'file', message }], req }, req.t)
}

/** Whether the storage has a file of this name. */
export async function isStored(...asked: Parameters<typeof fromStorage>): Promise<boolean> {
  const stored = await servedFile(...asked)
  await stored?.body?.cancel()
  return Boolean(stored?.ok)
}

/** Of the first who has it; some say where it is. */
async function servedFile(
  req: PayloadRequest,
  { slug, upload }: SanitizedCollectionConfig,
  { doc, filename }: { doc: TypeWithID; filename: string },
): Promise<Response | null> {
  for (const handler of upload.handlers ?? []) {
    const answer = await handler(req, { doc, params: { collection: slug, filename } })
    if (!(answer instanceof Response)) continue
    const address = answer.headers.get('location')
    return address === null ? answer : fetch(address)
  }
  return null
}
