import type { ImportResult } from '#contracts/import'

/** What becomes of a line, without its number. */
export type Outcome = Omit<ImportResult, 'line'>
