import { rm } from 'node:fs/promises'
import type { PayloadRequest } from 'payload'
import { baseHeader, neverSaved } from '#contracts/revisions'
import type { Document } from '../../kit/document.ts'
import { isRequested } from '../../kit/document.ts'
import { holdDocument } from '../../kit/hold-document.ts'
import { lastSaved } from './last-saved.ts'

/**
 * Looks whether the document is still what this save is based on, and keeps others from saving it
 * meanwhile. A stale save goes on until it would be validated: it may be refused for another reason.
 */
export async function compareBase(
  req: PayloadRequest,
  document: Document,
  isAsked = isRequested(document, req),
): Promise<void> {
  const base = req.headers.get(baseHeader)
  if (base === null || req.context.stateroomBase || !isAsked) return

  await holdDocument(req, document)
  const isStale = isStaleBase(base, await lastSaved(req, document), document)
  req.context.stateroomBase = isStale ? 'stale' : 'latest'
  if (isStale) await dropFile(req)
}

export const isStale = ({ context }: PayloadRequest): boolean => context.stateroomBase === 'stale'

function isStaleBase(base: string, saved: string | undefined, document: Document): boolean {
  // A document that is not there, or whose changes nobody dates, is none of ours.
  if (saved === undefined) return 'global' in document && base !== neverSaved
  return Date.parse(base) !== Date.parse(saved)
}

/** Payload deletes the old file when it has received a new one, before it validates. */
async function dropFile(req: PayloadRequest): Promise<void> {
  const path = req.file?.tempFilePath
  delete req.file
  delete req.query.uploadEdits
  if (path) await rm(path, { force: true })
}
