import type { BulkAnswer, BulkRequest, BulkResult } from '#contracts/bulk'
import { bulkPath } from '#contracts/bulk'
import type { BulkQuestion } from '#machines/bulk'
import { Problem } from '#problems'
import type { BulkServer } from './bulk-server.ts'

/** Says what would become of these documents, and changes nothing. */
export const lookAtMany = (server: BulkServer, question: BulkQuestion, signal: AbortSignal) =>
  ask(server, question, true, signal)

export const changeMany = (server: BulkServer, question: BulkQuestion, signal: AbortSignal) =>
  ask(server, question, false, signal)

async function ask(
  server: BulkServer,
  { job, documents, withValues }: BulkQuestion,
  dryRun: boolean,
  signal: AbortSignal,
): Promise<readonly BulkResult[]> {
  if (job === null) throw new Problem('unexpected')
  const { change, locale } = job
  const request: BulkRequest = {
    collection: server.collection.slug,
    documents,
    change,
    ...(locale !== null && { locale }),
    ...(dryRun && { dryRun }),
    ...(withValues && { withValues }),
  }
  if (!server.changesMany) {
    const { changeEach } = await import('./change-each.ts')
    return changeEach(server, request, signal)
  }
  const { results } = await server.http<BulkAnswer>(bulkPath, {
    method: 'POST',
    body: { ...request },
    signal,
  })
  const isWhole =
    results.length === documents.length &&
    results.every(({ id }, index) => String(id) === String(documents[index]?.id))
  if (!isWhole) throw new Problem('unexpected')
  return results
}
