import type { Feature } from '../../kit/feature.ts'
import { mongoOf } from '../../kit/mongo/mongo-database.ts'
import { restoreWhole } from './restore-whole.ts'

/** A restored version is all that the document is then. A table does that by itself. */
export const wholeRestores: Feature = {
  database: (payload) => (mongoOf(payload) ? restoreWhole(payload) : {}),
}
