import type { Endpoint, PayloadRequest, Where } from 'payload'
import type { AskedDocument, DocumentId } from '#contracts/documents'
import type { LocksAnswer } from '#contracts/locks'
import { locksPath } from '#contracts/locks'
import type { HeldLock } from '../../features/locks/current-lock.ts'
import { isHeld, lockedDocument, readLocks } from '../../features/locks/current-lock.ts'
import { durationOf, locksSlug } from '../../features/locks/lock-place.ts'
import { serializeLock } from '../../features/locks/serialize-lock.ts'
import { answer } from '../../kit/answer.ts'
import { refuseStrangers } from '../../kit/refuse-strangers.ts'

/** Everything that is edited at this moment, as far as this user may see it (LOCK-6). */
export const locksEndpoint: Endpoint = {
  path: locksPath,
  method: 'get',
  handler: answer(async (req) => {
    await refuseStrangers(req)
    const body: LocksAnswer = { locks: await visibleLocks(req) }
    return Response.json(body, { headers: { 'cache-control': 'private, no-store' } })
  }),
}

async function visibleLocks(req: PayloadRequest): Promise<LocksAnswer['locks']> {
  if (!req.payload.collections[locksSlug]) return []
  const held = (await readLocks(req, {})).flatMap((lock) => placed(req, lock) ?? [])
  const readable = await readableAmong(req, held)
  return Promise.all(
    held
      .filter(({ asked }) => readable(asked))
      .map(async ({ asked, lock, duration }) => ({
        ...asked,
        ...(await serializeLock(req, lock, duration)),
      })),
  )
}

interface Placed {
  lock: HeldLock
  asked: AskedDocument
  duration: number
}

/** null: it is none any more, or what it is on is not in the config. */
function placed(
  { payload }: PayloadRequest,
  lock: Awaited<ReturnType<typeof readLocks>>[number],
): Placed | null {
  const { document, globalSlug } = lock
  const entity = document
    ? payload.collections[document.relationTo]?.config
    : payload.config.globals.find(({ slug }) => slug === globalSlug)
  if (!entity || entity.lockDocuments === false) return null
  const duration = durationOf(entity)
  const asked = lockedDocument(lock)
  return asked && isHeld(lock, duration) ? { lock, duration, asked } : null
}

/** What this user may read: one question a collection. */
async function readableAmong(
  req: PayloadRequest,
  held: readonly Placed[],
): Promise<(asked: AskedDocument) => boolean> {
  const idsBySlug = new Map<string, DocumentId[]>()
  const readable = new Set<string>()
  for (const { collectionSlug, globalSlug, id } of held.map(({ asked }) => asked)) {
    if (collectionSlug !== undefined && id !== undefined) {
      idsBySlug.set(collectionSlug, [...(idsBySlug.get(collectionSlug) ?? []), id])
    } else if (globalSlug !== undefined && (await mayReadGlobal(req, globalSlug))) {
      readable.add(keyOf({ globalSlug }))
    }
  }
  for (const [slug, ids] of idsBySlug) {
    for (const id of await readableIds(req, slug, { id: { in: ids } })) {
      readable.add(keyOf({ collectionSlug: slug, id }))
    }
  }
  return (asked) => readable.has(keyOf(asked))
}

const keyOf = ({ collectionSlug, globalSlug, id }: AskedDocument): string =>
  JSON.stringify([collectionSlug, globalSlug, id === undefined ? null : String(id)])

async function readableIds(
  req: PayloadRequest,
  collection: string,
  where: Where,
): Promise<DocumentId[]> {
  const { docs } = await req.payload
    .find({
      collection,
      where,
      select: {},
      depth: 0,
      pagination: false,
      overrideAccess: false,
      req,
    })
    .catch(() => ({ docs: [] }))
  return docs.map(({ id }) => id)
}

const mayReadGlobal = (req: PayloadRequest, slug: string): Promise<boolean> =>
  req.payload
    .findGlobal({ slug, select: {}, depth: 0, overrideAccess: false, req })
    .then(() => true)
    .catch(() => false)
