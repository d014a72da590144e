import type { BulkActor, BulkEnd } from '#machines/bulk'
import { countOf, undoable } from '#machines/bulk'
import type { End } from '../kit/follow.ts'
import { endAll, follow } from '../kit/follow.ts'
import type { ListWork } from './open-list.types.ts'

/** What went without a flaw is told with its way back, until something else is asked for. */
export const bulkToOutside = (
  bulk: BulkActor,
  { tell }: { tell: Pick<ListWork['tell'], 'bulkBegun' | 'bulkSucceeded'> },
): End =>
  endAll(
    bulk.on('succeeded', (end) => tell.bulkSucceeded(end, wayBack(bulk, end))),
    follow(
      bulk,
      (state) => state.matches('idle'),
      (isIdle) => !isIdle && tell.bulkBegun(),
    ),
  )

/** One that takes back all of it, or none. */
function wayBack(bulk: BulkActor, end: BulkEnd): (() => void) | null {
  const results = undoable(end)
  if (end.job === null || results.length < countOf(end.results, 'changed')) return null
  const { locale } = end.job
  return () => bulk.send({ type: 'user.changeNow', change: { kind: 'undo' }, results, locale })
}
