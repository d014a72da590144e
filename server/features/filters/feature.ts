import type { Feature } from '../../kit/feature.ts'
import { askApart } from './ask-apart.ts'
import { markFilters } from './mark-filters.ts'

/** Filters of requests list what they say, on each kind of field and each database (LIST-3). */
export const filters: Feature = { configured: markFilters, database: askApart }
