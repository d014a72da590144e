import type { BulkActor } from '#machines/bulk'
import type { End } from '../kit/follow.ts'
import type { ListWork } from './open-list.types.ts'

/** What is asked about all that match is about those that matched then: it ends where others do. */
export const listToBulk = (bulk: BulkActor, { hear }: Pick<ListWork, 'hear'>): End =>
  hear(({ type }) => {
    const { job } = bulk.getSnapshot().context
    if (type === 'page.changed' && job?.target.kind === 'matching')
      bulk.send({ type: 'user.cancel' })
  })
