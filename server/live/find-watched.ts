import type { PayloadRequest } from 'payload'
import type { WatchedDocument } from '#contracts/events'
import { findAskedDocument } from '../kit/asked-document.ts'
import { askedDocument } from '../kit/document.ts'
import type { OpenDocument } from './presence.ts'
import { keyOf } from './server-event.ts'

/**
 * Of what a browser shows, all that its user may read, by key. What is in the trash may come back; what
 * is gone is left out.
 */
export async function findWatched(
  req: PayloadRequest,
  asked: readonly WatchedDocument[],
): Promise<ReadonlyMap<string, OpenDocument>> {
  const found = await Promise.all(asked.map((one) => findOne(req, one)))
  return new Map(found.flatMap((open) => (open ? [[keyOf(open.document), open]] : [])))
}

async function findOne(
  req: PayloadRequest,
  { activity, field, ...asked }: WatchedDocument,
): Promise<OpenDocument | null> {
  const found = await findAskedDocument(req, asked, { trash: true }).catch(() => null)
  if (!found) return null
  return { document: askedDocument(found), activity, ...(field !== undefined && { field }) }
}
