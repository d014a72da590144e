import type { PayloadRequest } from 'payload'
import type { BulkDocument, BulkResult } from '#contracts/bulk'
import { valuesFor, writtenBy } from '#contracts/bulk-edit'
import type { DocumentData } from '#contracts/documents'
import { DryRunEnded } from '../../features/dry-run/dry-run.ts'
import { warningsIn } from '../../features/preflight/warnings.ts'
import { refuseForbidden } from '../../kit/refuse-forbidden.ts'
import { beforeOf } from './before.ts'
import { isAsAsked, write } from './changes.ts'
import type { One } from './one.ts'
import { findOne } from './one.ts'
import { reasonOf, reasonOfSave } from './reason.ts'
import { refuseLocked, refuseStale, refuseUnreadable } from './refusals.ts'
import type { BulkAsked } from './request.ts'
import { undoChange } from './undo-change.ts'

/** What becomes of one document; nothing that is wrong with it keeps the others waiting. */
export async function changeOne(
  req: PayloadRequest,
  asked: BulkAsked,
  document: BulkDocument,
): Promise<BulkResult> {
  const { id } = document
  try {
    const one = await findOne(req, asked, document)
    if (one === null) return { id, title: null, outcome: 'gone' }
    return { id, title: titleOf(one), ...(await resultOf(one, asked, document)) }
  } catch (thrown) {
    const problem = reasonOf(req, thrown)
    return problem.code === 'document.notFound'
      ? { id, title: null, outcome: 'gone' }
      : { id, title: null, outcome: 'refused', problem }
  }
}

type Outcome = Omit<BulkResult, 'id' | 'title'>

async function resultOf(one: One, asked: BulkAsked, document: BulkDocument): Promise<Outcome> {
  try {
    if (asked.change.kind === 'edit') await refuseUnreadable(one, asked.change)
    if (asked.change.kind !== 'undo' && (await isAsAsked(one, asked.change))) {
      return { outcome: 'unchanged', ...baseOf(one.doc) }
    }
    await refuseLocked(one)
    refuseStale(one, document.base)
    if (asked.change.kind === 'edit') {
      const { collection, doc, id } = one
      const data = writtenBy(asked.change, doc)
      const paths = Object.keys(data)
      await refuseForbidden(one.req, { collection, paths, data, doc: { ...doc, id } })
    }
    return { outcome: 'changed', ...(await changed(one, asked, document)) }
  } catch (thrown) {
    const { change } = asked
    const values = { ...one.doc, ...(change.kind === 'edit' && writtenBy(change, one.doc)) }
    return { outcome: 'refused', problem: await reasonOfSave({ ...one, values }, thrown) }
  }
}

async function changed(
  one: One,
  { change, dryRun, withValues }: BulkAsked,
  document: BulkDocument,
) {
  if (change.kind === 'undo') return baseOf(await undoChange(one, document))
  const before = await beforeOf(one, change)
  try {
    const after = await write(one, change)
    return { ...baseOf(after), ...before }
  } catch (thrown) {
    if (dryRun && thrown instanceof DryRunEnded) {
      const values = withValues && change.kind === 'edit' && valuesFor(change, one.doc)
      return { ...baseOf(one.doc), ...(values && { values }), ...warnedOf(one), ...before }
    }
    throw thrown
  }
}

function warnedOf({ req }: One) {
  const warnings = warningsIn(req.context)
  return warnings.length > 0 ? { warnings } : {}
}

export const baseOf = ({ updatedAt }: DocumentData) =>
  typeof updatedAt === 'string' ? { base: updatedAt } : {}

export function titleOf({ collection, doc }: Pick<One, 'collection' | 'doc'>): string | null {
  const title = doc[collection.admin.useAsTitle ?? 'id']
  return typeof title === 'string' && title !== '' ? title : null
}
