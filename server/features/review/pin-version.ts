import type { PayloadRequest } from 'payload'
import type { Document } from '../../kit/document.ts'
import type { Latest } from './stored-content.ts'

/** Keeps the latest version as it is: the next autosave makes one of its own. Its ID, as text. */
export async function pinVersion(
  req: PayloadRequest,
  document: Document,
  { isAutosave, version }: Latest,
): Promise<string | null> {
  if (version === null) return null
  if (isAutosave) {
    const { db } = req.payload
    // Nothing of the version itself is named, and nothing of it is written.
    const change = {
      id: version,
      versionData: { autosave: false } as never,
      returning: false,
      req,
    } as const
    if ('global' in document) {
      await db.updateGlobalVersion({ ...change, global: document.global.slug as never })
    } else {
      await db.updateVersion({ ...change, collection: document.collection.slug as never })
    }
  }
  return String(version)
}
