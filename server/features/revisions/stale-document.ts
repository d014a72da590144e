import type { AfterErrorHook, PayloadRequest } from 'payload'
import { APIError } from 'payload'
import type { DocumentData } from '#contracts/documents'
import type { StaleAnswer } from '#contracts/revisions'
import { Problem } from '#problems'
import { problems } from '#problems/problems'
import type { Document } from '../../kit/document.ts'
import { problemBody } from '../../kit/problem-response.ts'

const code = 'document.stale'

/** A save was based on another version than the latest. Knows what the document is now. */
export class StaleDocument extends APIError {
  constructor(readonly doc: DocumentData | null) {
    super(code, problems[code].status, null, true)
    // An answer, not an event for the log.
    this.name = 'APIError'
  }

  static async of(req: PayloadRequest, document: Document): Promise<StaleDocument> {
    return new StaleDocument(await asSeenBy(req, document).catch(() => null))
  }
}

export const answerStale: AfterErrorHook = ({ error }) =>
  error instanceof StaleDocument
    ? { status: problems[code].status, response: staleAnswer(error.doc) }
    : undefined

const staleAnswer = (doc: DocumentData | null) =>
  ({ ...problemBody(new Problem(code)), code, doc }) satisfies StaleAnswer

/** The document as this person may see it, as a panel would ask for it. */
async function asSeenBy(req: PayloadRequest, document: Document): Promise<DocumentData> {
  const as = { depth: 0, draft: true, fallbackLocale: false, overrideAccess: false, req } as const
  const doc =
    'global' in document
      ? await req.payload.findGlobal({ ...as, slug: document.global.slug })
      : await req.payload.findByID({
          ...as,
          collection: document.collection.slug,
          id: document.id,
        })
  // What goes over the wire is JSON.
  return doc as unknown as DocumentData
}
