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
  await readToEnd(stored)
  const text = stored.status === 404 ? 'missing' : 'storageUnread'
  const message = uploadText(req, text, { name: file.filename })
  const { slug } = collection
  throw new ValidationError({ collection: slug, errors: [{ path: 'file', message }], req }, req.t)
}

/** Whether the storage has a file of this name. */
export async function isStored(...asked: Parameters<typeof fromStorage>): Promise<boolean> {
  const stored = await servedFile(...asked)
  if (stored) await readToEnd(stored)
  return Boolean(stored?.ok)
}

/** Some adapters go on writing into a body that was cancelled, which ends the process. */
async function readToEnd({ body }: Response): Promise<void> {
  const reader = body?.getReader()
  try {
    while (reader && !(await reader.read()).done);
  } catch {
    // What breaks on its way is of no use to anybody.
  }
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
