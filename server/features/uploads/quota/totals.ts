import type { PayloadRequest } from 'payload'
import { totalsSlug } from './quota-collections.ts'

export interface Total {
  files: number
  bytes: number
}

interface StoredTotal extends Total {
  id: string | number
}

/** Adds to the sum of an owner, or takes from it, while nobody else does; see `holdUploads`. */
export async function addToTotal(
  req: PayloadRequest,
  owner: string,
  { bytes, files }: Total,
): Promise<void> {
  const { db } = req.payload
  const stored = await storedTotal(req, owner)
  const data = {
    files: Math.max(0, (stored?.files ?? 0) + files),
    bytes: Math.max(0, (stored?.bytes ?? 0) + bytes),
  }
  if (stored) await db.updateOne({ collection: totalsSlug, id: stored.id, data, req })
  else await db.create({ collection: totalsSlug, data: { owner, ...data }, req })
}

export async function totalOf(req: PayloadRequest, owner: string): Promise<Total> {
  const { bytes = 0, files = 0 } = (await storedTotal(req, owner)) ?? {}
  return { bytes, files }
}

const storedTotal = (req: PayloadRequest, owner: string): Promise<StoredTotal | null> =>
  req.payload.db.findOne<StoredTotal>({
    collection: totalsSlug,
    where: { owner: { equals: owner } },
    req,
  })
