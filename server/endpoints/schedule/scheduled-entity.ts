import type { PayloadRequest } from 'payload'
import { hasScheduledPublishEnabled } from 'payload/shared'
import type { AskedDocument } from '#contracts/documents'
import { Problem } from '#problems'
import { findAskedDocument } from '../../kit/asked-document.ts'
import type { Document } from '../../kit/document.ts'

/** The document that is asked about, whose publishing can be planned; refuses what this user does not see. */
export async function scheduledDocument(
  req: PayloadRequest,
  asked: AskedDocument,
): Promise<Document> {
  const { collections, config } = req.payload
  const entity =
    config.globals.find(({ slug }) => slug === asked.globalSlug) ??
    collections[asked.collectionSlug ?? '']?.config
  if (entity && !hasScheduledPublishEnabled(entity)) throw new Problem('schedule.off')
  return findAskedDocument(req, asked)
}
