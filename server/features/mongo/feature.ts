import type { Feature } from '../../kit/feature.ts'
import { beginUnits } from '../../kit/mongo/begin-units.ts'
import { mongoOf } from '../../kit/mongo/mongo-database.ts'
import { noteWrites } from '../../kit/mongo/read-from-now.ts'
import { isWriteConflict } from '../../kit/mongo/write-conflict.ts'
import { keepHolds } from './keep-holds.ts'

const busy = 'Another request changed the same at this moment. Try again.'

/**
 * What is one statement or a lock of the database in SQL is a lease in MongoDB: whoever would save a
 * document holds it until the save has ended (docs/decisions/0045).
 */
export const mongo: Feature = {
  connected: async (payload) => {
    const database = mongoOf(payload)
    if (!database) return
    beginUnits(database)
    noteWrites(database)
  },
  // The panel takes that for a server that is busy, and asks again by itself.
  afterError: ({ error }) =>
    isWriteConflict(error) ? { status: 503, response: { errors: [{ message: busy }] } } : undefined,
  database: (payload) => (mongoOf(payload) ? keepHolds(payload) : {}),
}
