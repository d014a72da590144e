import type { ListWork } from '#machines/open-list'
import { bulkKeys, createBulkJournal } from '../../../client/bulk/bulk-journal.ts'
import { changeMany, lookAtMany } from '../../../client/bulk/change-many.ts'
import { listIds } from '../../../client/bulk/list-ids.ts'
import { holdOpen } from '../../../client/open-keys.ts'
import { keeperOf } from '../../../client/shared-computer.ts'
import { newId } from '../../../fields/kit/new-id.ts'
import type { ListSeam } from '../list-seam.ts'

/** What a question names where the server takes one document at a time. */
export const fewAtOnce = 10

/** Many documents of a list, changed by the server. */
export function bulkWork({ panel, config, collection, now }: ListSeam): ListWork['bulk'] {
  const { http } = panel
  const server = { http, collection, changesMany: config.changesMany !== undefined }
  const journal = createBulkJournal()
  const prefix = bulkKeys(keeperOf(config.user), collection.slug)
  return {
    list: ({ target }, signal) => listIds(http, now().query, target, signal),
    look: (question, signal) => lookAtMany(server, question, signal),
    run: (question, signal) => changeMany(server, question, signal),
    journal: {
      find: () => journal.find(prefix),
      newKey: () => prefix + newId(),
      keep: journal.keep,
      forget: journal.forget,
      holdOpen,
    },
  }
}
