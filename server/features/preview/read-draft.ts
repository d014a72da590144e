import type { PayloadRequest } from 'payload'
import type { DocumentData } from '#contracts/documents'
import type { Document } from '../../kit/document.ts'

/** The document as it was saved last, as far as this user may read it. */
export async function readDraft(req: PayloadRequest, document: Document): Promise<DocumentData> {
  const reading = { depth: 0, draft: true, overrideAccess: false, req } as const
  return 'global' in document
    ? req.payload.findGlobal({ slug: document.global.slug, ...reading })
    : req.payload.findByID({
        collection: document.collection.slug,
        id: document.id,
        ...reading,
      })
}
