import { useActorRef } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { fromPromise } from 'xstate'
import type { ClientCollection } from '#contracts/admin-config'
import type { BulkActor } from '#machines/bulk'
import { bulkMachine, leavesTheList, resultsOf } from '#machines/bulk'
import type { SelectionActor } from '#machines/selection'
import { changeMany, lookAtMany } from '../../../client/bulk/change-many.ts'
import { listIds } from '../../../client/bulk/list-ids.ts'
import type { ListQuery } from '../../../client/lists.ts'
import { useConfig } from '../../../kit/config.ts'
import { usePanel } from '../../../kit/panel.ts'
import { useBulkJournal } from './use-bulk-journal.ts'

/** What a question names where the server takes one document at a time. */
const fewAtOnce = 10

/** What is being done to many documents of this list; it lives as long as the list is on the screen. */
export function useBulk(
  collection: ClientCollection,
  list: ListQuery,
  selection: SelectionActor,
): BulkActor {
  const { http, queries } = usePanel()
  const { changesMany } = useConfig()
  const [server] = useState({ http, collection, changesMany: changesMany !== undefined })
  const where = useEffectEvent(() => list)
  const bulk = useActorRef(
    bulkMachine.provide({
      actors: {
        list: fromPromise(async ({ input: job, signal }) =>
          job ? listIds(http, where(), job.target, signal) : [],
        ),
        look: fromPromise(({ input, signal }) => lookAtMany(server, input, signal)),
        run: fromPromise(({ input, signal }) => changeMany(server, input, signal)),
      },
    }),
    { input: { size: changesMany ?? fewAtOnce } },
  )
  useBulkJournal(bulk, collection)

  const { slug } = collection
  useEffect(() => {
    const { unsubscribe } = bulk.on('ended', () => {
      selection.send({ type: 'server.removed', ids: removedBy(bulk) })
      queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes(slug) })
    })
    return unsubscribe
  }, [bulk, queries, selection, slug])
  return bulk
}

/** What the list does not have any more. */
function removedBy(bulk: BulkActor) {
  const { context } = bulk.getSnapshot()
  const isLeaving = leavesTheList(context.job)
  return resultsOf(context)
    .filter(({ outcome }) => outcome === 'gone' || (isLeaving && outcome === 'changed'))
    .map(({ id }) => id)
}
