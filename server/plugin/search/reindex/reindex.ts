import { setImmediate as breathe } from 'node:timers/promises'
import type { PayloadRequest, SanitizedCollectionConfig, TypeWithID } from 'payload'
import { commitTransaction, initTransaction, isolateObjectProperty, killTransaction } from 'payload'
import type { ReindexProgress } from '#config-schema'
import type { ResolvedSearch } from '#config-schema/config'
import type { Outcome } from '../bring-in-step.ts'
import { bringInStep } from '../bring-in-step.ts'
import { pagesOf } from './pages-of.ts'
import { removeLeftovers } from './remove-leftovers.ts'

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
  await initTransaction(own)
  try {
    const outcome = await bringInStep(own, search, { collection, id })
    await commitTransaction(own)
    return outcome
  } catch (err) {
    await killTransaction(own)
    req.payload.logger.error({ err, msg: `${collection.slug} ${id} could not be brought in step.` })
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
