import type { BulkDocument, BulkOutcome, BulkResult } from '#contracts/bulk'
import type { BulkChange } from '#contracts/bulk-change'
import { isOfTrash } from '#contracts/bulk-change'
import type { BulkEdit } from '#contracts/bulk-edit'
import { toProblemData } from '#problems'
import type {
  BulkContext,
  BulkEnd,
  BulkEvent,
  BulkInput,
  BulkJob,
  BulkQuestion,
  BulkRecord,
} from './bulk.types.ts'

type Bulk = BulkContext
type Of<Type extends BulkEvent['type']> = Extract<BulkEvent, { type: Type }>

export const unasked = ({ size }: BulkInput): Bulk => ({
  size,
  job: null,
  ids: [],
  settled: [],
  looked: [],
  done: [],
  doubted: [],
  problem: null,
})

/** Those that could be changed, as they were looked at. */
export const changeable = ({ looked }: Pick<Bulk, 'looked'>): readonly BulkResult[] =>
  looked.filter(({ outcome }) => outcome === 'changed')

/** What is known of each: what became of it, or why it was left alone. */
export const resultsOf = ({ settled, looked, done }: BulkRecord): readonly BulkResult[] => [
  ...settled,
  ...looked.filter(({ outcome }) => outcome !== 'changed'),
  ...done,
]

export const countOf = (results: readonly BulkResult[], of: BulkOutcome): number =>
  results.filter(({ outcome }) => outcome === of).length

/** How many could be changed, and nobody has asked for. */
export const leftOf = (bulk: Bulk): number => changeable(bulk).length - bulk.done.length

/** What can be made as it was. */
export const undoable = ({ job, results }: BulkEnd): readonly BulkResult[] =>
  job?.change.kind === 'undo'
    ? []
    : results.filter(({ outcome, before }) => outcome === 'changed' && before)

/** What may be tried again; what is taken back was changed by somebody, and stays so. */
export const retriable = (bulk: Bulk): readonly BulkResult[] =>
  bulk.job?.change.kind === 'undo'
    ? []
    : resultsOf(bulk).filter(({ outcome }) => outcome === 'refused')

export const filled = ({ job }: Bulk, edit: BulkEdit): Partial<Bulk> =>
  job ? { job: { ...job, change: { kind: 'edit', ...edit } } } : {}

export function nextToLook({ job, ids, looked, size }: Bulk): BulkQuestion {
  return {
    job,
    documents: ids.slice(looked.length, looked.length + size).map((id) => ({ id })),
    ...(job?.change.kind === 'edit' && looked.length < mostCompared && { withValues: true }),
  }
}

/** Of so many documents an edit shows what they have; more would be too much to keep and to read. */
const mostCompared = 100

/** Whoever has confirmed has seen what the documents had. */
export const withoutValues = ({ looked }: Bulk): Partial<Bulk> => ({
  looked: looked.map(({ values, ...result }) => result),
})

export function nextToRun(bulk: Bulk): BulkQuestion {
  const { job, done, size } = bulk
  const next = changeable(bulk).slice(done.length, done.length + size)
  return { job, documents: next.map(job?.change.kind === 'undo' ? asItWas : asItIs) }
}

const asItIs = ({ id, base }: BulkResult): BulkDocument => ({ id, ...(base && { base }) })

const asItWas = (result: BulkResult): BulkDocument => ({
  ...asItIs(result),
  ...(result.before && { before: result.before }),
})

/** The answers, of which some are to a question that was asked before. */
export const answered = (bulk: Bulk, results: readonly BulkResult[]): Partial<Bulk> => ({
  done: [...bulk.done, ...results.map((result) => believed(bulk, result))],
  doubted: [],
})

/** What was asked for and is so now was done, although nobody heard the answer. */
function believed({ doubted, job, looked }: Bulk, result: BulkResult): BulkResult {
  const { id, outcome } = result
  const isSo = outcome === 'unchanged' || (outcome === 'gone' && leavesTheList(job))
  if (!isSo || !doubted.includes(id)) return result
  const { before, title = null } = looked.find((seen) => seen.id === id) ?? {}
  return { ...result, title, outcome: 'changed', ...(before && { before }) }
}

/** Whether what is changed is not where it was afterwards: deleted, or out of the trash. */
export const leavesTheList = (job: BulkJob | null): boolean =>
  job !== null && (isOfTrash(job.change) || deletions.has(job.change.kind))

const deletions: ReadonlySet<BulkChange['kind']> = new Set(['delete', 'deleteForever'])

export const refused = (bulk: Bulk, thrown: unknown): Partial<Bulk> => ({
  problem: toProblemData(thrown),
  doubted: nextToRun(bulk).documents.map(({ id }) => id),
})

export const unread = (thrown: unknown): Partial<Bulk> => ({ problem: toProblemData(thrown) })

/** The same job for those that were refused; what became of the others stays known. */
export function again(bulk: Bulk): Partial<Bulk> {
  const ids = retriable(bulk).map(({ id }) => id)
  return {
    job: bulk.job && { ...bulk.job, target: { kind: 'these', ids } },
    settled: resultsOf(bulk).filter(({ outcome }) => outcome !== 'refused'),
    looked: [],
    done: [],
  }
}

/** A job that takes the last one back. */
export const backwards = (bulk: Bulk): Partial<Bulk> => ({
  job: bulk.job && { ...bulk.job, change: { kind: 'undo' } },
  settled: [],
  looked: undoable(endOf(bulk)),
  done: [],
})

/** A job that nobody is asked about. */
export const atOnce = ({ change, results, locale }: Of<'user.changeNow'>): Partial<Bulk> => ({
  job: { change, target: { kind: 'these', ids: results.map(({ id }) => id) }, locale },
  looked: results,
})

/** Whether these are the last answers, and nothing stands against any of the documents. */
export function isFlawless(bulk: Bulk, results: readonly BulkResult[]): boolean {
  if (leftOf(bulk) > results.length) return false
  const all = resultsOf({ ...bulk, ...answered(bulk, results) })
  return all.every(({ outcome }) => outcome === 'changed' || outcome === 'unchanged')
}

export const endOf = (bulk: Bulk): BulkEnd => ({ job: bulk.job, results: resultsOf(bulk) })

/** As a reload has left it. What was asked for last may have been done. */
export function found({ size }: Bulk, { record }: Of<'journal.found'>): Bulk {
  const bulk = { ...unasked({ size }), ...record }
  return { ...bulk, doubted: nextToRun(bulk).documents.map(({ id }) => id) }
}

export const recordOf = ({ job, settled, looked, done }: Bulk): BulkRecord => ({
  job,
  settled,
  looked,
  done,
})
