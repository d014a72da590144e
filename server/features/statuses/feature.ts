import type { Feature } from '../../kit/feature.ts'
import { filterByStatus } from './filter-by-status.ts'
import { joinPublic } from './public-parent.ts'

/** Lists are filtered by what a document is to people: draft, changed, published, scheduled (LIST-7). */
export const statuses: Feature = { collection: filterByStatus, database: () => joinPublic }
