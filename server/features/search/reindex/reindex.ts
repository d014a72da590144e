import { setImmediate as breathe } from 'node:timers/promises'
import type { PayloadRequest, SanitizedCollectionConfig, TypeWithID } from 'payload'
import { isolateObjectProperty } from 'payload'
import type { ResolvedSearch } from '#config-schema/config'
import type { ReindexProgress } from '#contracts/reindex'
import { inTransaction } from '../../../kit/in-transaction.ts'
import { inUnit } from '../../../kit/mongo/after-commit.ts'
import { mongoOf } from '../../../kit/mongo/mongo-database.ts'
import type { Outcome } from '../bring-in-step.ts'
import { bringInStep } from '../bring-in-step.ts'
import type { Entry } from '../entries.ts'
import { pagesOf } from './pages-of.ts'

/** How many documents had which outcome. */
export type ReindexReport = Record<Outcome, number>

/**
 * Brings every document of these collections in step, each in a transaction of its own: nobody waits
 * for the whole, what was found stays to be found, and two who do this at once do not meet.
 */
export async function* reindex(
  req: PayloadRequest,
  search: ResolvedSearch,
  collections: readonly SanitizedCollectionConfig[],
): AsyncGenerator<ReindexProgress, ReindexReport> {
  const report: ReindexReport = { found: 0, leftOut: 0, failed: 0 }
  const total = await countAll(req, collections)
  let done = 0
  yield { done, total }
  for (const collection of collections) {
    for await (const page of pagesOf<TypeWithID>(req, collection.slug)) {
      for (const { id } of page) {
        report[await bringOne(req, search, collection, id)] += 1
        // SQLite answers without ever letting go of the process.
        await breathe()
      }
      done += page.length
      yield { done, total: Math.max(done, total) }
    }
  }
  await removeLeftovers(req, search)
  return report
}

async function bringOne(
  req: PayloadRequest,
  search: ResolvedSearch,
  collection: SanitizedCollectionConfig,
  id: string | number,
): Promise<Outcome> {
  const own = isolateObjectProperty(req, 'transactionID')
  try {
    const bring = (own: PayloadRequest) => bringInStep(own, search, { collection, id })
    return await (mongoOf(req.payload) ? inUnit(own, bring) : inTransaction(own, () => bring(own)))
  } catch (err) {
    req.payload.logger.error({ err, msg: `Couldn’t index ${collection.slug} ${id}.` })
    return 'failed'
  }
}

async function countAll(
  { payload }: PayloadRequest,
  collections: readonly SanitizedCollectionConfig[],
): Promise<number> {
  const counts = await Promise.all(
    collections.map(({ slug }) => payload.db.count({ collection: slug, where: {} })),
  )
  return counts.reduce((sum, { totalDocs }) => sum + totalDocs, 0)
}

/**
 * Removes the entries of what is not there any more: documents that somebody deleted past Payload,
 * and whole collections that are not searched since the config was changed.
 */
async function removeLeftovers(req: PayloadRequest, search: ResolvedSearch): Promise<void> {
  for await (const page of pagesOf<Partial<Entry> & TypeWithID>(req, search.slug, { doc: true })) {
    const there = await keysOfThere(req, search, page)
    const isLeftOver = ({ doc }: Partial<Entry>) =>
      !doc || !there.has(`${doc.relationTo}:${doc.value}`)
    const ids = page.filter(isLeftOver).map(({ id }) => id)
    if (ids.length > 0) {
      await req.payload.db.deleteMany({ collection: search.slug, where: { id: { in: ids } } })
    }
    await breathe()
  }
}

/** Of the documents of these entries, those that are there: MongoDB keeps what leads nowhere. */
async function keysOfThere(
  { payload }: PayloadRequest,
  { collections }: ResolvedSearch,
  entries: readonly Partial<Entry>[],
): Promise<ReadonlySet<string>> {
  const keys = new Set<string>()
  for (const collection of collections) {
    const ids = entries.flatMap(({ doc }) => (doc?.relationTo === collection ? [doc.value] : []))
    if (ids.length === 0) continue
    const where = { id: { in: ids } }
    const { docs } = await payload.db.find<TypeWithID>({
      ...{ collection, where, select: { id: true }, pagination: false, limit: 0 },
    })
    for (const { id } of docs) keys.add(`${collection}:${id}`)
  }
  return keys
}
