import type { PayloadRequest, SanitizedCollectionConfig, SanitizedGlobalConfig } from 'payload'
import { hasDraftsEnabled } from 'payload/shared'
import type { Document } from '../../kit/document.ts'

/** When the latest version was saved, draft or not. undefined: there is none, or nobody notes it. */
export async function lastSaved(
  req: PayloadRequest,
  document: Document,
): Promise<string | undefined> {
  const saved =
    'global' in document
      ? await ofGlobal(req, document.global)
      : await ofDocument(req, document.collection, document.id)
  return saved?.updatedAt ?? undefined
}

interface Saved {
  updatedAt?: string | null
}

async function ofDocument(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  id: string | number,
): Promise<Saved | null> {
  const { db } = req.payload
  const { slug } = collection
  if (hasDraftsEnabled(collection)) {
    const where = { and: [{ parent: { equals: id } }, { latest: { equals: true } }] }
    const { docs } = await db.findVersions<Saved>({ ...latest, collection: slug, where, req })
    if (docs[0]) return docs[0].version
  }
  return db.findOne<Saved & { id: string }>({
    collection: slug,
    where: { id: { equals: id } },
    select: { updatedAt: true },
    req,
  })
}

async function ofGlobal(req: PayloadRequest, global: SanitizedGlobalConfig): Promise<Saved | null> {
  const { db } = req.payload
  const { slug } = global
  if (hasDraftsEnabled(global)) {
    const where = { latest: { equals: true } }
    const { docs } = await db.findGlobalVersions<Saved>({ ...latest, global: slug, where, req })
    if (docs[0]) return docs[0].version
  }
  return db.findGlobal<Saved & Record<string, unknown>>({ slug, select: { updatedAt: true }, req })
}

const latest = {
  limit: 1,
  pagination: false,
  sort: '-updatedAt',
  select: { version: { updatedAt: true } },
} as const
