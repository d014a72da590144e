import type { Payload } from 'payload'
import type { DatabaseLayer } from '../../kit/database-layer.ts'
import { missingTablesIn } from '../../kit/missing-tables.ts'

/** A collection whose table is missing is one that is empty and keeps nothing. */
export function asEmpty(payload: Payload): DatabaseLayer {
  const unlessMissing =
    <Asked extends { collection: string }>(answer: (asked: Asked) => unknown) =>
    async (asked: Asked, next: (asked: Asked) => Promise<unknown>) =>
      missingTablesIn.of(payload)?.collections.has(asked.collection) ? answer(asked) : next(asked)
  return {
    count: unlessMissing(() => ({ totalDocs: 0 })),
    create: unlessMissing(({ data }) => ({ id: 0, ...data })),
    deleteMany: unlessMissing(() => undefined),
    deleteOne: unlessMissing(() => null),
    find: unlessMissing(() => nothing),
    findDistinct: unlessMissing(() => ({ ...nothing, values: [] })),
    findOne: unlessMissing(() => null),
    updateMany: unlessMissing(() => []),
    updateOne: unlessMissing(() => null),
  }
}

/** A page of Payload's without documents. */
const nothing = {
  ...{ docs: [], limit: 0, page: 1, pagingCounter: 1, totalDocs: 0, totalPages: 1 },
  ...{ hasNextPage: false, hasPrevPage: false, nextPage: null, prevPage: null },
}
