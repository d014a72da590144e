import type { ImportResult } from '#config-schema'

/** What becomes of a line, without its number. */
export type Outcome = Omit<ImportResult, 'line'>
