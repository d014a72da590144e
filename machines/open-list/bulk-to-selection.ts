import { createActor, fromPromise } from 'xstate'
import type { BulkActor, BulkEnd } from '#machines/bulk'
import { bulkMachine, leavesTheList } from '#machines/bulk'
import type { SelectionActor } from '#machines/selection'
import type { End } from '../kit/follow.ts'
import { endAll } from '../kit/follow.ts'
import type { ListWork, OpenListInput } from './open-list.types.ts'

export const createBulk = ({ size }: OpenListInput, { bulk: work }: ListWork): BulkActor =>
  createActor(
    bulkMachine.provide({
      actors: {
        list: fromPromise(async ({ input: job, signal }) => (job ? work.list(job, signal) : [])),
        look: fromPromise(({ input, signal }) => work.look(input, signal)),
        run: fromPromise(({ input, signal }) => work.run(input, signal)),
      },
    }),
    { input: { size } },
  )

/** What a bulk change has removed from the list is not chosen any longer. */
export const bulkToSelection = (
  bulk: BulkActor,
  selection: SelectionActor,
  { tell }: { tell: Pick<ListWork['tell'], 'changed'> },
): End =>
  endAll(
    bulk.on('ended', (end) => {
      selection.send({ type: 'server.removed', ids: removedBy(end) })
      tell.changed()
    }),
  )

/** What the list does not have any more. */
function removedBy({ job, results }: BulkEnd) {
  const isLeaving = leavesTheList(job)
  return results
    .filter(({ outcome }) => outcome === 'gone' || (isLeaving && outcome === 'changed'))
    .map(({ id }) => id)
}
